import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Candidate, Engine } from './engine.ts';

/** A need of a reader, as tests/fixtures/search has them. */
export interface Need {
  q: string;
  version: string;
  kind: string;
  /** Addresses of pages that meet it. */
  accept: string[];
}

export interface Figures {
  queries: number;
  /** Share of the queries with an acceptable page first, and within the first five. */
  first: number;
  firstFive: number;
}

/** A need whose page was not first. */
export interface Failure {
  need: Need;
  /** Of the first acceptable page, from 0; -1 if there is none. */
  place: number;
  /** What was found. */
  pages: string[];
}

/** @returns The needs of a file of tests/fixtures/search. */
export function readNeeds(name: string): Need[] {
  return JSON.parse(readFileSync(path.resolve(__dirname, '../../tests/fixtures/search', name), 'utf8')) as Need[];
}

/** Asks a candidate everything. */
export async function measureRelevance(
  candidate: Candidate,
  needs: Need[],
): Promise<{
  figures: Map<string, Figures>;
  bytes: Map<string, number>;
  failures: Failure[];
}> {
  const engines = new Map<string, Engine>();
  for (const version of new Set(needs.map((need) => need.version))) engines.set(version, await candidate.open(version));
  const counts = new Map<string, Figures>();
  const failures: Failure[] = [];
  for (const need of needs) {
    const { q, version, kind, accept } = need;
    const pages = await engines.get(version)!.search(q);
    const place = pages.findIndex((page) => accept.includes(page));
    if (place !== 0) failures.push({ need, place, pages });
    for (const group of [kind, version, 'all']) {
      const count = counts.get(group) ?? { queries: 0, first: 0, firstFive: 0 };
      counts.set(group, count);
      count.queries++;
      if (place === 0) count.first++;
      if (place >= 0 && place < 5) count.firstFive++;
    }
  }
  const shares = [...counts].map(([group, { queries, first, firstFive }]): [string, Figures] => [
    group,
    { queries, first: first / queries, firstFive: firstFive / queries },
  ]);
  return {
    figures: new Map(shares),
    bytes: new Map([...engines].map(([version, { bytes }]) => [version, bytes])),
    failures,
  };
}
