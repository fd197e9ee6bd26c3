import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions as useDocsVersions,
} from '@docusaurus/plugin-content-docs/client';
import { allVersions } from '@site/core/search/address';
import { versionOfTag } from '@site/core/search/parameters';

/** A version of the docs as readers choose it. */
export interface VersionChoice {
  /** Its name, or {@link allVersions}. */
  name: string;
  label: string;
}

/** The versions that can be searched, and the one on screen. */
export interface Versions {
  choices: readonly VersionChoice[];
  /** Name of the version on screen; outside the docs that which the reader prefers, else the latest. */
  current: string;
  /** @returns The names of the versions that a choice stands for. */
  namesOf: (choice: string) => string[];
  /** @returns The label of the version that a tag stands for, if it is not the one on screen. */
  otherVersion: (tag: unknown) => string | undefined;
}

export function useVersions(): Versions {
  const versions = useDocsVersions(undefined);
  const current = useDocsVersionCandidates()[0].name;
  const names = versions.map(({ name }) => name);
  return {
    choices: [...versions.map(({ name, label }) => ({ name, label })), { name: allVersions, label: 'All versions' }],
    current,
    namesOf: (choice) => (choice === allVersions ? names : [choice]),
    otherVersion: (tag) => {
      const name = versionOfTag(tag);
      return name === current ? undefined : versions.find((version) => version.name === name)?.label;
    },
  };
}

/** @returns Name of the version that is searched outside the docs, as on the page of results. */
export function useDefaultVersion(): string {
  const latest = useLatestVersion(undefined);
  return (useDocsPreferredVersion().preferredVersion ?? latest).name;
}
