import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { BuiltSite } from './built-site.ts';
import { check, checkInput, checkOutput, describeCheck, maxCodeLength } from './check-tool.ts';
import type { DocumentedLibrary } from './documented-library.ts';
import { describePart, read, readInput, readOutput } from './read-tool.ts';
import { describeResults, search, searchInput, searchOutput } from './search-tool.ts';
import { compilerLimits, type SnippetCompiler } from './snippet-compiler.ts';

/** No tool changes anything or sends requests to other machines. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

export interface ServerOptions {
  /** Name by which agents register the server. */
  name: string;
  version: string;
  library: DocumentedLibrary;
}

export function createServer({ name, version, library }: ServerOptions, site: BuiltSite, compiler: SnippetCompiler) {
  const labels = library.versions.map(({ label }) => label).join(', ');
  const instructions =
    `The documentation of ${library.name} (${labels}; ${library.versions[0].label} is current). Check package.json for ` +
    'the version that a project uses, `search` for what you need, `read` the page, write the code, and `check` it before ' +
    'you hand it over.';
  const server = new McpServer({ name, title: `${library.name} documentation`, version }, { instructions });

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages and headings of the ${library.name} documentation and blog, for one major version.`,
      inputSchema: refuseOthers(searchInput(library)),
      outputSchema: searchOutput,
      annotations,
    },
    (input) => {
      const result = search(site, library, input);
      return {
        content: [{ type: 'text', text: describeResults(input.query, library, result) }],
        structuredContent: result,
      };
    },
  );

  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: `Returns a page of the ${library.name} documentation or blog as Markdown, with its code samples and tables of options.`,
      inputSchema: refuseOthers(readInput),
      outputSchema: readOutput,
      annotations,
    },
    (input) => {
      const part = read(site, input);
      return { content: [{ type: 'text', text: describePart(part) }], structuredContent: part };
    },
  );

  server.registerTool(
    'check',
    {
      title: 'Compile a snippet',
      description:
        `Compiles TypeScript under strict against the published packages of a major version of ${library.name}, and ` +
        "returns the errors with the pages that explain them. The code is never run. It can't see your project's files: " +
        'send what it imports as additional files, each below a line "// @filename: name.ts". ' +
        [...(library.checkNotes ?? [])].map((note) => `${note} `).join('') +
        `The code can have up to ${maxCodeLength} characters, and the compiler takes at most ${compilerLimits.seconds} seconds ` +
        `and ${compilerLimits.megabytes} MB of memory.`,
      inputSchema: refuseOthers(checkInput(library)),
      outputSchema: checkOutput,
      annotations,
    },
    async (input) => {
      const result = await check(compiler, site, library, input);
      return {
        content: [{ type: 'text', text: describeCheck(library, result, input.code) }],
        structuredContent: result,
      };
    },
  );
  return server;
}

/** Rejects misspelled arguments: with `versions` ignored, the response would be about the wrong version. */
function refuseOthers<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown argument ${issue.keys.join(', ')}: send ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}
