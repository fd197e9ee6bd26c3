import Link from '@docusaurus/Link';
import report from '@generated/build-data/default/package-sizes.json';
import Layout from '@theme/Layout';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import { BundleSizes } from './BundleSizes';
import { Costs } from './Costs';
import { Plans } from './Plans';
import { Support } from './Support';

export function PricingPage() {
  const { license } = useProjectLinks();
  return (
    <Layout
      title="Pricing"
      description="tRPC is free under the MIT license. What it costs in practice: kilobytes in your bundle, compiler time, and the work of leaving it again."
    >
      <main>
        <PageHeader
          title="Free, and what that costs"
          lead={
            <>
              You pay nothing: tRPC is available under the <Link to={license}>{report.license} license</Link>, with no
              account, no key and no sales call. Nothing is free in practice, so here is the rest of the bill.
            </>
          }
        />
        <Plans />
        <BundleSizes report={report} />
        <Costs />
        <Support />
      </main>
    </Layout>
  );
}
