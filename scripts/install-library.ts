/**
 * Installs the packages of each library/<version> after `npm install`, unless its lockfile is unchanged. Development
 * dependencies are only named in install commands of pages, so they are left out.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const library = path.resolve(__dirname, '../library');

for (const version of readdirSync(library)) {
  const folder = path.join(library, version);
  if (!existsSync(path.join(folder, 'package-lock.json'))) continue;
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(folder, 'node_modules/.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
  console.log(`Installing the packages of ${version} …`);
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  writeFileSync(stamp, wanted);
}
