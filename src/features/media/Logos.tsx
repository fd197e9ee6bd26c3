import clsx from 'clsx';
import report from '@generated/build-data/default/media-kit.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import { pngSizes, type Drawing } from '@site/src/features/media/kit';
import { Download } from './Download';
import styles from './Logos.module.css';

interface LogoProps {
  drawing: Drawing;
  title: string;
  use: string;
  ground: 'light' | 'dark';
}

const logos: readonly LogoProps[] = [
  { drawing: 'logo-text', title: 'Logo with name', use: 'For light backgrounds', ground: 'light' },
  { drawing: 'logo-text-white', title: 'Logo with name, white', use: 'For dark backgrounds', ground: 'dark' },
  { drawing: 'logo', title: 'Mark', use: 'For any background; where space is tight', ground: 'light' },
  { drawing: 'logo-white', title: 'Mark, white', use: 'For dark or colored backgrounds', ground: 'dark' },
];

export function Logos() {
  return (
    <Section
      id="logo"
      title="Logo"
      lead="A small t whose crossbar is the wire: filled at one end, where a procedure is defined, and open at the other, where its type arrives."
      tinted
    >
      <ul className={styles.logos}>
        {logos.map((logo) => (
          <Logo key={logo.drawing} {...logo} />
        ))}
      </ul>
    </Section>
  );
}

function Logo({ drawing, title, use, ground }: LogoProps) {
  const { width, height } = pngSizes[drawing];
  return (
    <li className={styles.logo}>
      <div className={clsx(styles.ground, styles[ground])}>
        {/* Decorative: the heading below names the logo. */}
        <img src={useBaseUrl(`img/${drawing}.svg`)} alt="" width={width} height={height} />
      </div>
      <div className={styles.about}>
        <Heading as="h3">{title}</Heading>
        <p>{use}</p>
        <div className={styles.downloads}>
          {(['svg', 'png'] as const).map((format) => (
            <Download key={format} path={`img/${drawing}.${format}`} bytes={report.files[`${drawing}.${format}`]!}>
              {/* Gives each link a unique accessible name. */}
              <span className="visually-hidden">{title} </span>
              {format === 'svg' ? 'Vector' : `${width} × ${height} px`}
            </Download>
          ))}
        </div>
      </div>
    </li>
  );
}
