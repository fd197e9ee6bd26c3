import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Behaviour {
  /** 1-based. */
  line: number;
  statement: string;
  /** The implementer; `Configuration` is Docusaurus as we configure it. */
  metBy: 'Docusaurus' | 'Configuration' | 'Code';
  /** Our files that implement it; empty for `Docusaurus`. */
  sources: string[];
  tests: { file: string; title: string }[];
}

const shape = '| statement | Docusaurus, or Configuration or Code: `file` | `test file`: title of the test |';

/** @throws on a row of another shape; cells separate files with commas and tests with `<br>` */
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

/** Titles as in the source, including `${…}` and `%s`. */
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
