import type { MarkedText } from '../query';

export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text));
}
