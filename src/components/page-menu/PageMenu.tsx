import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@typed-docs/markdown-export/address';
import { linkToAssistant, type Assistant } from '@typed-docs/markdown-export/assistants';
import { useCopy } from '@typed-docs/utils/client/useCopy';
import styles from './PageMenu.module.css';

const labels = { copied: 'Copied', failed: 'Copy failed' };

/** Copies the page's Markdown export, with a menu of its other uses. A native `<details>` works without JavaScript. */
export function PageMenu({ children }: { children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const url = markdownAddress(useLocation().pathname);
  const assistants = siteConfig.customFields?.assistants as readonly Assistant[];
  const mcpGuide = siteConfig.customFields?.mcpGuide as string;
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, copy] = useCopy(() => fetchText(url));

  useEffect(() => {
    // React clears the ref before it removes the listeners.
    const details = menu.current!;
    const closeFromOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current!.open) return;
    menu.current!.open = false;
    menu.current!.querySelector('summary')!.focus();
  };

  return (
    <div className={styles.row}>
      <div>{children}</div>
      <Head>
        <link rel="alternate" type="text/markdown" href={url} title="This page as Markdown" />
      </Head>
      <div className={styles.tools}>
        <button type="button" className={styles.copy} data-copies="" title="Copy this page as Markdown" onClick={copy}>
          {outcome ? labels[outcome] : 'Copy page'}
        </button>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble from its content */}
        <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
          <summary>
            <span>Use this page</span>
          </summary>
          <div>
            <a href={url} target="_blank" rel="noopener noreferrer">
              View as Markdown <small>The page as plain text</small>
            </a>
            {assistants.map((assistant) => (
              <a
                key={assistant.name}
                href={linkToAssistant(assistant, siteConfig.url + url)}
                target="_blank"
                rel="noopener noreferrer"
              >
                Open in {assistant.name} <small>Ask about this page</small>
              </a>
            ))}
            <Link to={mcpGuide} onClick={() => (menu.current!.open = false)}>
              Add the MCP server <small>Search the docs from your agent</small>
            </Link>
          </div>
        </details>
      </div>
    </div>
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: expected status 200, found ${response.status}`);
  return response.text();
}
