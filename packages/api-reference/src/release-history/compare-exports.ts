import { compareNames } from '../render-index.ts';
import type { NamesByEntryPoint, ReleaseChanges, ReleaseExports } from './history.ts';

export function compareExports(before: ReleaseExports, after: ReleaseExports): ReleaseChanges {
  const entryPoints = [...new Set([...Object.keys(before.exports), ...Object.keys(after.exports)])].sort(compareNames);
  const collect = (test: (name: string, point: string) => boolean): NamesByEntryPoint | undefined => {
    const found = entryPoints.flatMap((point): [string, string[]][] => {
      const all = { ...before.exports[point], ...after.exports[point] };
      const names = Object.keys(all).filter((name) => test(name, point));
      return names.length > 0 ? [[point, names.sort(compareNames)]] : [];
    });
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  const hashes = (name: string, point: string) => [before.exports[point]?.[name], after.exports[point]?.[name]];
  const changes: Required<Record<keyof ReleaseChanges, NamesByEntryPoint | undefined>> = {
    added: collect((name, point) => before.exports[point]?.[name] === undefined),
    changed: collect((name, point) => {
      const [old, current] = hashes(name, point);
      return old !== undefined && current !== undefined && old !== current;
    }),
    deprecated: collect(
      (name, point) =>
        after.deprecated[point]?.includes(name) === true &&
        before.exports[point]?.[name] !== undefined &&
        !before.deprecated[point]?.includes(name),
    ),
    removed: collect((name, point) => after.exports[point]?.[name] === undefined),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, names]) => names !== undefined)) as ReleaseChanges;
}
