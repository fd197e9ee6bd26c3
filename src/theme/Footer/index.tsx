// Change: adds the question about scripts of other hosts, where the site is configured to load any.

import { type ReactNode } from 'react';
import { Consent } from '@site/src/features/consent/Consent';
import Footer from '@theme-original/Footer';

export default function FooterWithConsent(): ReactNode {
  return (
    <>
      <Footer />
      <Consent />
    </>
  );
}
