import type { PageLinks } from '../../page-links.ts';
import { versionOfLibrary } from '../../page-rules.ts';
import { assembleBlock } from '../../assemble.ts';
import { outputOf } from '../../fences.ts';
import { tokenizeMeta } from '../../meta.ts';
import { compareCode } from '../../samples/compare.ts';
import { createPlainSample, createSamples } from '../../samples/create-samples.ts';
import { PageTypesBuilder } from '../../samples/popups.ts';
import type { CodeSample, ProofCount } from '../../samples/sample.ts';
import { formatSetUp } from '../../samples/set-up.ts';
import type { BlockResult, HoverNode, PageResult } from '../../results.ts';
import type { Block, Page } from '../../types.ts';
import { elementNode, importNode } from './estree.ts';
import type { Highlight } from './highlight.ts';
import { writePageData } from './page-data.ts';
import type { SnippetStore } from '../snippet-store.ts';

/** Variables of the page's module that hold the URLs of its data files. */
const typesVariable = '__codeTypes';
const setUpVariable = '__codeSetUp';

export class PageRenderer {
  private readonly types: PageTypesBuilder;
  private readonly setUps: Record<string, string> = {};
  private readonly proofs = new Map<string, ProofCount>();

  constructor(
    private readonly store: SnippetStore,
    private readonly highlight: Highlight,
    highlightType: (type: string) => string,
    private readonly page: Page,
    private readonly result: PageResult | undefined,
    private readonly links: PageLinks | undefined,
  ) {
    this.types = new PageTypesBuilder(highlightType);
  }

  /**
   * @param meta info string of the fence without the language
   * @param above block whose only sample is directly above
   */
  render(block: Block, meta: string, above?: Block) {
    return this.element(this.createSamples(block, meta, above));
  }

  /**
   * Two blocks with their differences marked, and both merged. For a block with several files, the first is compared.
   */
  renderComparison(fences: readonly { block: Block; meta: string }[]) {
    const [before, after] = fences.map(({ block, meta }) => this.createSamples(block, meta)[0]!) as [
      CodeSample,
      CodeSample,
    ];
    const compared = compareCode(before.code, after.code);
    const { lang, title } = after;
    const paint = this.highlight(compared.unified.code, lang);
    const unified: CodeSample = { ...compared.unified, lang, ...(title && { title }), ...(paint && { paint }) };
    return elementNode(
      'BeforeAfter',
      { before: { ...before, changed: compared.before }, after: { ...after, changed: compared.after }, unified },
      this.addressesFor([before, after]),
    );
  }

  private createSamples(block: Block, meta: string, above?: Block): CodeSample[] {
    const key = String(block.index);
    const result = this.resultOf(block);
    const version = this.store.exactVersion(block.library);
    const setUp = this.setUpOf(block);
    if (setUp !== undefined) this.setUps[key] = setUp;
    const source = this.sourceOf(block);
    const created = createSamples(block, key, {
      highlight: this.highlight,
      hasSetUp: setUp !== undefined,
      ...(source && { output: source === above ? 'joined' : 'apart' }),
      ...(result && { result }),
      ...(version && { version }),
    });
    const numbered = tokenizeMeta(meta).some((token) => token.key === 'showLineNumbers');
    for (const { sample, hovers } of created) {
      if (sample.types) this.types.add(sample.types, this.linkComments(block, this.addPages(block, hovers)));
      if (numbered) sample.numbered = true;
    }
    this.countProof(created[0]?.sample);
    return created.map(({ sample }) => sample);
  }

  /** Renders a generated fence, which the check never saw. */
  renderPlain({ value, lang }: { value: string; lang?: string | null }) {
    return this.element([createPlainSample(value, lang ?? '', this.highlight)]);
  }

  /** Writes the page's data files. Call it after all blocks are rendered. */
  imports() {
    const types = this.types.build();
    return [
      ...(types ? [importNode(typesVariable, writePageData(this.store.site.root, types))] : []),
      ...(Object.keys(this.setUps).length > 0
        ? [importNode(setUpVariable, writePageData(this.store.site.root, this.setUps))]
        : []),
    ];
  }

  /**
   * Summary for the end of the page of how its blocks were checked. Partials, and excerpts, which lack blocks, have
   * none.
   */
  proof() {
    const isPartial = /(?:^|\/)_/.test(this.page.path);
    const isWhole = this.result?.blocks.length === this.page.blocks.length;
    return isWhole && !isPartial && this.proofs.size > 0
      ? [elementNode('CodeProof', { counts: [...this.proofs.values()] })]
      : [];
  }

  private countProof(sample: CodeSample | undefined) {
    if (!sample?.proof) return;
    const { how, version } = sample.proof;
    const counted = this.proofs.get(version) ?? { version, compiled: 0, verified: 0 };
    counted[how]++;
    this.proofs.set(version, counted);
  }

  private linkComments({ library }: Block, hovers: readonly HoverNode[]) {
    const link = this.links?.ofComment;
    if (!link || library === undefined) return hovers;
    return hovers.map((hover) => ({
      ...hover,
      ...(hover.docs && { docs: link(hover.docs, library) }),
      ...(hover.tags && {
        tags: hover.tags.map(([name, text]): [string, string?] => (text ? [name, link(text, library)] : [name])),
      }),
    }));
  }

  /** The reference covers only the current library version. */
  private addPages({ library }: Block, hovers: readonly HoverNode[]) {
    return versionOfLibrary(library, this.store.site) === this.store.site.currentLibrary
      ? hovers.map((hover) => ({ ...hover, pages: this.links?.ofIdentifier(hover) ?? [] }))
      : hovers;
  }

  private element(samples: readonly CodeSample[]) {
    const addresses = this.addressesFor(samples);
    return samples.length === 1
      ? elementNode('CodeSample', { sample: samples[0] }, addresses)
      : elementNode('CodeFiles', { samples }, addresses);
  }

  private addressesFor(samples: readonly CodeSample[]) {
    return {
      ...(samples.some(({ types }) => types) && { types: typesVariable }),
      ...(samples.some(({ setUp }) => setUp) && { setUp: setUpVariable }),
    };
  }

  private resultOf(block: Block): BlockResult | undefined {
    return this.result?.blocks.find(({ index, line }) => index === block.index && line === block.line);
  }

  /** The `run` block that prints this one, if it compiles. */
  private sourceOf(block: Block): Block | undefined {
    const { blocks } = this.page;
    const source = block.kind === 'output' ? blocks.find((one) => outputOf(one, blocks) === block) : undefined;
    return source && this.resultOf(source)?.status === 'compiled' ? source : undefined;
  }

  private setUpOf(block: Block): string | undefined {
    if (block.kind !== 'code' || block.noCheck !== undefined) return undefined;
    const assembled = assembleBlock(block, this.page, this.store.siteIncludes);
    // The excerpt of a post may lack the blocks that it includes.
    return assembled.problems.length > 0 ? undefined : formatSetUp(assembled);
  }
}
