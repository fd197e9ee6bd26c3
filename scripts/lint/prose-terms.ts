import type { Rule } from 'eslint';

/** A regular expression, and the term to write instead, which may refer to groups. */
export type ProseTerm = readonly [pattern: string, replacement: string];

/**
 * Reports words that the writing guide replaces in comments, strings and JSX text. textlint checks the same terms in
 * Markdown; terms with lookarounds set their own word boundaries, as textlint-rule-terminology expects.
 */
export const proseTerms: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'array', items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } }],
    messages: { term: 'Incorrect term: “{{ found }}”, use “{{ replacement }}” instead' },
  },
  create(context) {
    const terms = (context.options[0] as ProseTerm[]).map(([pattern, replacement]) => ({
      regex: new RegExp(pattern.includes('(?<') ? pattern : `\\b${pattern}\\b`, 'gi'),
      replacement,
    }));

    function check(text: string, offset: number): void {
      for (const { regex, replacement } of terms) {
        for (const match of text.matchAll(regex)) {
          const start = offset + match.index;
          context.report({
            loc: {
              start: context.sourceCode.getLocFromIndex(start),
              end: context.sourceCode.getLocFromIndex(start + match[0].length),
            },
            messageId: 'term',
            data: { found: match[0], replacement: match[0].replace(new RegExp(regex.source, 'i'), replacement) },
          });
        }
      }
    }

    function checkNode(node: Rule.Node): void {
      check(context.sourceCode.getText(node), node.range![0]);
    }

    return {
      Program: () =>
        context.sourceCode.getAllComments().forEach((comment) => check(comment.value, comment.range![0] + 2)),
      'Literal[raw=/^[\x27"]/]': checkNode,
      TemplateElement: checkNode,
      JSXText: checkNode,
    };
  },
};
