import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { findChromium } from '../../tests/support/chromium.ts';
import { median } from './median.ts';

/** Times in ms, sizes in kB (1000 bytes), scores in the order of `categories`. */
export interface Load {
  firstLoad: number;
  script: number;
  scores: number[];
  blocking: number;
  largestPaint: number;
  shift: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Medians of several Lighthouse runs with the default settings: a phone on slow 4G with an empty cache. */
export async function measureLoad(url: string, runs: number): Promise<Load> {
  const { default: lighthouse } = await import('lighthouse');
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: categories });
      loads.push(readLoad(result!.lhr));
    } finally {
      chrome.kill();
    }
  }
  const medianOf = (read: (load: Load) => number) => median(loads.map(read));
  return {
    firstLoad: medianOf(({ firstLoad }) => firstLoad),
    script: medianOf(({ script }) => script),
    scores: categories.map((_, index) => medianOf(({ scores }) => scores[index]!)),
    blocking: medianOf(({ blocking }) => blocking),
    largestPaint: medianOf(({ largestPaint }) => largestPaint),
    shift: medianOf(({ shift }) => shift),
  };
}

interface Request {
  resourceType: string;
  transferSize: number;
}

function readLoad({ audits, categories: results }: Result): Load {
  const requests = (audits['network-requests']!.details as unknown as { items: Request[] }).items;
  const weigh = (some: Request[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  const value = (audit: string) => audits[audit]!.numericValue!;
  return {
    firstLoad: weigh(requests),
    script: weigh(requests.filter(({ resourceType }) => resourceType === 'Script')),
    scores: categories.map((id) => Math.round((results[id]!.score ?? 0) * 100)),
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
  };
}
