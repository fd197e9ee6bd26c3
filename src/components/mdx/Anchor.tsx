import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A former fragment of the page, known to Docusaurus' link check. src/remark/collect-anchors.ts inserts it. */
export function Anchor({ id }: { id: string }) {
  useBrokenLinks().collectAnchor(id);
  // eslint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid -- it is a target, not a link
  return <a id={id} />;
}
