// Ejected from @docusaurus/theme-classic 3.10.2.
// Change: the bar is a named region rather than the page's banner, which would be said to hold the site's name and its
// search; and whoever closes it by keyboard stays at the top of the page, where the bar was, instead of nowhere.

import { type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Puts the focus before the skip link, which stands first on the page: what Tab reaches next is the skip link. */
function focusPageTop() {
  const top = document.querySelector(`a[href='#${SkipToContentFallbackId}']`)?.parentElement;
  top?.setAttribute('tabindex', '-1');
  top?.focus();
  top?.removeAttribute('tabindex');
}

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  const { backgroundColor, textColor, isCloseable } = announcementBar!;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.announcementBar)}
      style={{ backgroundColor, color: textColor }}
      aria-label={translate({
        id: 'announcementBar.label',
        message: 'Announcement',
        description: 'The name of the announcement bar for screen readers',
      })}
    >
      {isCloseable && <div className={styles.announcementBarPlaceholder} />}
      <AnnouncementBarContent className={styles.announcementBarContent} />
      {isCloseable && (
        <AnnouncementBarCloseButton
          onClick={() => {
            focusPageTop();
            close();
          }}
          className={styles.announcementBarClose}
        />
      )}
    </section>
  );
}
