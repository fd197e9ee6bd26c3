/**
 * Asks for every page and picture of other sites that the built site links to. It needs the network and the good will
 * of others, so that it runs at night (.github/workflows/nightly.yml) and never among the tests.
 *
 *   npm run check-external-links           the site in build/
 *   npm run check-external-links -- <dir>  the site in <dir>/build/
 *
 * Hosts are asked one question at a time, and again after answers that may pass. Links that need other treatment are
 * listed with reasons in config/external-links.ts. Exits 1 when a link is broken or an exception needless, and 2 when
 * nothing could be checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readEnv } from '../config/env.ts';
import { linkExceptions } from '../config/external-links.ts';
import type { PageSource } from '../core/build-errors/page-sources.ts';
import { withoutBase } from '../core/content/address.ts';
import { pathOfFile } from '../core/content/built-page.ts';
import { collectExternalLinks, type ExternalLink } from '../core/external-links/collect-links.ts';
import { findException, findIdleExceptions } from '../core/external-links/exceptions.ts';
import { judgeAnswer } from '../core/external-links/judge.ts';
import { formatBrokenLink, formatIdleException } from '../core/external-links/report.ts';
import { askHosts, askOptions, type Question } from '../plugins/shared/external-links/ask-hosts.ts';

async function main([siteDir = path.dirname(__dirname), ...more]: string[]): Promise<number> {
  if (more.length > 0) throw new Error(`One site folder can be checked at a time, but there is also ${more[0]}.`);
  const build = path.resolve(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error(`There is no built site in ${path.relative('', build) || build}: run \`npm run build\` first.`);
  }
  const { siteUrl, baseUrl } = readEnv();
  const links = collectExternalLinks(readPages(build), siteUrl);
  const questions = links.flatMap(({ url }) => questionFor(url));
  if (!(await canReachAnyHost(questions))) {
    throw new Error(
      `None of the hosts that were tried answers: this machine seems to have no connection to them. ` +
        `Nothing was checked of ${links.length} links; run the command where the network can be reached.`,
    );
  }

  const answers = await askHosts(questions, askOptions);
  const sources = readPageSources(siteDir, baseUrl);
  const broken = links.flatMap((link) => {
    const answer = answers.get(link.url);
    const accepted = findException(link.url, linkExceptions)?.statuses;
    return answer === undefined || judgeAnswer(answer, accepted) === 'fine' ? [] : [{ ...link, answer }];
  });
  const idle = findIdleExceptions(links, linkExceptions);
  for (const link of broken) console.error(`${formatBrokenLink(link, sources)}\n`);
  for (const exception of idle) console.error(`${formatIdleException(exception)}\n`);
  const skipped = links.length - questions.length;
  console.log(`${questions.length} links asked for, ${broken.length} broken, ${skipped} left alone`);
  return broken.length + idle.length > 0 ? 1 : 0;
}

function questionFor(url: ExternalLink['url']): Question[] {
  const exception = findException(url, linkExceptions);
  return exception && !exception.statuses ? [] : [{ url, accepted: exception?.statuses }];
}

/** Without a connection each link would be tried several times before the reason shows: a few hosts tell at once. */
async function canReachAnyHost(questions: readonly Question[]): Promise<boolean> {
  const byHost = new Map(questions.map((question) => [new URL(question.url).host, question]));
  const few = [...byHost.values()].slice(0, 10);
  const answers = await askHosts(few, { ...askOptions, attempts: 1, timeout: 10_000 });
  return few.length === 0 || [...answers.values()].some((answer) => 'status' in answer);
}

function readPages(build: string): [address: string, html: string][] {
  return globSync('**/*.html', { cwd: build, ignore: ['404.html', 'assets/**'] })
    .sort()
    .map((file) => [pathOfFile(file), readFileSync(path.join(build, file), 'utf8')]);
}

/** The list that plugins/page-sources leaves behind; without it the report names addresses only. */
function readPageSources(siteDir: string, baseUrl: string): Map<string, string> {
  const file = path.join(siteDir, '.docusaurus/page-sources/default/page-sources.json');
  const sources = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSource[]) : [];
  return new Map(sources.map((source) => [withoutBase(source.address, baseUrl), source.file]));
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
