import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { serializeThing, type Thing } from '@site/src/components/structured-data/things';

export function StructuredData({ thing }: { thing: Thing }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{serializeThing(thing)}</script>
    </Head>
  );
}
