import type { Problem } from './check-content.ts';
import type { RouteGroup } from './routes.ts';

/**
 * @param groups The routes by version, blog and pages.
 * @param standing The addresses that the built site has.
 * @returns Lines of a table with the numbers of each group, then the missing addresses of each.
 */
export function formatProgress(groups: readonly RouteGroup[], standing: ReadonlySet<string>): string[] {
  const rows = groups.map(({ name, routes }) => {
    const missing = routes.filter(({ path }) => !standing.has(path)).map(({ path }) => path);
    return { name, total: routes.length, stands: routes.length - missing.length, missing };
  });
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + count(row), 0);
  return [
    formatRow('', 'stand', 'missing', 'listed'),
    ...rows.map(({ name, stands, missing, total }) => formatRow(name, stands, missing.length, total)),
    formatRow(
      'all',
      sum(({ stands }) => stands),
      sum(({ missing }) => missing.length),
      sum(({ total }) => total),
    ),
    ...rows
      .filter(({ missing }) => missing.length > 0)
      .flatMap(({ name, missing }) => ['', `Missing in ${name}:`, ...missing.map((path) => `  ${path}`)]),
  ];
}

function formatRow(name: string, ...numbers: (string | number)[]): string {
  return name.padEnd(7) + numbers.map((number) => String(number).padStart(9)).join('');
}

/**
 * @param problem The problem.
 * @param source The file that the page is made from, where it is known.
 */
export function formatProblem({ path, expected, found, advice }: Problem, source?: string): string {
  return `${path}${source ? ` (${source})` : ''}\n  expected ${expected}\n  found    ${found}\n  ${advice}`;
}
