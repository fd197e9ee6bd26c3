import clsx from 'clsx';
import { flatten } from './layout.ts';
import type { PictureProps, StepState } from './Picture.tsx';
import { StepNumber } from './StepNumber.tsx';
import { Text } from './Text.tsx';
import type { Branch, Tree } from './types.ts';
import styles from './TreePicture.module.css';

export function TreePicture({ diagram, stateOf }: PictureProps<Tree>) {
  return (
    <ul className={clsx(styles.tree, diagram.side === 'client' && styles.client)}>
      <Limb branch={diagram.root} order={flatten(diagram.root)} stateOf={stateOf} />
    </ul>
  );
}

interface LimbProps {
  branch: Branch;
  /** All branches by their step. */
  order: readonly Branch[];
  stateOf: (step: number) => StepState;
}

function Limb({ branch, order, stateOf }: LimbProps) {
  const { edge, label, note, branches = [] } = branch;
  const step = order.indexOf(branch);
  return (
    <li>
      <div className={styles.branch} data-state={stateOf(step)}>
        {step > 0 && (
          <svg className={styles.wire} width="24" height="12">
            <path d="M0 6h16" />
            <circle cx="20" cy="6" r="4" />
          </svg>
        )}
        {edge !== undefined && (
          <span className={styles.aside}>
            <Text text={edge} />
          </span>
        )}
        <span className={styles.box}>
          <StepNumber step={step} /> <Text text={label} />
        </span>
        {note !== undefined && (
          <span className={styles.aside}>
            <Text text={note} />
          </span>
        )}
      </div>
      {branches.length > 0 && (
        <ul>
          {branches.map((below) => (
            <Limb key={below.text} branch={below} order={order} stateOf={stateOf} />
          ))}
        </ul>
      )}
    </li>
  );
}
