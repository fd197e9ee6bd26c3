import { didYouMean, suggest } from '@typed-docs/utils/suggest';
import type { FenceMeta } from './types.ts';

/** One word of an info string: `title="a.ts"`, `run`, `{1,3}`. */
export interface MetaToken {
  raw: string;
  key: string;
  value?: string;
}

export interface ParsedMeta {
  meta: FenceMeta;
  errors: string[];
}

const tokenPattern = /\{[^}]*\}|[^\s="'{]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s]+)|[^\s]+/g;

const codeLanguages = new Set(['ts', 'tsx']);
const scriptLanguages = new Set(['js', 'jsx', 'javascript']);
const shellLanguages = new Set(['bash', 'sh', 'shell', 'console']);
const jsonLanguages = new Set(['json', 'jsonc']);
const versionedLanguages = new Set([...codeLanguages, ...shellLanguages, ...jsonLanguages]);

/** Keys that Docusaurus reads, and the languages that may use them. */
const docusaurusKeys = new Map<string, (lang: string) => boolean>([
  ['title', () => true],
  ['showLineNumbers', () => true],
  ['npm2yarn', (lang) => shellLanguages.has(lang)],
]);

/** Our own keys; rendering removes them from the info string. */
const ownKeys = new Map<string, (lang: string) => boolean>([
  ['include', (lang) => codeLanguages.has(lang)],
  ['run', (lang) => codeLanguages.has(lang)],
  ['no-check', (lang) => codeLanguages.has(lang)],
  ['excerpt', (lang) => codeLanguages.has(lang)],
  ['library', (lang) => versionedLanguages.has(lang)],
  ['output', (lang) => lang === 'txt'],
  ['focus', () => true],
]);

export function tokenizeMeta(text: string): MetaToken[] {
  return Array.from(text.matchAll(tokenPattern), ([raw]) => {
    const separator = raw.startsWith('{') ? -1 : raw.indexOf('=');
    if (separator < 0) {
      return { raw, key: raw.startsWith('{') ? '{}' : raw };
    }
    const value = raw.slice(separator + 1).replace(/^(["'])(.*)\1$/s, '$2');
    return { raw, key: raw.slice(0, separator), value };
  });
}

function keysOf(lang: string): string[] {
  return [...docusaurusKeys, ...ownKeys].filter(([, fits]) => fits(lang)).map(([key]) => key);
}

const describeKeys = (lang: string): string => [...keysOf(lang), '{1,3-5}'].join(', ');

/** An unknown key with exactly one similar name is treated as that key, so that a typo causes only one report. */
function correctKey(key: string, lang: string): string {
  const near = isKnown(key) ? [] : suggest(key, keysOf(lang));
  return near.length === 1 ? near[0]! : key;
}

const isKnown = (key: string): boolean => docusaurusKeys.has(key) || ownKeys.has(key);

export function parseMeta(lang: string, text: string): ParsedMeta {
  const tokens = tokenizeMeta(text);
  const meta: FenceMeta = { run: false, output: false, excerpt: false };
  const errors: string[] = [];
  const seen = new Set<string>();

  for (let i = 0; i < tokens.length; i++) {
    const { key: written, value, raw } = tokens[i]!;
    const key = written === '{}' ? written : correctKey(written, lang);
    if (key === '{}') {
      if (!rangesPattern.test(raw)) {
        errors.push(`expected line numbers in braces, such as {1,3-5}; found ${raw}`);
      } else {
        meta.highlight = readRanges(raw);
      }
      continue;
    }
    if (!isKnown(written)) {
      const advice = didYouMean(written, keysOf(lang));
      errors.push(
        `unknown fence key \`${written}\`${advice || `; a ${lang || 'plain'} fence may have ${describeKeys(lang)}`}`,
      );
    }
    const fits = docusaurusKeys.get(key) ?? ownKeys.get(key);
    if (!fits) continue;
    if (!fits(lang)) {
      errors.push(`fence key \`${key}\` has no effect on a \`${lang}\` fence, which may have ${describeKeys(lang)}`);
      continue;
    }
    if (seen.has(key)) {
      errors.push(`fence key \`${key}\` appears twice; keep one`);
      continue;
    }
    seen.add(key);

    if (key === 'title' || key === 'library') {
      if (!value) {
        errors.push(
          `fence key \`${key}\` needs a value: ${key === 'title' ? 'title="server/trpc.ts"' : 'library=2.x'}`,
        );
      } else {
        meta[key] = value;
      }
    } else if (key === 'focus') {
      if (!value || !rangesPattern.test(value)) {
        errors.push(`fence key \`focus\` needs line numbers in braces: focus={1,3-5}`);
      } else {
        meta.focus = readRanges(value);
      }
    } else if (key === 'no-check') {
      if (!value?.trim()) {
        errors.push('`no-check` needs a reason: no-check="why this block cannot be compiled"');
        meta.noCheck = '';
      } else {
        meta.noCheck = value.trim();
      }
    } else if (key === 'include') {
      const next = tokens[i + 1];
      if (value !== undefined) {
        errors.push(`write \`include ${value}\`, with a space`);
        meta.include = value;
      } else if (!next || next.value !== undefined || next.key === '{}' || isKnown(next.key)) {
        errors.push('`include` needs the name that it defines: ```ts include shelf');
        meta.include = '';
      } else {
        meta.include = next.key;
        i++;
      }
    } else if (key === 'run' || key === 'output' || key === 'excerpt') {
      if (value !== undefined) {
        errors.push(`fence key \`${key}\` takes no value; found ${raw}`);
      }
      meta[key] = true;
    }
  }

  if (meta.include !== undefined) {
    for (const key of ['run', 'no-check', 'title', 'excerpt']) {
      if (seen.has(key)) {
        errors.push(`an \`include\` fence is never shown, so \`${key}\` has no effect on it`);
      }
    }
  }
  if (meta.run && meta.noCheck !== undefined) {
    errors.push("`run` and `no-check` can't be combined: code that runs must compile");
  }
  return { meta, errors };
}

const rangesPattern = /^\{\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*\}$/;

function readRanges(braces: string): number[] {
  return braces
    .slice(1, -1)
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    });
}

export function languageIsCode(lang: string): boolean {
  return codeLanguages.has(lang);
}

/** JavaScript, which is not compiled. */
export function languageIsScript(lang: string): boolean {
  return scriptLanguages.has(lang);
}

export function languageIsShell(lang: string): boolean {
  return shellLanguages.has(lang);
}

export function languageIsJson(lang: string): boolean {
  return jsonLanguages.has(lang);
}
