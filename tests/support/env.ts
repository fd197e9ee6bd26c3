/** The only place of the tests and benches that reads the environment. */
const { CHROMIUM_PATH, ALL_PAGES } = process.env;

export const testEnv = {
  /** Chromium or Chrome to test with, instead of the system's or Playwright's. */
  chromiumPath: CHROMIUM_PATH,
  /** Whether every page of the API reference is opened, instead of a sample. */
  opensAllPages: ALL_PAGES === '1',
};

/**
 * Environment of a command that a test starts: without the test runner's NODE_ENV, and without colours.
 *
 * @param more variables on top
 */
export function childEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...more };
}
