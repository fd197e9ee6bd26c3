// Wraps the component of @docusaurus/theme-classic. Change: asks for consent to scripts of other hosts, if the site loads any, and
// has an anchor, to which the menu of narrow screens leads without JavaScript (src/theme/Navbar/MobileSidebar/Toggle).

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
