import { useRef, useState, type ComponentType, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { TypeExplorerProps } from './TypeExplorer';

interface Types {
  /** The popup, once its code has loaded. */
  explorer: ReactNode;
  /** Loads the popup's code and data. */
  load: () => void;
  /** Loads them and remembers where the reader points. */
  point: (event: PointerEvent) => void;
  /** Moves the focus to the first name. */
  enter: () => void;
}

/** Shows the types of a sample's names. Their code and data load when the reader first turns to the sample. */
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
