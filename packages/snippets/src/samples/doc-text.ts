export type DocSpan =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; href: string };

export type DocBlock = { type: 'paragraph'; spans: DocSpan[] } | { type: 'code'; text: string };

const spanPattern =
  /`([^`\n]+)`|\{@link(?:code|plain)?\s+([^\s}|]+)(?:\s*\|?\s*([^}]*))?\}|\[([^\]]+)\]\(([^)\s]+)\)|<?(https?:\/\/[^\s<>)\]]+[^\s<>)\].,;:])>?|\*\*([^*\n]+)\*\*/g;

/**
 * Everything except code, bold text and links to http(s) URLs and absolute paths stays text, especially HTML: doc comments come from packages and
 * must not become markup.
 */
export function readDocText(docs: string): DocBlock[] {
  const blocks: DocBlock[] = [];
  let fence: string[] | undefined;
  let paragraph: string[] = [];
  const flush = () => {
    const text = paragraph.join('\n').trim();
    if (text) blocks.push({ type: 'paragraph', spans: readSpans(text) });
    paragraph = [];
  };
  for (const line of docs.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      if (fence) {
        blocks.push({ type: 'code', text: fence.join('\n') });
        fence = undefined;
      } else {
        flush();
        fence = [];
      }
    } else if (fence) {
      fence.push(line);
    } else if (line.trim() === '') {
      flush();
    } else {
      if (/^\s*[-*] /.test(line)) flush();
      paragraph.push(line.replace(/^\s*[-*] /, '• ').replace(/^\s*#+\s/, ''));
    }
  }
  if (fence) blocks.push({ type: 'code', text: fence.join('\n') });
  flush();
  return blocks;
}

function readSpans(text: string): DocSpan[] {
  const spans: DocSpan[] = [];
  let end = 0;
  const plain = (until: number) => {
    const between = text.slice(end, until).replace(/\s+/g, ' ');
    if (between) spans.push({ type: 'text', text: between });
  };
  for (const match of text.matchAll(spanPattern)) {
    const [whole, code, target, label, words, address, bare, strong] = match;
    plain(match.index);
    end = match.index + whole.length;
    if (code !== undefined) {
      spans.push({ type: 'code', text: code });
    } else if (strong !== undefined) {
      spans.push({ type: 'strong', text: strong });
    } else if (target !== undefined) {
      spans.push(createLink(label?.trim() || target, target, 'code'));
    } else if (words !== undefined) {
      spans.push(createLink(words.replaceAll('`', ''), address!, 'text'));
    } else {
      spans.push(createLink(bare!, bare!, 'text'));
    }
  }
  plain(text.length);
  return spans;
}

function createLink(text: string, href: string, otherwise: 'code' | 'text'): DocSpan {
  return /^(?:https?:\/)?\/(?!\/$)/i.test(href) ? { type: 'link', text, href } : { type: otherwise, text };
}
