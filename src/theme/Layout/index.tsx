// Wraps theme-classic's component. Change: pages that give it their title get the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function SocialLayout(props: Props): ReactNode {
  const { title, description } = props;
  return (
    <>
      {title !== undefined && <SocialMetadata title={title} description={description} />}
      <Layout {...props} />
    </>
  );
}
