import type { Branch, DiagramDefinition, Lanes, Message, Step } from './types.ts';

/** Steps in the order of their numbers. */
export function stepsOf(diagram: DiagramDefinition): readonly Step[] {
  return diagram.kind === 'tree' ? flatten(diagram.root) : diagram.steps;
}

/** Each branch before its children. */
export function flatten(branch: Branch): Branch[] {
  return [branch, ...(branch.branches ?? []).flatMap(flatten)];
}

/** Valid values of `focus`. */
export function partsOf(diagram: DiagramDefinition): string[] {
  const groups = diagram.kind === 'timeline' ? diagram.groups : [];
  return [...new Set([...stepsOf(diagram), ...groups].flatMap(({ part }) => (part === undefined ? [] : [part])))];
}

/** Percentage with at most one decimal, to keep markup small. */
export const percent = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(1))}%`;

/** Position of a lane's wire. */
export const laneCenter = ({ lanes }: Lanes, lane: number): string => percent(2 * lane + 1, 2 * lanes.length);

export interface Place {
  from: number;
  to: number;
  /** Lines of a grid with two columns per lane; the label goes between them. */
  columns: [start: number, end: number];
  /** Alignment of a label with room to spare: within its columns, or within the full width on phones. */
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
  // Even lines are lane centers. An event in one lane may also cover half of its neighbors.
  const columns: Place['columns'] =
    a === b ? [Math.max(1, 2 * a), Math.min(last, 2 * a + 4)] : [2 * left + 2, 2 * right + 2];
  // Columns cut off at the edge are no longer centered on the lane.
  const isCut = columns[1] - columns[0] < 4;
  const middle = a === b && !isCut ? 0.5 : (left + right + 1) / 2 / diagram.lanes.length;
  return { from: a, to: b, columns, align: middle < 0.4 ? 'start' : middle > 0.6 ? 'end' : 'center' };
}
