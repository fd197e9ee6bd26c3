import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import type { Hit, MarkedText } from '../../query';
import { HitLabels } from '../HitLabels';
import { Marked } from '../Marked';
import { useResultUrl } from '../useResultUrl';
import { useSearchSite } from '../useSearchSite';
import type { Versions } from '../useVersions';
import styles from './panel.module.css';

interface OptionProps {
  hit: Hit;
  index: number;
  isActive: boolean;
  versions: Versions;
  onActive: (index: number) => void;
  onOpen: (hit: Hit) => void;
}

/** A plain link, because Docusaurus' `<Link>` would prefetch every result, up to twenty per key press. */
export function Option({ hit, index, isActive, versions, onActive, onOpen }: OptionProps) {
  const history = useHistory();
  const { algolia } = useSearchSite();
  const url = useResultUrl()(hit.url);
  const open = (event: MouseEvent) => {
    onOpen(hit);
    const isModified = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (isModified || isRegexpStringMatch(algolia?.externalUrlRegex, url)) return;
    event.preventDefault();
    history.push(url);
  };
  return (
    <a
      id={`search-option-${index}`}
      role="option"
      aria-selected={isActive}
      // The input keeps the focus.
      tabIndex={-1}
      href={url}
      className={styles.option}
      onClick={open}
      // Not onMouseEnter, which also fires when results move under a still pointer.
      onMouseMove={() => isActive || onActive(index)}
    >
      <span className={styles.texts}>
        <span className={styles.heading}>
          <Marked text={hit.headings.at(-1)!} />
        </span>
        <span className={styles.detail}>
          <Detail hit={hit} />
        </span>
      </span>
      <HitLabels hit={hit} versions={versions} />
    </a>
  );
}

/** Shows the text if it contains the match, or if there are no parent headings; otherwise the parent headings. */
function Detail({ hit: { headings, text } }: { hit: Hit }) {
  const isInText = hasMatch(text) && !hasMatch(headings.at(-1)!);
  if (isInText || headings.length === 1) return <Marked text={text} />;
  return headings.slice(0, -1).map((heading, level) => (
    <span key={level}>
      <Marked text={heading} />
    </span>
  ));
}

function hasMatch(text: MarkedText): boolean {
  return text.some(({ isMatch }) => isMatch);
}
