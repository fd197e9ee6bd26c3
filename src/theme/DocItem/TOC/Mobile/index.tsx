// Replaces the component of @docusaurus/theme-classic 3.10.2, which is above the title and needs scripts. Change: is empty;
// src/components/page-contents follows the lead.

export default function DocItemTOCMobile(): null {
  return null;
}
