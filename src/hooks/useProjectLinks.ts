import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** URLs of the project on GitHub, from the configured organization and repository. */
export function useProjectLinks() {
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  const repository = `https://github.com/${organizationName}/${projectName}`;
  return {
    repository,
    issues: `${repository}/issues`,
    license: `${repository}/blob/main/LICENSE`,
    sponsors: `https://github.com/sponsors/${organizationName}`,
  };
}
