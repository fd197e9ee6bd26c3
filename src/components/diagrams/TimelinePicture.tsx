import clsx from 'clsx';
import { percent } from './layout.ts';
import type { PictureProps } from './Picture.tsx';
import { StepNumber } from './StepNumber.tsx';
import { Text } from './Text.tsx';
import type { Timeline } from './types.ts';
import styles from './TimelinePicture.module.css';

export function TimelinePicture({ diagram, stateOf }: PictureProps<Timeline>) {
  const { end, ticks, groups, legend } = diagram;
  const at = (time: number) => percent(time, end);
  return (
    <div className={styles.timeline}>
      {groups.map((group) => (
        <div key={group.name}>
          <p className={styles.group}>
            <Text text={group.name} />
          </p>
          {group.tracks.map(({ name, bars, arrives }) => (
            <div key={name} className={styles.track}>
              <span>
                <Text text={name} />
              </span>
              <div className={styles.bars}>
                {bars.map(({ from, to, is, step }) => (
                  <span
                    key={from}
                    className={clsx(styles.bar, styles[is])}
                    style={{ left: at(from), width: at(to - from) }}
                    data-state={stateOf(step - 1)}
                  >
                    <StepNumber step={step - 1} />
                  </span>
                ))}
                {arrives && (
                  <span
                    className={styles.arrival}
                    style={{ left: at(arrives.at) }}
                    data-state={stateOf(arrives.step - 1)}
                  >
                    <Ring />
                    <StepNumber step={arrives.step - 1} />
                  </span>
                )}
              </div>
            </div>
          ))}
        </div>
      ))}
      <div className={styles.track}>
        <span />
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick.at} style={{ left: at(tick.at) }}>
              {tick.label}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.legend}>
        {(['works', 'waits', 'fails'] as const).map(
          (is) =>
            legend[is] && (
              <li key={is}>
                <span className={clsx(styles.sample, styles[is])} /> {legend[is]}
              </li>
            ),
        )}
        {legend.arrives && (
          <li>
            <Ring /> {legend.arrives}
          </li>
        )}
      </ul>
    </div>
  );
}

function Ring() {
  return (
    <svg className={styles.ring} width="12" height="12">
      <circle cx="6" cy="6" r="5" />
    </svg>
  );
}
