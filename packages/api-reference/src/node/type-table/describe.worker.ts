import type { TypeResult, TypeRequest } from '../../type-table/types.ts';
import { LibraryTypes } from './library-types.ts';
import { wrapType } from './print-type.ts';

export interface DescribeTask {
  root: string;
  version: string;
  type: TypeRequest;
}

const compilers = new Map<string, LibraryTypes>();

export default async function describe({ root, version, type }: DescribeTask): Promise<TypeResult> {
  let compiler = compilers.get(version);
  if (!compiler) {
    compiler = new LibraryTypes(root, version);
    compilers.set(version, compiler);
  }
  const result = compiler.describe(type);
  if ('description' in result) {
    for (const member of result.description.members) member.type = await wrapType(member.type);
  }
  return result;
}
