// Replaces the component of theme-classic, for code that is written in JSX: no highlighter.
import { isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import { CodeSample } from '../../CodeSample';

export default function CodeBlock({ children, language = '', title }: Props): ReactNode {
  const code = textOf(children).replace(/\n$/, '');
  return <CodeSample sample={{ code, lang: language, ...(typeof title === 'string' && { title }) }} />;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
