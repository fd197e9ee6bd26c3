import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions as useDocsVersions,
} from '@docusaurus/plugin-content-docs/client';
import { allVersions } from '@site/core/search/address';
import { versionTag } from '@site/core/search/query';

/** A version of the docs as readers choose it. */
export interface VersionChoice {
  /** Its name, or {@link allVersions}. */
  name: string;
  label: string;
}

export interface Versions {
  choices: readonly VersionChoice[];
  /** Name of the version on screen; outside the docs the one that the reader prefers, else the latest. */
  current: string;
  /** @returns Names of the versions that a choice stands for. */
  namesOf: (choice: string) => string[];
  /** @returns The label of the version with this tag, unless it is the one on screen. */
  otherVersion: (tag: string) => string | undefined;
}

export function useVersions(): Versions {
  const versions = useDocsVersions(undefined);
  const current = useDocsVersionCandidates()[0].name;
  const names = versions.map(({ name }) => name);
  return {
    choices: [...versions.map(({ name, label }) => ({ name, label })), { name: allVersions, label: 'All versions' }],
    current,
    namesOf: (choice) => (choice === allVersions ? names : [choice]),
    otherVersion: (tag) => versions.find(({ name }) => name !== current && versionTag(name) === tag)?.label,
  };
}

/** @returns Name of the version that is searched outside the docs, as on the page of results. */
export function useDefaultVersion(): string {
  const latest = useLatestVersion(undefined);
  return (useDocsPreferredVersion().preferredVersion ?? latest).name;
}
