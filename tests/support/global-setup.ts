import type { FullConfig } from '@playwright/test';
import { serveBuild } from './serve-build.ts';

/** @returns Playwright's teardown function */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { port } = new URL(projects[0]!.use.baseURL!);
  return (await serveBuild(Number(port))).close;
}
