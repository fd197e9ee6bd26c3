import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useStoredValue } from '@typed-docs/utils/client/useStoredValue';
import { storedFramework, type Framework } from './framework';

/** The reader's choice, and a function that stores another one and selects the tabs that match it. */
export function useFramework(): [Framework | undefined, (framework: Framework | undefined) => void] {
  const frameworks = useFrameworks();
  const [chosen, slot] = useStoredValue(useMemo(() => storedFramework(frameworks), [frameworks]));
  const choose = (framework: Framework | undefined) => {
    if (!framework) return slot.del();
    slot.set(framework.name);
    // The keys of Docusaurus' tabs, which listen for changes.
    for (const [group, value] of Object.entries(framework.tabs))
      createStorageSlot(`docusaurus.tab.${group}`).set(value);
  };
  return [chosen, choose];
}

export function useFrameworks(): readonly Framework[] {
  return useDocusaurusContext().siteConfig.customFields!.frameworks as Framework[];
}
