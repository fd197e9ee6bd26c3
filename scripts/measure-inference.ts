/**
 * Measures what the compiler does with a large router: writes synthetic routers in several styles, checks each with
 * `tsc --extendedDiagnostics`, and prints a table. The figures of /blog/typescript-performance-lessons come from here.
 *
 *     npm run measure-inference -- [--procedures 400] [--runs 3] [--compiler <folder of a typescript package>] [--keep]
 *
 * Instantiations and types are the same in every run; of the times the lowest is printed. `--keep` leaves the projects in
 * library/<version>/.run, for `tsc --generateTrace`. Ends with code 1 when a project does not compile.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { syntheticProjects, type SyntheticProject } from '../core/inference/synthetic-projects.ts';

const root = path.resolve(__dirname, '..');

const { values } = parseArgs({
  options: {
    procedures: { type: 'string', default: '400' },
    runs: { type: 'string', default: '3' },
    compiler: { type: 'string', default: path.join(root, 'node_modules/typescript') },
    keep: { type: 'boolean', default: false },
  },
});
const procedures = readCount('procedures', values.procedures);
const runs = readCount('runs', values.runs);

const compiler = path.resolve(values.compiler);
const manifest = JSON.parse(readFileSync(path.join(compiler, 'package.json'), 'utf8')) as { version: string };
console.log(`TypeScript ${manifest.version}, ${procedures} procedures, lowest of ${runs} runs\n`);
console.log('| Project | tRPC | Instantiations | Types | Check time | Memory |');
console.log('| --- | --- | ---: | ---: | ---: | ---: |');
for (const project of syntheticProjects(procedures)) {
  const { instantiations, types, seconds, megabytes } = measure(project);
  const figures = [instantiations.toLocaleString('en'), types.toLocaleString('en'), `${seconds} s`, `${megabytes} MB`];
  console.log(`| ${project.name} | ${project.library} | ${figures.join(' | ')} |`);
}

interface Figures {
  instantiations: number;
  types: number;
  /** Time in the checker. */
  seconds: number;
  /** The heap at the end. */
  megabytes: number;
}

function measure(project: SyntheticProject): Figures {
  const parent = path.join(root, 'library', project.library, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'measure-'));
  try {
    for (const [name, text] of Object.entries(project.files)) {
      writeFileSync(path.join(folder, name), text);
    }
    if (project.needsDeclarations) compile(folder, ['--project', 'tsconfig.types.json']);
    const measured = Array.from({ length: runs }, () => readFigures(compile(folder, [])));
    return measured.reduce((best, figures) => (figures.seconds < best.seconds ? figures : best));
  } finally {
    if (values.keep) console.log(`  (${path.relative(root, folder)})`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns what the compiler printed */
function compile(folder: string, args: readonly string[]): string {
  const tsc = path.join(compiler, 'bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...args, '--extendedDiagnostics'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) {
    console.error(`tsc ${args.join(' ')} failed in ${path.relative(root, folder)}:\n${stdout.slice(0, 2000)}${stderr}`);
    process.exit(1);
  }
  return stdout;
}

function readFigures(printed: string): Figures {
  const read = (label: string) => {
    const found = new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(printed);
    if (!found) throw new Error(`--extendedDiagnostics printed no line "${label}:"`);
    return Number(found[1]);
  };
  return {
    instantiations: read('Instantiations'),
    types: read('Types'),
    seconds: read('Check time'),
    megabytes: Math.round(read('Memory used') / 1024),
  };
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    console.error(`--${name} has to be a whole number from 1 on, not "${text}"`);
    process.exit(2);
  }
  return count;
}
