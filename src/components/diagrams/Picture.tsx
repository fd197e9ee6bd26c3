import { LanesPicture } from './LanesPicture.tsx';
import { TimelinePicture } from './TimelinePicture.tsx';
import { TreePicture } from './TreePicture.tsx';
import type { DiagramDefinition } from './types.ts';

/** `now` and `later` while it plays, `focus` and `aside` on pages about a part of it. */
export type StepState = 'now' | 'later' | 'focus' | 'aside' | undefined;

export interface PictureProps<Definition> {
  diagram: Definition;
  /** @param step counted from 0 */
  stateOf: (step: number) => StepState;
}

export function Picture({ diagram, stateOf }: PictureProps<DiagramDefinition>) {
  switch (diagram.kind) {
    case 'lanes':
      return <LanesPicture diagram={diagram} stateOf={stateOf} />;
    case 'timeline':
      return <TimelinePicture diagram={diagram} stateOf={stateOf} />;
    case 'tree':
      return <TreePicture diagram={diagram} stateOf={stateOf} />;
  }
}
