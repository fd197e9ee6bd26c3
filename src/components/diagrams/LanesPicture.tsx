import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { laneCenter, placeMessage, type Place } from './layout.ts';
import type { PictureProps } from './Picture.tsx';
import { StepNumber } from './StepNumber.tsx';
import { Text } from './Text.tsx';
import type { Lanes } from './types.ts';
import styles from './LanesPicture.module.css';

/** Rows are HTML, so that labels wrap; wires are SVG with coordinates in percent, so that they follow the width. */
export function LanesPicture({ diagram, stateOf }: PictureProps<Lanes>) {
  const { lanes, steps } = diagram;
  return (
    <div style={{ '--columns': 2 * lanes.length } as CSSProperties}>
      <div className={styles.grid}>
        {lanes.map(({ name, side }) => (
          <div key={name} className={styles.head}>
            <svg width="100%" height="10">
              <circle className={styles[side]} cx="50%" cy="5" r="4" />
            </svg>
            <Text text={name} />
          </div>
        ))}
      </div>
      <div className={styles.rows}>
        <svg className={styles.lifelines}>
          {lanes.map(({ name }, lane) => (
            <line key={name} x1={laneCenter(diagram, lane)} x2={laneCenter(diagram, lane)} y1="0" y2="100%" />
          ))}
        </svg>
        {steps.map((step, i) => {
          const place = placeMessage(diagram, step);
          const isWithin = place.from === place.to;
          const [from, to] = place.columns;
          return (
            <div key={i}>
              {step.after !== undefined && (
                <p className={clsx(styles.after, step.isError && styles.error)}>
                  <Text text={step.after} />
                </p>
              )}
              <div className={clsx(styles.grid, step.isError && styles.error)} data-state={stateOf(i)}>
                <div
                  className={clsx(styles.label, isWithin && styles.within)}
                  style={{ '--from': from, '--to': to, '--align': place.align } as CSSProperties}
                >
                  <StepNumber step={i} />
                  <span>
                    <Text text={step.label} />
                  </span>
                  {step.carries && <Carries items={step.carries} />}
                </div>
                {!isWithin && <Wire diagram={diagram} place={place} isReply={step.isReply} />}
              </div>
            </div>
          );
        })}
      </div>
      <p className={styles.key}>
        {(['client', 'server'] as const)
          .filter((side) => lanes.some((lane) => lane.side === side))
          .map((side) => (
            <span key={side}>
              <svg width="10" height="10">
                <circle className={styles[side]} cx="5" cy="5" r="4" />
              </svg>{' '}
              {side}
            </span>
          ))}
      </p>
    </div>
  );
}

function Wire({ diagram, place: { from, to }, isReply }: { diagram: Lanes; place: Place; isReply?: boolean }) {
  const [x1, x2] = [from, to].map((lane) => laneCenter(diagram, lane));
  const back = from > to;
  return (
    <svg className={clsx(styles.wire, isReply && styles.reply)} width="100%" height="12">
      <line x1={x1} x2={x2} y1="6" y2="6" pathLength={isReply ? undefined : 1} />
      {[from, to].map((lane) => (
        <circle key={lane} className={styles[diagram.lanes[lane]!.side]} cx={laneCenter(diagram, lane)} cy="6" r="4" />
      ))}
      <svg x={x2}>
        <path d={back ? 'M13 2 7 6l6 4' : 'M-13 2l6 4-6 4'} />
      </svg>
    </svg>
  );
}

function Carries({ items }: { items: readonly string[] }) {
  return (
    <span className={styles.carries}>
      {items.map((item) => (
        <span key={item} className={clsx(item.startsWith('+') && styles.added)}>
          {item}
        </span>
      ))}
    </span>
  );
}
