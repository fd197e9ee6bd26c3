import { transform, type Loader, type Message, type TransformFailure } from 'esbuild';
import { showBlock } from '../shown.ts';
import type { Block, Problem } from '../types.ts';

/**
 * Finds types in a JavaScript block, which readers couldn't run and which isn't compiled. Ignores fragments that parse
 * as neither language.
 */
export async function findTypesInScript(block: Block): Promise<Problem[]> {
  const lines = showBlock(block).filter((line) => line.mark !== 'removed');
  const code = lines.map((line) => line.text).join('\n');
  const error = await parseError(code, 'jsx');
  if (!error) return [];
  const [asTs, asTsx] = await Promise.all([parseError(code, 'ts'), parseError(code, 'tsx')]);
  if (asTs && asTsx) return [];
  const line = block.lines[lines[(error.location?.line ?? 1) - 1]?.ownIndex ?? 0];
  const written = block.lang;
  const meant = asTs ? 'tsx' : 'ts';
  return [
    {
      path: block.path,
      line: line?.line ?? block.line,
      column: (line?.column ?? block.column) + (error.location?.column ?? 0),
      message: `this is TypeScript in a \`${written}\` fence, which is not compiled: write \`${meant}\`, or remove the types`,
    },
  ];
}

async function parseError(code: string, loader: Loader): Promise<Message | undefined> {
  try {
    await transform(code, { loader, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    return (error as TransformFailure).errors[0];
  }
}
