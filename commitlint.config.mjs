/** Checks the commits of a push or pull request (.github/workflows/ci.yml). */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: { 'header-max-length': [2, 'always', 72] },
};
