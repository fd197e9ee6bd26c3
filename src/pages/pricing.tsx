export { PricingPage as default } from '@site/src/features/pricing/PricingPage';
