// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';

export class PluginOptionsError extends Error {
  override name = 'PluginOptionsError';
}

/** Creates a `validateOptions` that adds the plugin's id, like Docusaurus' own validation. */
export function optionsValidator<Schema extends z.ZodObject>(name: string, schema: Schema) {
  return ({ options }: { options: z.input<Schema> }): z.output<Schema> & { id: string } => {
    const { id = 'default', ...given } = (options ?? {}) as Record<string, unknown>;
    return { id: String(id), ...parseOptions(name, schema, given) };
  };
}

/**
 * Validates the options of a function such as `createSnippets`.
 *
 * @throws PluginOptionsError that names each wrong option, what is expected and what was found
 */
export function parseOptions<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  options: object,
): z.output<Schema> {
  const result = z.strictObject(schema.shape).safeParse(options);
  if (result.success) return result.data as z.output<Schema>;
  const lines = result.error.issues.map((issue) => describe(issue, options));
  throw wrongOptions(name, ...lines);
}

/** For mistakes that a schema cannot see, such as a folder that does not exist. */
export function wrongOptions(name: string, ...lines: readonly string[]): PluginOptionsError {
  return new PluginOptionsError([`${name}: invalid options.`, ...lines].join('\n  '));
}

function describe({ path, message }: z.core.$ZodIssue, options: unknown): string {
  if (path.length === 0) return message;
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    options,
  );
  return `"${path.join('.')}": ${message}; found ${JSON.stringify(found) ?? String(found)}`;
}
