interface Node {
  type: string;
  [key: string]: unknown;
}

/** Names available in every page: JavaScript globals, and what MDX and Docusaurus pass to pages. */
const givenNames = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Array', 'Boolean', 'Date', 'Intl', 'JSON', 'Math', 'Number', 'Object', 'String'],
  ...['props', 'frontMatter', 'contentTitle', 'metadata', 'assets', 'toc'],
]);

/** Names that an expression uses without declaring them. */
export function freeNames(program: unknown): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const declare = (pattern: unknown) =>
    walk(pattern, (node) => node.type === 'Identifier' && declared.add(nameOf(node)));
  walk(program, (node, parent, key) => {
    if (/Function/.test(node.type)) (node.params as unknown[]).forEach(declare);
    if (node.type === 'VariableDeclarator') declare(node.id);
    const isKey = !parent?.computed && ((parent?.type === 'MemberExpression' && key === 'property') || key === 'key');
    if (node.type === 'Identifier' && !isKey) used.add(nameOf(node));
  });
  return [...used].filter((name) => !declared.has(name) && !givenNames.has(name));
}

/** Names that the `import` and `export` of a page declare. */
export function declaredNames(program: unknown): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const declares = /^(?:Import\w*Specifier|VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type);
    const name = (node.local ?? node.id) as Node | undefined;
    if (declares && name?.type === 'Identifier') names.push(nameOf(name));
  });
  return names;
}

const nameOf = (identifier: Node) => identifier.name as string;

function walk(
  node: unknown,
  visit: (node: Node, parent?: Node, key?: string) => void,
  parent?: Node,
  key?: string,
): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit, parent, key));
  if (!node || typeof (node as Node).type !== 'string') return;
  visit(node as Node, parent, key);
  for (const [name, child] of Object.entries(node)) {
    if (name !== 'comments' && typeof child === 'object') walk(child, visit, node as Node, name);
  }
}
