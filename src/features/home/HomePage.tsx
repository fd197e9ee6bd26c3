import Layout from '@theme/Layout';
import { Choosing } from './Choosing';
import { Hero } from './Hero';
import { PublicCode } from './PublicCode';
import { SiteStructuredData } from './SiteStructuredData';
import { StartHere } from './StartHere';
import { Steps } from './Steps';
import { WorksWith } from './WorksWith';

export function HomePage() {
  return (
    <Layout
      title="End-to-end typesafe APIs"
      description="Call a TypeScript server's procedures from a TypeScript client with inferred inputs and outputs: no schema file, no generated code."
    >
      <SiteStructuredData />
      <main>
        <Hero />
        <Steps />
        <WorksWith />
        <PublicCode />
        <Choosing />
        <StartHere />
      </main>
    </Layout>
  );
}
