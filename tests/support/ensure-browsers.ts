/**
 * Makes sure that the journeys have Firefox, WebKit and a screen for it: installs the packages of Debian or Ubuntu that are
 * missing. Exits 1 with a sentence on what to install when apt may not be used.
 */
import { missingPackages } from '../browsers/packages.ts';
import { installPackages } from './apt.ts';

installPackages(missingPackages());

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Browsers are missing: install the packages ${missing.join(' and ')} of Debian or Ubuntu.`);
  process.exit(1);
}
console.log('The journeys run in the Firefox and the WebKit of this system.');
