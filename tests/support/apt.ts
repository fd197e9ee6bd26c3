import { spawnSync } from 'node:child_process';

export function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const isRoot = process.getuid?.() === 0;
const apt: [string, ...string[]] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
const mayUseApt = () => has('apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0);

/** Does nothing where apt is not available or not permitted. */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || !mayUseApt()) return;
  if (run(...apt, 'update', '-qq')) run(...apt, 'install', '-y', '-qq', ...names);
}
