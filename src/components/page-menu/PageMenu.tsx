import { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site/core/markdown-export/address';
import { linkToAssistant, type Assistant } from '@site/core/markdown-export/assistants';
import { announce } from '@site/src/components/ui/announce';
import { writeClipboard } from '@site/src/components/code/clipboard';
import { MenuButton } from '@site/src/components/ui/MenuButton';
import styles from './PageMenu.module.css';

type State = 'ready' | 'copied' | 'failed';
const labels: Record<State, string> = { ready: 'Markdown', copied: 'Copied', failed: 'Not copied' };

/** Milliseconds for which the button shows what came of copying. */
const answerTime = 2000;

/**
 * The page's Markdown export (plugins/markdown-export): to copy, to look at, or to open in an assistant, to which nothing is
 * sent before. Shown on each page that has one, and tells machines of it.
 */
export function PageMenu(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = markdownAddress(useLocation().pathname);
  const assistants = siteConfig.customFields?.assistants as readonly Assistant[];
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = window.setTimeout(() => setState('ready'), answerTime);
    return () => window.clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await writeClipboard(() => fetchText(markdown));
      setState('copied');
      announce('Copied');
    } catch (error) {
      console.error(error);
      setState('failed');
      announce('Copying failed');
    }
  };

  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} title="This page as Markdown" />
      </Head>
      <MenuButton
        label={labels[state]}
        title="This page as Markdown, or in an assistant"
        items={[
          { label: 'Copy as Markdown', onSelect: () => void copy() },
          { label: 'View as Markdown', href: markdown },
          ...assistants.map((assistant) => ({
            label: `Open in ${assistant.name}`,
            href: linkToAssistant(assistant, siteConfig.url + markdown),
          })),
        ]}
      />
      <noscript>
        <a className={styles.link} href={markdown}>
          View as Markdown
        </a>
      </noscript>
    </>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return response.text();
}
