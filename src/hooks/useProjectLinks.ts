import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

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
