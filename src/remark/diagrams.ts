import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { didYouMean, joinWords } from '@typed-docs/utils/suggest';
import { visit } from 'unist-util-visit';
import { diagrams } from '../components/diagrams/definitions/index.ts';
import { partsOf } from '../components/diagrams/layout.ts';

interface File {
  fail(reason: string, place?: object): never;
}

type Name = keyof typeof diagrams;

const isName = (name: unknown): name is Name => typeof name === 'string' && Object.hasOwn(diagrams, name);

/**
 * Imports the diagram that `<Diagram name="request-lifecycle" focus="context" />` names, so that a page loads no
 * others. Reports unknown names with their position.
 */
export function importDiagrams() {
  return (tree: Root, file: File): void => {
    const imported: Name[] = [];
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if (!('name' in node) || node.name !== 'Diagram') return;
      const { name, focus, ...others } = Object.fromEntries(
        node.attributes.map((attribute) => ['name' in attribute ? attribute.name : '{…}', attribute.value]),
      );
      if (!isName(name)) {
        const advice =
          typeof name === 'string' ? `found "${name}"${didYouMean(name, Object.keys(diagrams))}` : 'found none';
        file.fail(
          `<Diagram>: expected name="…" with the name of a file in src/components/diagrams/definitions, such as ` +
            `"${Object.keys(diagrams)[0]}"; ${advice}`,
          node,
        );
      }
      const parts = partsOf(diagrams[name]);
      if (focus !== undefined && !(typeof focus === 'string' && parts.includes(focus))) {
        const known = parts.map((part) => `"${part}"`);
        file.fail(
          `<Diagram name="${name}">: expected focus="…" with ${joinWords(known, 'or') || 'nothing, because it has no parts'}; ` +
            `found ${typeof focus === 'string' ? `"${focus}"` : 'an expression'}`,
          node,
        );
      }
      const [unknown] = Object.keys(others);
      if (unknown !== undefined) {
        file.fail(`<Diagram name="${name}">: expected name="…" and focus="…"; found "${unknown}"`, node);
      }
      if (!imported.includes(name)) imported.push(name);
      const variable = `diagram${imported.indexOf(name)}`;
      Object.assign(node, {
        type: 'mdxJsxFlowElement',
        attributes: [
          ...node.attributes.filter((attribute) => 'name' in attribute && attribute.name === 'focus'),
          { type: 'mdxJsxAttribute', name: 'diagram', value: expression(variable) },
        ],
      });
    });
    tree.children.unshift(...imported.map((name, i) => importDefault(`diagram${i}`, name)));
  };
}

const identifier = (name: string) => ({ type: 'Identifier' as const, name });

const program = <Statement>(statement: Statement) => ({
  estree: { type: 'Program' as const, sourceType: 'module' as const, comments: [], body: [statement] },
});

function expression(name: string) {
  return {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: name,
    data: program({ type: 'ExpressionStatement' as const, expression: identifier(name) }),
  };
}

function importDefault(variable: string, name: Name): Root['children'][number] {
  const from = `@site/src/components/diagrams/definitions/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${variable} from '${from}';`,
    data: program({
      type: 'ImportDeclaration' as const,
      attributes: [],
      specifiers: [{ type: 'ImportDefaultSpecifier' as const, local: identifier(variable) }],
      source: { type: 'Literal' as const, value: from },
    }),
  };
}
