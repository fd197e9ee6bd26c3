import { writeType } from './notation.ts';
import { didYouMean } from '@typed-docs/utils/suggest';
import type { TypeDescription, TypeMember, TypeTableRequest } from './types.ts';

/** Members of a member come with it unless they are listed separately. */
export function chooseMembers(
  { members }: TypeDescription,
  request: TypeTableRequest,
): { members: TypeMember[]; problems: string[] } {
  const { pick, omit } = request;
  const known = members.map(({ name }) => name);
  const problems = [...(pick ?? []), ...(omit ?? [])]
    .filter((name) => !known.includes(name))
    .map((name) => `\`${writeType(request)}\` has no member \`${name}\`${didYouMean(name, known)}`);

  if (pick) {
    const picked = pick.flatMap((wanted) =>
      sortMembers(members.filter(({ name }) => isWithin(name, wanted) && (name === wanted || !pick.includes(name)))),
    );
    return { members: picked, problems };
  }
  const shown = sortMembers(members.filter(({ hidden }) => !hidden)).filter(
    ({ name }) => !omit?.some((unwanted) => isWithin(name, unwanted)),
  );
  if (shown.length === 0 && problems.length === 0) {
    const hidden = members.map(({ name }) => `\`${name}\``).join(', ');
    const reason = omit ? '`omit` excludes all of them' : `these are inherited from elsewhere or internal: ${hidden}`;
    problems.push(`\`${writeType(request)}\` has no members to show; ${reason}`);
  }
  return { members: shown, problems };
}

function isWithin(name: string, member: string): boolean {
  return name === member || name.startsWith(`${member}.`);
}

/** Required members come first and deprecated ones last; otherwise, the library's order is kept. */
function sortMembers(members: readonly TypeMember[]): TypeMember[] {
  const names = new Set(members.map(({ name }) => name));
  const parentOf = ({ name }: TypeMember) => {
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return names.has(parent) ? parent : '';
  };
  const rank = ({ optional, deprecated }: TypeMember) => (deprecated ? 2 : optional ? 1 : 0);
  const below = (parent: string): TypeMember[] =>
    members
      .filter((member) => parentOf(member) === parent)
      .sort((a, b) => rank(a) - rank(b))
      .flatMap((member) => [member, ...below(member.name)]);
  return below('');
}
