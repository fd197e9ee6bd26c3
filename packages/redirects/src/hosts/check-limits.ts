export interface SiteMeasures {
  files: number;
  bytes: number;
  /** Redirect rules for one address. */
  staticRules: number;
  /** Redirect rules for a folder. */
  dynamicRules: number;
  rules: number;
  rulesBytes: number;
  /** Length of the longest line in `_headers`, the Content-Security-Policy. */
  headerLine: number;
}

export interface Limit<Measure extends keyof SiteMeasures = keyof SiteMeasures> {
  /** Undefined for the site's own limits. */
  host?: string;
  measure: Measure;
  most: number;
}

const measures: Record<keyof SiteMeasures, { name: string; advice: string }> = {
  files: {
    name: 'files',
    advice: 'Find out what is growing: `find build -type f | sed "s/.*[.]//" | sort | uniq -c | sort -n`',
  },
  bytes: {
    name: 'bytes in all files',
    advice: 'Find the largest files: `find build -type f -size +100k | xargs ls -lS`',
  },
  staticRules: {
    name: 'redirect rules for single addresses',
    advice: 'Replace rules that share a folder with a pattern, which ends in /*',
  },
  dynamicRules: {
    name: 'redirect rules for folders',
    advice: 'Replace patterns that cover few pages with rules for these pages',
  },
  rules: {
    name: 'redirect rules',
    advice: 'Remove rules for addresses that nobody links to, because the not-found page still suggests pages',
  },
  rulesBytes: {
    name: 'bytes in _redirects',
    advice: 'Remove rules for addresses that nobody links to, because the not-found page still suggests pages',
  },
  headerLine: {
    name: 'characters in a line of _headers',
    advice: 'Move inline scripts into files, because the Content-Security-Policy has a hash for each',
  },
};

/** First line of the error message, by which a site can recognize it. */
const heading = 'Problems in the size of the built site:';

/** @returns the error message; undefined if all measures are within their limits */
export function checkLimits<Measure extends keyof SiteMeasures>(
  found: Pick<SiteMeasures, Measure>,
  limits: readonly Limit<Measure>[],
): string | undefined {
  const problems = limits
    .filter(({ measure, most }) => found[measure] > most)
    .map(({ host, measure, most }) => {
      const { name, advice } = measures[measure];
      const limit = host ? `${host} accepts at most ${format(most)}` : `the site's own limit is ${format(most)}`;
      const way = host ? `remove the limit of ${host} if the site is never deployed there` : 'raise the limit';
      return `${name}: found ${format(found[measure])}, but ${limit}.\n  ${advice}, or ${way}.`;
    });
  return problems.length > 0 ? [heading, ...problems].join('\n') : undefined;
}

function format(count: number): string {
  return count.toLocaleString('en');
}
