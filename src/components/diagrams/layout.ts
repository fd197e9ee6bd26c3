import type { Branch, DiagramDefinition, Lanes, Message, Step } from './types.ts';

/** Steps in the order of their numbers. */
export function stepsOf(diagram: DiagramDefinition): readonly Step[] {
  return diagram.kind === 'tree' ? flatten(diagram.root) : diagram.steps;
}

/** A branch before what is below it. */
export function flatten(branch: Branch): Branch[] {
  return [branch, ...(branch.branches ?? []).flatMap(flatten)];
}

/** Names that `focus` may have. */
export function partsOf(diagram: DiagramDefinition): string[] {
  const groups = diagram.kind === 'timeline' ? diagram.groups : [];
  return [...new Set([...stepsOf(diagram), ...groups].flatMap(({ part }) => (part === undefined ? [] : [part])))];
}

/** Percentage with at most one decimal, to keep markup small. */
export const percent = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(1))}%`;

/** Where the wire of a lane is. */
export const laneCenter = ({ lanes }: Lanes, lane: number): string => percent(2 * lane + 1, 2 * lanes.length);

export interface Place {
  from: number;
  to: number;
  /** Lines of a grid with two columns for each lane, between which the label is. */
  columns: [start: number, end: number];
  /** Where the label is when it has more room than it needs: in its columns, or on phones in the whole width. */
  align: 'start' | 'center' | 'end';
}

/** @throws if a lane is not declared */
export function placeMessage(diagram: Lanes, { from, to = from }: Message): Place {
  const [a, b] = [from, to].map((name) => {
    const lane = diagram.lanes.findIndex((known) => known.name === name);
    if (lane < 0) throw new Error(`the diagram "${diagram.caption}" has no lane called "${name}"`);
    return lane;
  }) as [number, number];
  const last = 2 * diagram.lanes.length + 1;
  const [left, right] = a < b ? [a, b] : [b, a];
  // Centers of lanes are the even lines. What happens in one lane may also cover half of its neighbors.
  const columns: Place['columns'] =
    a === b ? [Math.max(1, 2 * a), Math.min(last, 2 * a + 4)] : [2 * left + 2, 2 * right + 2];
  // Columns that the edge has cut off are no longer centered on the lane.
  const isCut = columns[1] - columns[0] < 4;
  const middle = a === b && !isCut ? 0.5 : (left + right + 1) / 2 / diagram.lanes.length;
  return { from: a, to: b, columns, align: middle < 0.4 ? 'start' : middle > 0.6 ? 'end' : 'center' };
}
