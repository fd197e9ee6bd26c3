// Workers compile it without a tsconfig.json of the site that sets the runtime:
/** @jsxRuntime automatic */
import { type CSSProperties } from 'react';
import { cardSize, type Card } from '../card.ts';
import { lineHeight, wordSpace, type FittedTitle } from '../fit-title.ts';
import type { TitleWord } from '../title-words.ts';
import { codeFont, textFont } from './fonts.ts';
import { logoHeight, margin, type GroundColors } from './ground.ts';

const width = cardSize.width - 2 * margin;
const section = { size: 44, height: 66 } as const;

/** Between the section and the bottom margin. */
export const titleBox = {
  width,
  height: cardSize.height - 2 * margin - logoHeight - 36 - section.height,
} as const;

interface CardTextProps {
  card: Card;
  colors: GroundColors;
  words: readonly TitleWord[];
  fitted: FittedTitle;
}

/** Satori only supports flexbox layouts. */
export function CardText({ card, colors, words, fitted }: CardTextProps) {
  return (
    <div
      style={{
        ...column,
        position: 'absolute',
        left: margin,
        top: margin,
        width,
        height: cardSize.height - 2 * margin,
        color: '#ffffff',
        fontFamily: textFont,
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'center',
          height: logoHeight,
          fontSize: 44,
          fontWeight: 700,
          color: colors.badgeText,
        }}
      >
        {card.badge && (
          <div
            style={{
              display: 'flex',
              padding: colors.badge === 'none' ? 0 : '8px 32px',
              borderRadius: 40,
              background: colors.badge,
            }}
          >
            {card.badge}
          </div>
        )}
      </div>
      <div style={{ ...column, marginTop: 'auto' }}>
        {card.section.length > 0 && (
          <div
            style={{
              display: 'block',
              width,
              height: section.height,
              fontSize: section.size,
              fontWeight: 500,
              color: colors.soft,
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              textOverflow: 'ellipsis',
            }}
          >
            {card.section.join(' › ')}
          </div>
        )}
        {fitted.lines.map((line, i) => (
          <div key={i} style={{ display: 'flex', fontSize: fitted.size, lineHeight }}>
            {line.map((word, j) => (
              <div key={word} style={{ ...wordStyle(words[word]!), marginLeft: j > 0 ? `${wordSpace}em` : 0 }}>
                {words[word]!.text}
                {fitted.cut && word === fitted.lines.at(-1)!.at(-1) && '…'}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A row without line breaks, to measure the words. */
export function WordRow({ words, fontSize }: { words: readonly TitleWord[]; fontSize: number }) {
  return (
    <div style={{ display: 'flex', fontSize, fontFamily: textFont }}>
      {words.map((word, i) => (
        <div key={i} style={wordStyle(word)}>
          {word.text}
        </div>
      ))}
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** Large text needs tighter letter spacing. */
function wordStyle({ code }: TitleWord): CSSProperties {
  const font: CSSProperties = code ? { fontFamily: codeFont, letterSpacing: '-0.04em' } : { letterSpacing: '-0.02em' };
  return { display: 'flex', flexShrink: 0, whiteSpace: 'nowrap', fontWeight: 700, ...font };
}
