import { passSiteOrigin } from './env.ts';
import { serveBuild } from './serve-build.ts';

/** @returns Playwright's teardown function */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { origin, close } = await serveBuild();
  passSiteOrigin(origin);
  return close;
}
