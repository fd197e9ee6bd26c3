import { Fragment } from 'react';

/** Renders `code` between backticks. Long names may break between their words, so that lanes are narrow on phones. */
export function Text({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 0 ? <Fragment key={i}>{part}</Fragment> : <code key={i}>{breakable(part)}</code>));
}

function breakable(name: string) {
  return name.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[/?&])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
