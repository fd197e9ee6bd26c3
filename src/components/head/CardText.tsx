import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

export function CardText({ text }: { text: string }): ReactNode {
  return (
    <Head>
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}
