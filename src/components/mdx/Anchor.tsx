import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A fragment that the page had, known to Docusaurus' check of links. src/remark/collect-anchors.ts inserts it. */
export function Anchor({ id }: { id: string }) {
  useBrokenLinks().collectAnchor(id);
  // eslint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid -- it is a target, and no link
  return <a id={id} />;
}
