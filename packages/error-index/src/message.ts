/** `text` of a placeholder is its name. */
export interface MessagePart {
  isFixed: boolean;
  text: string;
}

/** Placeholders in a template: `{path}`; `\{` is a literal brace. */
const placeholder = /\\([{}\\])|\{([^{}\\]*)\}|[{}]/g;

const placeholderName = /^[a-z][\w -]*$/i;

/**
 * Splits a message such as `No procedure found on path "{path}"` into fixed parts and placeholders.
 *
 * @throws {Error} for a brace that is neither a placeholder's nor escaped
 */
export function readMessage(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let text = '';
  let last = 0;
  const flush = () => {
    if (text !== '') parts.push({ isFixed: true, text });
    text = '';
  };
  for (const match of message.matchAll(placeholder)) {
    const [whole, escaped, name] = match;
    text += message.slice(last, match.index);
    last = match.index + whole.length;
    if (escaped !== undefined) {
      text += escaped;
    } else if (name !== undefined && placeholderName.test(name)) {
      flush();
      parts.push({ isFixed: false, text: name });
    } else {
      throw new Error(
        `\`${whole}\` is no placeholder such as \`{path}\`. Write a brace that is part of the message as \`\\${whole[0]}\`.`,
      );
    }
  }
  text += message.slice(last);
  flush();
  return parts;
}
