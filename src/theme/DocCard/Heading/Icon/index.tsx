// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: no emoji, which screen readers would read out.
export default function DocCardIcon(): null {
  return null;
}
