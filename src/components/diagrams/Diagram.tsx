import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { stepsOf } from './layout.ts';
import { Picture, type StepState } from './Picture.tsx';
import { Text } from './Text.tsx';
import type { DiagramDefinition } from './types.ts';
import styles from './Diagram.module.css';

interface DiagramProps {
  /** Set by src/remark/diagrams.ts from the name that a page gives. */
  diagram: DiagramDefinition;
  /** `part` of the steps that the page is about. */
  focus?: string;
}

/** Long enough to read a step. */
const millisecondsPerStep = 3500;

/**
 * A picture of who does what in which order, and the same steps in words. The picture is complete without JavaScript;
 * it animates only on request, one step at a time.
 */
export function Diagram({ diagram, focus }: DiagramProps) {
  const steps = stepsOf(diagram);
  /** Undefined when all steps are shown. */
  const [now, setNow] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const last = steps.length - 1;

  const goOn = () => setNow((step) => (step === last ? undefined : (step ?? -1) + 1));

  useEffect(() => {
    if (!isPlaying || now === undefined) return undefined;
    const timer = setTimeout(() => (now === last ? setPlaying(false) : setNow(now + 1)), millisecondsPerStep);
    return () => clearTimeout(timer);
  }, [isPlaying, now, last]);

  const play = () => {
    setPlaying(!isPlaying);
    if (!isPlaying && (now === undefined || now === last)) setNow(0);
  };
  const step = () => {
    setPlaying(false);
    goOn();
  };

  const stateOf = (index: number): StepState => {
    if (now !== undefined) return index === now ? 'now' : index > now ? 'later' : undefined;
    if (focus === undefined) return undefined;
    return steps[index]!.part === focus ? 'focus' : 'aside';
  };

  return (
    <figure className={styles.diagram}>
      <div className={styles.bar}>
        <figcaption>
          <Text text={diagram.caption} />
        </figcaption>
        <div className={styles.controls}>
          <button type="button" className={styles.play} onClick={play}>
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <button type="button" onClick={step}>
            {now === last ? 'Show all' : 'Next step'}
          </button>
        </div>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <Picture diagram={diagram} stateOf={stateOf} />
      </div>
      <p role="status" className={clsx(now === undefined && styles.idle)}>
        {now !== undefined && (
          <>
            {now + 1}. <Text text={steps[now]!.text} />
          </>
        )}
      </p>
      <details>
        <summary>The steps in words</summary>
        <ol>
          {steps.map(({ text }) => (
            <li key={text}>
              <Text text={text} />
            </li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
