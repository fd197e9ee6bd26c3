// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';

export class PluginOptionsError extends Error {
  override name = 'PluginOptionsError';
}

/** Creates a `validateOptions` that adds the plugin's id, like Docusaurus' own validation. */
export function optionsValidator<Schema extends z.ZodObject>(name: string, schema: Schema) {
  return ({ options }: { options: z.input<Schema> }): z.output<Schema> & { id: string } => {
    const { id = 'default', ...given } = (options ?? {}) as Record<string, unknown>;
    const result = z.strictObject(schema.shape).safeParse(given);
    if (!result.success) {
      const lines = result.error.issues.map((issue) => describe(issue, given));
      throw new PluginOptionsError([`${name}: wrong options in docusaurus.config.ts.`, ...lines].join('\n  '));
    }
    return { id: String(id), ...(result.data as z.output<Schema>) };
  };
}

function describe({ path, message }: z.core.$ZodIssue, options: unknown): string {
  if (path.length === 0) return message;
  const found = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    options,
  );
  return `"${path.join('.')}": ${message}; found ${JSON.stringify(found) ?? String(found)}`;
}
