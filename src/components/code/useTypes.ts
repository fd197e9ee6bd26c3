import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CodeSample } from '@site/core/snippets/reading/sample';
import type { Pointer, TypeExplorer } from './type-explorer';

/**
 * Types of a sample's identifiers, on pointing, tapping and by keyboard. Script and data are fetched when the reader first
 * turns to the block; where they pointed meanwhile is answered then.
 *
 * @param figure the block, with the sample's `<code>` in it
 * @param types address of the page's types file
 * @returns a function that moves the focus to the first identifier
 */
export function useTypes(
  figure: RefObject<HTMLElement | null>,
  types: string | undefined,
  sample: CodeSample,
): () => void {
  const { withBaseUrl } = useBaseUrlUtils();
  const history = useHistory();
  const load = useRef<() => Promise<TypeExplorer | undefined>>(undefined);

  // Not the sample: it is another object with each rendering of the page, which must not take the types away.
  const key = sample.types;
  useEffect(() => {
    const element = figure.current;
    const code = element?.querySelector('code');
    if (!element || !code || !types || !key) return undefined;

    const site = { withBaseUrl, go: (address: string) => history.push(address) };
    let pointer: Pointer | undefined;
    let explorer: Promise<TypeExplorer | undefined> | undefined;
    const open = () =>
      (explorer ??= import('./type-explorer')
        .then(({ openTypes }) =>
          openTypes({ figure: element, code, address: types, key, pointer: () => pointer, site }),
        )
        .catch((error: unknown) => {
          // The code is as readable as before, and the next try may have more luck.
          console.error(error);
          explorer = undefined;
          return undefined;
        }));
    const onPoint = ({ clientX, clientY, pointerType }: PointerEvent) => {
      pointer = { x: clientX, y: clientY, isMouse: pointerType === 'mouse' };
      void open();
    };
    const onLeave = () => {
      // A finger leaves whenever it is lifted; what it tapped still counts.
      if (pointer?.isMouse) pointer = undefined;
    };
    const onFocus = () => void open();

    element.addEventListener('pointermove', onPoint);
    element.addEventListener('pointerdown', onPoint);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('focusin', onFocus);
    load.current = open;
    return () => {
      element.removeEventListener('pointermove', onPoint);
      element.removeEventListener('pointerdown', onPoint);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('focusin', onFocus);
      load.current = undefined;
      void explorer?.then((one) => one?.dispose());
    };
  }, [figure, key, types, withBaseUrl, history]);

  return useCallback(() => void load.current?.().then((explorer) => explorer?.enter()), []);
}
