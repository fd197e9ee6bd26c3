import { Section } from '@site/src/components/ui/Section';
import { CopyButton } from '@site/src/components/ui/CopyButton';
import { contrastRatio } from '@site/src/features/media/contrast';
import { brandColors, type BrandColor } from '@site/src/features/media/kit';
import styles from './Colors.module.css';

export function Colors() {
  return (
    <Section
      id="colors"
      title="Colors"
      lead="Contrast is measured against white and against ink. Text needs 4.5 : 1, lines and large letters 3 : 1."
      tinted
    >
      <ul className={styles.colors}>
        {brandColors.map((color) => (
          <Swatch key={color.hex} {...color} />
        ))}
      </ul>
    </Section>
  );
}

const ink = brandColors.find(({ token }) => token === '--brand-ink')!.hex;
const against = [
  ['white', '#ffffff'],
  ['ink', ink],
] as const;

function Swatch({ name, hex, use }: BrandColor) {
  return (
    <li className={styles.color}>
      <div className={styles.swatch} style={{ background: hex }} />
      <div className={styles.about}>
        <strong>{name}</strong>
        <p>{use}</p>
        <p>
          {against
            .filter(([, other]) => other !== hex)
            .map(([ground, other]) => `${contrastRatio(hex, other).toFixed(1)} : 1 on ${ground}`)
            .join(', ')}
        </p>
        <div className={styles.value}>
          <code>{hex}</code>
          <CopyButton text={hex} label={`${hex}, ${name}`} />
        </div>
      </div>
    </li>
  );
}
