import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A row of tests/behaviours.md. */
export interface Behaviour {
  /** Where the row stands, from 1. */
  line: number;
  statement: string;
  /** Who does it: the framework as it comes, the framework as we configure it, or our own code. */
  metBy: 'Docusaurus' | 'Configuration' | 'Code';
  /** The files of ours that do it; none for what comes with the framework. */
  sources: string[];
  /** The tests that show it. */
  tests: { file: string; title: string }[];
}

const shape = '| statement | Docusaurus, or Configuration or Code: `file` | `test file`: title of the test |';

/**
 * Reads the table of behaviours.
 *
 * @throws With the line, on a row of another shape than `| statement | Code: \`file\` | \`test file\`: title |`; several
 *   files have commas between them, several tests `<br>`.
 */
export function readBehaviours(file: string): Behaviour[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      if (!text.startsWith('|') || /^\| (Statement|-)/.test(text)) return [];
      const fail = (what: string) => new Error(`${file}:${line}: ${what}; expected ${shape}, found ${text}`);
      const cells = text.split('|').map((cell) => cell.trim());
      if (cells.length !== 5) throw fail('a row has three columns');
      const [, statement, met, shown] = cells as [string, string, string, string];
      const [, metBy, list = ''] = /^(Docusaurus|Configuration|Code)(?:: (.+))?$/.exec(met) ?? [];
      if (!metBy) throw fail('the second column says who meets the statement');
      const sources = [...list.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
      if ((metBy === 'Docusaurus') !== (sources.length === 0)) throw fail('only what is ours has files');
      const tests = shown.split('<br>').map((item) => {
        const [, testFile, title] = /^`([^`]+)`: (.+)$/.exec(item.trim()) ?? [];
        if (!testFile || !title) throw fail('the third column names tests');
        return { file: testFile, title };
      });
      return [{ line, statement, metBy: metBy as Behaviour['metBy'], sources, tests }];
    });
}

/** @returns The titles of a file's tests as they are written, with `${…}` and `%s` in those that are made in a loop. */
export function readTestTitles(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:test|it)\b(?!\.describe)/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.add(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
