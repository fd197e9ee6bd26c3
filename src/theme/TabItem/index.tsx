// Change: see theme/Tabs. Instead of the TabItem of @docusaurus/theme-classic 3.10.2.
export { TabItem as default } from '@site/src/components/ui/Tabs';
