import { ScrollTable } from '@site/src/components/ui/ScrollTable';
import { Section } from '@site/src/components/ui/Section';
import { bundleIds, formatKilobytes, type BundleId, type PackageSizesReport } from '@site/src/features/pricing/report';
import styles from './BundleSizes.module.css';

const setups: Record<BundleId, { name: string; package: string; holds: string }> = {
  client: { name: 'Client', package: '@trpc/client', holds: 'with httpBatchLink' },
  'client-streaming': {
    name: 'Client with streaming and subscriptions',
    package: '@trpc/client',
    holds: 'with splitLink, httpBatchStreamLink and httpSubscriptionLink',
  },
  'tanstack-react-query': {
    name: 'TanStack React Query',
    package: '@trpc/tanstack-react-query',
    holds: 'and the first client above',
  },
  'react-query': { name: 'React Query, classic', package: '@trpc/react-query', holds: 'with httpBatchLink' },
};

export function BundleSizes({ report }: { report: PackageSizesReport }) {
  const largest = Math.max(...bundleIds.map((id) => report.bundles[id].brotli));
  return (
    <Section
      id="bundle-size"
      title="Kilobytes, paid by your visitors"
      lead="Measured when this page was built: each setup is bundled and minified by esbuild for current browsers, without React and React Query, which your app has anyway. Your router and its validators stay on the server and add nothing."
    >
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">Setup</th>
            <th scope="col" className={styles.number}>
              Brotli
            </th>
            <th scope="col" className={styles.number}>
              Gzip
            </th>
            <th scope="col" className={styles.number}>
              Minified
            </th>
          </tr>
        </thead>
        <tbody>
          {bundleIds.map((id) => {
            const { version, brotli, gzip, minified } = report.bundles[id];
            return (
              <tr key={id}>
                <th scope="row" className={styles.setup}>
                  {setups[id].name}
                  <span>
                    {setups[id].package} {version} {setups[id].holds}
                  </span>
                  <span className={styles.bar} style={{ inlineSize: `${(100 * brotli) / largest}%` }} />
                </th>
                <td className={styles.number}>
                  <strong>{formatKilobytes(brotli)}</strong>
                </td>
                <td className={styles.number}>{formatKilobytes(gzip)}</td>
                <td className={styles.number}>{formatKilobytes(minified)}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      <p className={styles.note}>1 kB is 1000 bytes. On the server, @trpc/server installs no other packages.</p>
    </Section>
  );
}
