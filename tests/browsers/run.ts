/**
 * Runs the journeys in Firefox and WebKit against build/.
 *
 *   npm run test:browsers              both browsers
 *   npm run test:browsers -- firefox   only the named ones: firefox, webkit
 *
 * Exits with 1 if a journey fails, and with 2 if none can run.
 */
import { serveBuild } from '../support/serve-build.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';
import { runMain } from '@typed-docs/utils/run-main';

const starts: Record<string, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebKit };

async function main(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(starts, name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no browser "${unknown.join('", "')}". Name one or more of: ${Object.keys(starts).join(', ')}.`,
    );
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `Browsers are missing: install the packages ${missing.join(' and ')} of Debian or Ubuntu, ` +
        'or run `npx tsx tests/support/ensure-browsers.ts`.',
    );
  }
  const { origin, close } = await serveBuild();
  const tally = { passed: 0, failed: 0 };
  try {
    for (const [name, start] of Object.entries(starts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const engine = await start();
      try {
        for (const [journey, run] of Object.entries(journeys)) {
          const error = await runJourney(engine, origin, run);
          tally[error ? 'failed' : 'passed']++;
          console.log(`${error ? 'failed' : 'passed'}  ${engine.name}  ${journey}${error ? `\n        ${error}` : ''}`);
        }
      } finally {
        await engine.quit();
      }
    }
  } finally {
    await close();
  }
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed > 0 ? 1 : 0;
}

async function runJourney(
  engine: Engine,
  origin: string,
  run: (tab: Tab) => Promise<void>,
): Promise<string | undefined> {
  const tab = new Tab(await engine.newSession(), origin);
  try {
    await tab.resize(1280, 800);
    await run(tab);
    await tab.expectNoErrors();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await tab.close();
  }
}

void runMain(() => main(process.argv.slice(2)));
