import { didYouMean, joinWords } from '@typed-docs/utils/suggest';
import type { TypeTableRequest } from './types.ts';

export const componentName = 'TypeTable';

const props = ['type', 'from', 'pick', 'omit', 'args', 'caption'] as const;

type Prop = (typeof props)[number];

/** `value` is undefined unless it is plain text. */
export interface WrittenAttribute {
  name: string;
  value: string | undefined;
}

const typePattern = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:#(\d+))?$/;

export function parseTypeTable(attributes: readonly WrittenAttribute[]): {
  request?: TypeTableRequest;
  errors: string[];
} {
  const errors: string[] = [];
  const values: Partial<Record<Prop, string>> = {};
  for (const { name, value } of attributes) {
    if (!isProp(name)) {
      const known = joinWords(
        props.map((prop) => `\`${prop}\``),
        'and',
      );
      errors.push(`unknown prop \`${name}\`${didYouMean(name, props) || `; the props are ${known}`}`);
    } else if (value === undefined || value.trim() === '') {
      errors.push(`expected a string in quotes as \`${name}\`, as in ${examples[name]}`);
    } else if (values[name] !== undefined) {
      errors.push(`\`${name}\` is given twice`);
    } else {
      values[name] = value.trim();
    }
  }
  const isMissing = (name: Prop) => !attributes.some((attribute) => attribute.name === name);
  for (const name of ['type', 'from'] as const) {
    if (isMissing(name)) errors.push(`\`${name}\` is missing, as in ${examples[name]}`);
  }
  const [, type, parameter] = typePattern.exec(values.type ?? '') ?? [];
  if (values.type !== undefined && type === undefined) {
    errors.push(
      `expected the name of an export as \`type\`, followed by \`#0\` for the first parameter of a function; found \`${values.type}\``,
    );
  }
  if (values.pick !== undefined && values.omit !== undefined) {
    errors.push("`pick` and `omit` can't be combined; list the members to show, or those to leave out");
  }
  if (errors.length > 0 || type === undefined || values.from === undefined) {
    return { errors };
  }
  const { from, pick, omit, args, caption } = values;
  return {
    request: {
      type,
      ...(parameter !== undefined && { parameter: Number(parameter) }),
      from,
      ...(args !== undefined && { args }),
      ...(pick !== undefined && { pick: readNames(pick) }),
      ...(omit !== undefined && { omit: readNames(omit) }),
      ...(caption !== undefined && { caption }),
    },
    errors,
  };
}

const examples: Record<Prop, string> = {
  type: '`type="ClientOptions"`',
  from: '`from="the-package"`',
  pick: '`pick="url headers"`',
  omit: '`omit="signal"`',
  args: '`args="Book"`',
  caption: '`caption="Options of the client"`',
};

function isProp(name: string): name is Prop {
  return (props as readonly string[]).includes(name);
}

function readNames(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
}

/** Formats a request as the author wrote it: `httpBatchLink#0`. */
export function writeType({ type, parameter }: { type: string; parameter?: number }): string {
  return parameter === undefined ? type : `${type}#${parameter}`;
}
