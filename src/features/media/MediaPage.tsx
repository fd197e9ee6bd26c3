import Layout from '@theme/Layout';
import report from '@generated/build-data/default/media-kit.json';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import { archivePath } from '@site/src/features/media/kit';
import { Colors } from './Colors';
import { Download } from './Download';
import { Logos } from './Logos';
import { Rules } from './Rules';

export function MediaPage() {
  return (
    <Layout
      title="Media"
      description="Download the tRPC logo and wordmark as SVG and PNG for light and dark backgrounds, read how to use them, and copy the brand colors."
    >
      <main>
        <PageHeader
          title="Logo and colors"
          lead="For your post, talk, video or integration. Use them to talk about tRPC, but please don’t use them in a way that suggests the project’s endorsement."
          actions={
            <Download primary path={archivePath} bytes={report.archive}>
              Download everything
            </Download>
          }
        />
        <Logos />
        <Rules />
        <Colors />
      </main>
    </Layout>
  );
}
