import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { frameworkClass } from './framework';
import styles from './FrameworkSwitch.module.css';
import { useFramework, useFrameworks } from './useFramework';

interface FrameworkSwitchProps {
  /** Of the sidebar, by framework. */
  categories: ReadonlyMap<string, PropSidebarItemCategory>;
  /** Closes the mobile sidebar. */
  onLinkClick?: (category: PropSidebarItemCategory) => void;
}

/** Asks readers what they use, and leads to its pages. */
export function FrameworkSwitch({ categories, onLinkClick }: FrameworkSwitchProps): ReactNode {
  const [chosen, choose] = useFramework();
  const offered = useFrameworks().filter(({ name }) => categories.has(name));
  return (
    <li className={styles.switch}>
      <label>
        <span>Framework</span>
        <select
          data-framework-switch=""
          // Browsers would restore the choice of the previous visit.
          autoComplete="off"
          value={chosen && categories.has(chosen.name) ? chosen.name : ''}
          onChange={({ target }) => choose(offered.find(({ name }) => name === target.value))}
        >
          <option value="">Any</option>
          {offered.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {offered.map(({ name, label }) => {
        const category = categories.get(name)!;
        return (
          <Link
            key={name}
            className={clsx('menu__link', frameworkClass(name))}
            to={findFirstSidebarItemLink(category)}
            hidden={chosen?.name !== name}
            onClick={onLinkClick && (() => onLinkClick(category))}
          >
            {label}: start here
          </Link>
        );
      })}
    </li>
  );
}
