import type { MarkedText } from '@site/core/search/query';

export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text));
}
