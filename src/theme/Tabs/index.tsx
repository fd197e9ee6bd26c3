// Change: panels have labels, ids and names, are all shown without scripts, and open for a link into them.
// Instead of the Tabs of @docusaurus/theme-classic 3.10.2, whose state (useTabsContextValue) they share.
export { Tabs as default } from '@site/src/components/ui/Tabs';
