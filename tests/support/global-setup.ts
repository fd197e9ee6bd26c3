import type { FullConfig } from '@playwright/test';
import { serveBuild } from './serve-build.ts';

/**
 * Serves the built site while tests run.
 *
 * @returns the function that Playwright calls when they are done
 */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { port } = new URL(projects[0]!.use.baseURL!);
  return (await serveBuild(Number(port))).close;
}
