import type { Problem } from '@typed-docs/snippets/types';

export interface UpdatedPackage {
  /** Folder in `library`. */
  set: string;
  name: string;
  from: string;
  to: string;
}

export interface ChangedOutput {
  path: string;
  line: number;
  /** Lines with `-` (on the page) and `+` (printed). */
  diff: string;
}

/** Exports that a package release added, changed, deprecated or removed. */
export interface ExportChange {
  name: string;
  release: string;
  change: string;
  exports: readonly string[];
}

export interface UpdateReport {
  version: string;
  updated: readonly UpdatedPackage[];
  exports: readonly ExportChange[];
  failing: readonly Problem[];
  outputs: readonly ChangedOutput[];
  withoutGuide: readonly string[];
  /** Undefined without a built site. */
  deadLinks: readonly string[] | undefined;
}

export function nothingToDo({ updated, failing, outputs, deadLinks = [] }: UpdateReport): boolean {
  return [updated, failing, outputs, deadLinks].every((list) => list.length === 0);
}

/** @returns Markdown for the terminal and a pull request */
export function formatReport(report: UpdateReport): string {
  const { version, updated, failing, outputs, withoutGuide, deadLinks } = report;
  if (nothingToDo(report))
    return `# ${version}: nothing to do\n\nThe package sets are the newest that npm installs together, and all samples pass.\n`;
  const pages = new Set([...failing, ...outputs].map((one) => one.path));
  return [
    `# ${version}: ${count(updated, 'package')} updated, ${count([...pages], 'page')} to edit`,
    section(
      'Packages',
      table(
        ['Set', 'Package', 'From', 'To'],
        updated.map(({ set, name, from, to }) => [set, name, from, to]),
      ),
    ),
    section(
      'Changes of the public API',
      list(
        report.exports.map(
          ({ name, release, change, exports }) =>
            `${name} ${release} ${change}: ${exports.map((one) => `\`${one}\``).join(', ')}`,
        ),
      ),
    ),
    section('Blocks that no longer pass', failing.map((one) => quote(one, 'text', one.message)).join('\n\n')),
    section('Outputs that changed', outputs.map((one) => quote(one, 'diff', one.diff)).join('\n\n')),
    section('New exports without a guide', list(withoutGuide.map(code))),
    section(
      'Broken links in comments of the packages',
      deadLinks
        ? list(deadLinks)
        : 'Not checked: there is no built site. Run `npm run build`, then run this command again.',
    ),
    section('Pages affected', list([...pages].sort().map(code))),
    '## What to do\n\n' +
      '1. Read the changed outputs; correct the text around them; `npm run check-snippets -- --update` rewrites the outputs.\n' +
      '2. Fix the blocks that fail, and move old behavior into a note with its range of releases.\n' +
      '3. Write about new exports where readers look for them.\n' +
      '4. `npm run verify`.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const code = (text: string) => `\`${text}\``;

/** Four backticks, because messages contain fences. */
const quote = ({ path, line }: Pick<Problem, 'path' | 'line'>, lang: string, text: string) =>
  `\`${path}:${line}\`\n\n\`\`\`\`${lang}\n${text}\n\`\`\`\``;

const count = (list: readonly unknown[], noun: string) => `${list.length} ${noun}${list.length === 1 ? '' : 's'}`;

const section = (title: string, body: string) => (body === '' ? '' : `## ${title}\n\n${body}`);

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
