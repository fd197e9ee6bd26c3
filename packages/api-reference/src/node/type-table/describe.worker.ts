import type { TypeResult, TypeRequest } from '../../type-table/types.ts';
import { LibraryTypes, type TypesLibrary } from './library-types.ts';
import { wrapType } from './print-type.ts';

export interface DescribeTask {
  library: TypesLibrary;
  type: TypeRequest;
}

const compilers = new Map<string, LibraryTypes>();

export default async function describe({ library, type }: DescribeTask): Promise<TypeResult> {
  let compiler = compilers.get(library.version);
  if (!compiler) {
    compiler = new LibraryTypes(library);
    compilers.set(library.version, compiler);
  }
  const result = compiler.describe(type);
  if ('description' in result) {
    for (const member of result.description.members) member.type = await wrapType(member.type);
  }
  return result;
}
