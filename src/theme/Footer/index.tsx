// Wraps theme-classic's component. Change: adds consent, and the target of the link in Navbar/MobileSidebar/Toggle.

import { type ReactNode } from 'react';
import { Consent } from '@site/src/features/consent/Consent';
import Footer from '@theme-original/Footer';

export default function FooterWithConsent(): ReactNode {
  return (
    <>
      <span id="footer-menu" />
      <Footer />
      <Consent />
    </>
  );
}
