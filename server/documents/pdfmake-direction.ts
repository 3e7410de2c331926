/**
 * Lines with Arabic in their visual order by the Unicode Bidirectional Algorithm (UAX #9): the library sets the words of a line
 * from left to right, and only the letters of a word in the direction of its script. The direction of a paragraph is that of its
 * first strong character. In the file the words stay in their logical order, for screen readers and for text that is copied.
 */
import createBidi from 'bidi-js';
import { ARABIC_FONT } from './page';
import type {
  BreakerClass,
  LaidInline,
  LaidLine,
  LaidNode,
  LayoutClass,
  StyleStack,
  TextPiece,
} from './pdfmake-internals';

const bidi = createBidi();

/** Characters whose run the font library sets from right to left. */
const SET_FROM_RIGHT = /\p{Script=Arabic}/u;
const BLANK = /^\s+$/;

const isOdd = (level: number): boolean => level % 2 === 1;

/** Text breaker that gives the pieces of paragraphs with Arabic their levels. */
export const createDirectedBreakerClass = (Base: BreakerClass): BreakerClass =>
  class Breaker extends Base {
    override getBreaks(texts: unknown, styles: StyleStack): TextPiece[] {
      const pieces = super.getBreaks(texts, styles);
      return pieces.some(({ font }) => font === ARABIC_FONT)
        ? splitParagraphs(pieces).flatMap(directParagraph)
        : pieces;
    }
  };

function splitParagraphs(pieces: TextPiece[]): TextPiece[][] {
  const paragraphs: TextPiece[][] = [[]];
  for (const piece of pieces) {
    paragraphs.at(-1)?.push(piece);
    if (piece.lineEnd) paragraphs.push([]);
  }
  return paragraphs;
}

function directParagraph(pieces: TextPiece[]): TextPiece[] {
  const whole = pieces.map(({ text }) => text).join('');
  const { levels, paragraphs } = bidi.getEmbeddingLevels(whole);
  const baseLevel = paragraphs[0]?.level ?? 0;
  let at = 0;
  return pieces.flatMap((piece) => {
    const parts = splitAtLevels(piece.text, levels.subarray(at, at + piece.text.length));
    at += piece.text.length;
    return parts.map(({ text, level = baseLevel }, i) => {
      const isLast = i === parts.length - 1;
      const bounds = isLast ? {} : { lineEnd: false, noNewLine: true };
      return { ...piece, ...bounds, text: arrangeCharacters(text, level), level, baseLevel };
    });
  });
}

/** Splits a text where its level changes, and its blanks off, which at the end of a line have no direction of their own. */
function splitAtLevels(text: string, levels: Uint8Array): { text: string; level?: number | undefined }[] {
  const parts: { text: string; level: number | undefined; isBlank: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const [level, isBlank] = [levels[i], BLANK.test(character)];
    const last = parts.at(-1);
    if (last && last.level === level && last.isBlank === isBlank) last.text += character;
    else parts.push({ text: character, level, isBlank });
  }
  return parts.length > 0 ? parts : [{ text }];
}

/** Arranges a text so that the font library, which goes by the script alone, sets it in the direction of its level. */
function arrangeCharacters(text: string, level: number): string {
  const isRightToLeft = isOdd(level);
  const isSetFromRight = SET_FROM_RIGHT.test(text);
  if (isSetFromRight === isRightToLeft) return text;
  const characters = [...text].reverse();
  return (
    isSetFromRight ? characters : characters.map((each) => bidi.getMirroredCharacter(each) ?? each)
  ).join('');
}

/** Layout class that gives the words of lines with Arabic their visual places. */
export const createDirectedLayoutClass = (Base: LayoutClass): LayoutClass =>
  class Layout extends Base {
    override buildNextLine(node: LaidNode): LaidLine | null {
      const line = super.buildNextLine(node);
      const base = line?.inlines[0]?.baseLevel;
      if (line && base !== undefined) directLine(line, isOdd(base));
      return line;
    }
  };

const isWord = ({ text }: LaidInline): boolean => !BLANK.test(text);

function directLine(line: LaidLine, isRightToLeft: boolean): void {
  const { inlines } = line;
  // Blanks at an end of the line stay there: the library takes them off its width.
  const [start, end] = [inlines.findIndex(isWord), inlines.findLastIndex(isWord) + 1];
  if (end === 0) return;
  const words = joinWords(inlines.slice(start, end));
  let x = words[0]?.x ?? 0;
  for (const word of sortVisually(words)) {
    word.x = x;
    x += word.width;
  }
  line.inlines = [...inlines.slice(0, start), ...words, ...inlines.slice(end)];
  if (isRightToLeft)
    for (const inline of line.inlines) if (inline.alignment === 'left') inline.alignment = 'right';
}

/** Joins words from right to left with the blanks between them, as copied text loses blanks between separate words. */
function joinWords(inlines: LaidInline[]): LaidInline[] {
  const joined: LaidInline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (last && isSameRun(last, inline))
      // Without a list of font features, the library would set each word by itself from left to right.
      joined.splice(-1, 1, {
        ...last,
        text: last.text + inline.text,
        width: last.width + inline.width,
        fontFeatures: [],
      });
    else joined.push(inline);
  }
  return joined;
}

const SHARED = ['font', 'fontSize', 'level', 'color', 'link'] as const;

const isSameRun = (one: LaidInline, other: LaidInline): boolean =>
  isOdd(one.level ?? 0) && SET_FROM_RIGHT.test(one.text) && SHARED.every((key) => one[key] === other[key]);

/** Reverses each run of a level or above, from the highest level to the lowest odd one (rule L2). */
function sortVisually(words: LaidInline[]): LaidInline[] {
  const sorted = [...words];
  const highest = Math.max(0, ...words.map(({ level = 0 }) => level));
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < sorted.length; start++) {
      let end = start;
      while ((sorted[end]?.level ?? 0) >= level) end++;
      sorted.splice(start, end - start, ...sorted.slice(start, end).reverse());
      if (end > start) start = end;
    }
  return sorted;
}
