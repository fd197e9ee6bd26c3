const { Processor: MdxProcessor } = require('textlint-plugin-mdx').default;

/** Visible texts outside of Markdown nodes, by the type of the node whose source contains them. */
const attributes =
  /\s(?:alt|aria-label|caption|label|needs|placeholder|summary|text|title)=(?<quote>["'])(?<text>.*?)\k<quote>/dgs;
const patterns = {
  Yaml: /^(?:title|description|\w+_label):(?<text>.*(?:\n[ \t].*)*)/dgm,
  Html: attributes,
  // textlint-plugin-mdx gives inline components this type.
  Paragraph: attributes,
  Image: /^!\[(?<text>[^\]]*)/dg,
};

/** textlint-plugin-mdx, with nodes for the text of front matter, of attributes and of images, which it leaves out. */
class Processor extends MdxProcessor {
  processor(extension) {
    const { preProcess, postProcess } = super.processor(extension);
    return {
      postProcess,
      preProcess(source, file) {
        const tree = preProcess(source, file);
        addTexts(tree, source);
        return tree;
      },
    };
  }
}

function addTexts(node, source) {
  const children = node.children ?? [];
  children.forEach((child) => addTexts(child, source));
  const pattern = patterns[node.type];
  if (!pattern || (pattern === attributes && !node.raw.startsWith('<'))) return;
  const [start] = node.range;
  // The opening tag, or the whole node.
  const own = source.slice(start, children[0]?.range[0] ?? node.range[1]);
  const texts = Array.from(own.matchAll(pattern), ({ indices, groups }) => {
    const range = indices.groups.text.map((index) => start + index);
    return { type: 'Str', value: groups.text, raw: groups.text, range, loc: locate(range, source) };
  });
  node.children = [...texts, ...children];
}

function locate(range, source) {
  const [start, end] = range.map((offset) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: before.at(-1).length };
  });
  return { start, end };
}

module.exports = { Processor };
