import { relative } from 'node:path';
import ts from 'typescript';
import type { Comment } from 'typedoc';
import {
  PageKind,
  ReflectionKind,
  type Application,
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import { MarkdownTheme, MarkdownThemeContext, MemberRouter, type MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { describeSymbol } from '../description.ts';
import { codeBlock, fileOfAddress, inlineCode, link } from '../mdx.ts';
import { sinceOf } from '../release-history/history.ts';
import { frontMatter, introduce, joinBlocks, warn } from '../render-page.ts';
import type { CollectedPage } from './collect-symbols.ts';
import type { ReferencePackage } from './entry-points.ts';
import type { ApiReferenceSite } from './site.ts';

/** Name of both the router and the theme. */
export const themeName = 'api-reference';

/** typedoc-plugin-markdown renders members; the theme adds front matter, import, warnings and a link to the source. */
export function defineTheme(
  app: Application,
  collected: readonly CollectedPage[],
  packages: readonly ReferencePackage[],
  site: ApiReferenceSite,
): void {
  const histories = site.histories.filter(({ major }) => major === site.version);
  const pathOf = ({ symbol }: CollectedPage) => fileOfAddress(symbol.address, site).slice(site.slug.length + 1);
  const pages = new Map(collected.map((page) => [pathOf(page), page]));
  const homes = new Map<Reflection, string>(
    collected.filter(({ isAlias }) => !isAlias).map((page) => [page.reflection, pathOf(page).replace(/\.mdx$/, '')]),
  );
  // A declaration that is not exported by its own name is documented at its first alias.
  for (const page of collected) {
    if (!homes.has(page.reflection)) {
      homes.set(page.reflection, pathOf(page).replace(/\.mdx$/, ''));
      page.isAlias = false;
    }
  }

  class ReferenceRouter extends MemberRouter {
    override buildPages(project: ProjectReflection) {
      super.buildPages(project);
      return collected.map((page) => ({ url: pathOf(page), kind: PageKind.Reflection, model: page.reflection }));
    }

    override getIdealBaseName(reflection: Reflection): string {
      return homes.get(reflection) ?? super.getIdealBaseName(reflection);
    }

    /** Members of a namespace are on its page. */
    override buildChildPages(reflection: Reflection, outPages: Parameters<MemberRouter['buildChildPages']>[1]): void {
      if (reflection.parent?.kindOf(ReflectionKind.Namespace)) this.buildAnchors(reflection, reflection.parent);
      else super.buildChildPages(reflection, outPages);
    }
  }

  class ReferenceTheme extends MarkdownTheme {
    override render(event: Parameters<MarkdownTheme['render']>[0]): string {
      const page = pages.get(event.url)!;
      const { symbol, summary, advice, reflection } = page;
      const context = new ReferenceContext(this, event as MarkdownPageEvent<Reflection>, this.application.options, () =>
        describeSource(reflection, packages, site),
      );
      return joinBlocks([
        frontMatter({ title: symbol.name, description: describeSymbol(symbol, page.docs, site) }),
        introduce(symbol, site, sinceOf(histories, symbol.package, symbol.entryPoint, symbol.name)),
        // Some comments are `@deprecated - …` or `@deprecated, …`.
        ...warn(page, context.helpers.getCommentParts(advice).replace(/^[\s,:\u2013-]+/, '')),
        '<ApiExample />',
        ...(page.isAlias
          ? [
              context.helpers.getCommentParts(summary),
              `Another name of [${inlineCode(reflection.name)}](${context.urlTo(reflection)}).`,
            ]
          : [
              '## Signature',
              describeHead(context, reflection),
              context.templates.reflection(event as MarkdownPageEvent<DeclarationReflection>).trim(),
            ]),
        '<ApiGuides />',
      ]);
    }

    /** src/sidebar.ts creates the sidebar. */
    override getNavigation() {
      return [];
    }
  }

  app.renderer.defineRouter(themeName, ReferenceRouter);
  app.renderer.defineTheme(themeName, ReferenceTheme);
}

class ReferenceContext extends MarkdownThemeContext {
  /** @param source returns the sentence below the first signature that links to the source */
  constructor(
    theme: MarkdownTheme,
    page: MarkdownPageEvent<Reflection>,
    options: Application['options'],
    source: () => string,
  ) {
    super(theme, page, options);
    const { partials } = this;
    const { propertiesTable } = partials;
    let isSourceShown = false;
    Object.assign(partials, {
      sources: () => {
        if (isSourceShown) return '';
        isSourceShown = true;
        return joinBlocks([source(), this.describeReferences()]).trim();
      },
      inheritance: () => '',
      propertiesTable: (...args: Parameters<typeof propertiesTable>) =>
        // On the page of a namespace, ids of rows could collide with ids of headings.
        propertiesTable(...args).replace(
          /<a id="property-([^"]+)"><\/a> /g,
          page.model.kindOf(ReflectionKind.Namespace) ? '' : '<ApiAnchor id="$1" />',
        ),
    });
  }

  /** Drops fragments, because table rows have their own anchors. */
  override urlTo(reflection: Reflection): string {
    return super.urlTo(reflection).replace(/#.*/, '');
  }

  /** Links the types that a constant or type alias names, because code blocks have no links. */
  private describeReferences(): string {
    const model = this.page.model as DeclarationReflection;
    if (!model.kindOf([ReflectionKind.Variable, ReflectionKind.TypeAlias])) return '';
    const names = this.partials.someType(model.type).match(/\[`[^`\]]+`\]\([^)\s]+\)/g) ?? [];
    return names.length > 0 ? `Refers to ${[...new Set(names)].join(', ')}.` : '';
  }
}

type Partials = MarkdownThemeContext['partials'];

const containers = [ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.Namespace];

/** Declaration with its own members, or all overloads of a function. */
function describeHead({ partials }: MarkdownThemeContext, reflection: DeclarationReflection): string {
  const { signatures = [] } = reflection;
  if (signatures.length > 1) return signatures.map((signature) => partials.signatureTitle(signature)).join('\n\n');
  return reflection.kindOf(containers) ? codeBlock(declareContainer(partials, reflection)) : '';
}

function declareContainer(partials: Partials, reflection: DeclarationReflection): string {
  const { name, kind, typeParameters = [], extendedTypes = [], implementedTypes = [] } = reflection;
  const { children = [], indexSignatures = [] } = reflection;
  const parameters = typeParameters.map(
    (one) => one.name + (one.type ? ` extends ${one.type}` : '') + (one.default ? ` = ${one.default}` : ''),
  );
  const clause = (word: string, types: readonly object[]) => (types.length > 0 ? ` ${word} ${types.join(', ')}` : '');
  const lines = [
    `${ReflectionKind.singularString(kind).toLowerCase()} ${name}`,
    parameters.length > 0 ? `<${parameters.join(', ')}>` : '',
    clause('extends', extendedTypes),
    clause('implements', implementedTypes),
    ' {\n',
    ...indexSignatures.map((signature) => `${partials.indexSignature(signature)};\n`),
    ...children.filter((member) => !member.inheritedFrom).map((member) => `${declareMember(partials, member)}\n`),
    '}',
  ];
  return lines.join('');
}

function declareMember(partials: Partials, member: DeclarationReflection): string {
  if (member.kindOf(containers)) return declareContainer(partials, member);
  const { signatures = [] } = member;
  if (signatures.length === 0) return withoutFence(partials.declarationTitle(member));
  const titles = signatures.map((signature) => withoutFence(partials.signatureTitle(signature)));
  // TypeDoc prints the call of a constructor; its declaration has no type parameters and no return type.
  return member.kindOf(ReflectionKind.Constructor)
    ? titles.map((title) => title.replace(/^new [^(]+/, 'constructor').replace(/\): [^)]*;$/, ');')).join('\n')
    : titles.join('\n');
}

const withoutFence = (block: string) => block.replace(/^```ts\n|\n```$/g, '');

function describeSource(
  reflection: DeclarationReflection,
  packages: readonly ReferencePackage[],
  site: ApiReferenceSite,
): string {
  const source = (reflection.sources ?? reflection.signatures?.[0]?.sources)?.[0];
  if (!source) throw new Error(`TypeDoc gives no source for ${reflection.getFullName()}.`);
  const owner = packages.find(({ sources }) => source.fullFileName.startsWith(`${sources}/`));
  if (owner) {
    const path = `${owner.repositoryFolder}/${relative(owner.sources, source.fullFileName).replaceAll('\\', '/')}`;
    if (site.sourceUrl === undefined) return `Defined in ${inlineCode(path)}.`;
    const folder = site.sourceUrl.replace('{version}', owner.version);
    return `Defined in ${link(inlineCode(path), `${folder}/${path}#L${source.line}`, site)}.`;
  }
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source.fullFileName)?.[1];
  if (name === undefined)
    throw new Error(`${reflection.name} is declared in ${source.fullFileName}, which is not in a package.`);
  return `Defined in ${link(inlineCode(name), `https://www.npmjs.com/package/${name}`, site)}.`;
}

/** Removes internal members, and members inherited from other packages. */
export function pruneMembers({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.parent?.kindOf([ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.TypeLiteral]))
      continue;
    let owner = reflection.parent;
    while (owner.parent && !owner.kindOf(ReflectionKind.SomeExport)) owner = owner.parent;
    const isForeign = reflection.flags.isExternal && fileOf(reflection) !== fileOf(owner);
    if (isForeign || commentsOf(reflection).some((comment) => comment.hasModifier('@internal'))) {
      project.removeReflection(reflection);
    }
  }
}

/** TypeDoc omits the comment of a single export (`export { /** … *\/ a as b }`). */
export function addExportComment(context: Context, reflection: DeclarationReflection): void {
  if (!reflection.parent?.kindOf(ReflectionKind.Module)) return;
  const module = context.getSymbolFromReflection(reflection.parent)!;
  const symbol = context.checker.getExportsOfModule(module).find(({ name }) => name === reflection.name);
  const specifier = symbol?.declarations?.find(ts.isExportSpecifier);
  const comment = specifier && context.getNodeComment(specifier, false);
  if (!comment) return;
  reflection.comment?.blockTags.push(...comment.blockTags);
  reflection.comment ??= comment;
}

function commentsOf(reflection: Reflection): Comment[] {
  const signatures = reflection.isDeclaration() ? (reflection.signatures ?? []) : [];
  return [reflection.comment, ...signatures.map(({ comment }) => comment)].filter((one) => one !== undefined);
}

function fileOf(reflection: Reflection): string | undefined {
  return reflection.project.getSymbolIdFromReflection(reflection)?.fileName;
}
