import { missingPackages } from '../browsers/packages.ts';
import { installPackages } from './apt.ts';

installPackages(missingPackages());

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Browsers are missing: install the packages ${missing.join(' and ')} of Debian or Ubuntu.`);
  process.exit(1);
}
console.log('The journeys run in the Firefox and the WebKit of this system.');
