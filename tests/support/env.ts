/** The only place in tests and benchmarks that reads the environment. */
const { CHROMIUM_PATH, ALL_PAGES, SITE_ORIGIN } = process.env;

export const testEnv = {
  chromiumPath: CHROMIUM_PATH,
  /** Opens every page of the API reference instead of a sample. */
  opensAllPages: ALL_PAGES === '1',
  /** Where Playwright's global setup serves the build. */
  siteOrigin: SITE_ORIGIN,
};

/** Playwright's workers inherit the environment of its global setup. */
export function passSiteOrigin(origin: string): void {
  process.env.SITE_ORIGIN = origin;
}

/** Environment for child processes, without the test runner's NODE_ENV and without colors. */
export function childEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...more };
}
