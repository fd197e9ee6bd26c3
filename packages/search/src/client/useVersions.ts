import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions as useDocsVersions,
} from '@docusaurus/plugin-content-docs/client';
import { allVersions } from '../address';
import { versionTag } from '../query';
import { useSearchSite } from './useSearchSite';

export interface VersionChoice {
  /** Version name, or {@link allVersions}. */
  name: string;
  label: string;
}

export interface Versions {
  /** Empty if the docs have one version, or if search ignores versions. */
  choices: readonly VersionChoice[];
  /** Version on screen; outside the docs the preferred version, or the latest. */
  current: string;
  namesOf: (choice: string) => string[];
  /** Label of the version with this tag, or undefined for the current version. */
  otherVersion: (tag: string) => string | undefined;
}

export function useVersions(): Versions {
  const versions = useDocsVersions(undefined);
  const current = useDocsVersionCandidates()[0].name;
  const { isContextual } = useSearchSite();
  const names = versions.map(({ name }) => name);
  return {
    choices:
      isContextual && versions.length > 1
        ? [...versions.map(({ name, label }) => ({ name, label })), { name: allVersions, label: 'All versions' }]
        : [],
    current,
    namesOf: (choice) => (choice === allVersions ? names : [choice]),
    otherVersion: (tag) => versions.find(({ name }) => name !== current && versionTag(name) === tag)?.label,
  };
}

/** Name of the version to search outside the docs. */
export function useDefaultVersion(): string {
  const latest = useLatestVersion(undefined);
  return (useDocsPreferredVersion().preferredVersion ?? latest).name;
}
