import { useRef, useState, type ComponentType, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { TypeExplorerProps } from './TypeExplorer';

interface Types {
  explorer: ReactNode;
  load: () => void;
  /** Loads the types and records the pointer's position. */
  point: (event: PointerEvent) => void;
  enter: () => void;
}

/** Types of a sample, loaded on the first interaction with it. */
export function useTypes(
  figure: RefObject<HTMLElement | null>,
  url: string | undefined,
  sampleKey: string | undefined,
): Types | undefined {
  const [Explorer, setExplorer] = useState<ComponentType<TypeExplorerProps>>();
  const [entries, setEntries] = useState(0);
  const pointer = useRef<globalThis.PointerEvent>(undefined);
  const isRequested = useRef(false);
  if (!url || !sampleKey) return undefined;

  const load = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./TypeExplorer').then(
      (module) => setExplorer(() => module.TypeExplorer),
      (error: unknown) => {
        console.error(error);
        isRequested.current = false;
      },
    );
  };
  return {
    explorer: Explorer && (
      <Explorer figure={figure} url={url} sampleKey={sampleKey} pointer={pointer} entries={entries} />
    ),
    load,
    point({ nativeEvent }) {
      pointer.current = nativeEvent;
      load();
    },
    enter() {
      setEntries((count) => count + 1);
      load();
    },
  };
}
