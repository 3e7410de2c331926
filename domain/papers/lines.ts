/** Lines of a page, from left to right, with the characters that labels are looked for in. */
import { toHalfWidth } from '../checks/normalise';
import { type PageText, TEXT_DOUBTS, type TextPiece } from './page-text';

/** Doubt about a proposal: about its text, or about what was made of it. */
export const PAPER_DOUBTS = [
  ...TEXT_DOUBTS,
  'two_values',
  'no_unit',
  'not_printed',
  'other_company',
] as const;
export type PaperDoubt = (typeof PAPER_DOUBTS)[number];

/** Place on a page, with the words that stand there. */
export interface PaperPlace {
  /** Number of the page, from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  snippet: string;
  /** The value within the place, where other values stand beside it. */
  mark?: { x: number; width: number };
}

export interface LineCharacter {
  character: string;
  piece: TextPiece;
  /** Left edge, estimated from the place in its piece. */
  x: number;
  /** True where a piece, or a part of a piece after a wide gap, begins. */
  isFirst: boolean;
  /** True where a blank stands before it. */
  isSpaced: boolean;
}

export interface TextLine {
  page: number;
  /** Height of the page, in points. */
  pageHeight: number;
  y: number;
  height: number;
  pieces: TextPiece[];
  characters: LineCharacter[];
  /** The characters without blanks, half-width and in lower case: as many as `characters`. */
  compact: string;
}

/** Gap between pieces that separates words, in heights of the line. */
const WORD_GAP = 0.2;
/** Gap that separates columns. */
const COLUMN_GAP = 0.9;

const isWide = (character: string): boolean => /[\u2e80-\uffef]/.test(character);
const widthOf = (character: string): number => (isWide(character) ? 2 : 1);

function* spreadPiece(piece: TextPiece): Generator<Omit<LineCharacter, 'isFirst'>> {
  const all = [...piece.text];
  const unit =
    piece.width /
    Math.max(
      1,
      all.reduce((sum, each) => sum + widthOf(each), 0),
    );
  let x = piece.x;
  let isSpaced = false;
  for (const character of all) {
    if (character.trim() === '') isSpaced = true;
    else {
      yield { character, piece, x, isSpaced };
      isSpaced = false;
    }
    x += widthOf(character) * unit;
  }
}

function listCharacters(pieces: readonly TextPiece[], height: number): LineCharacter[] {
  const characters: LineCharacter[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.x - end;
    let isStart = true;
    for (const each of spreadPiece(piece)) {
      const isFirst = isStart && gap > -height;
      characters.push({ ...each, isFirst, isSpaced: each.isSpaced || (isStart && gap > height * WORD_GAP) });
      isStart = false;
    }
    end = piece.x + piece.width;
  }
  return characters;
}

/** One half-width character in lower case for each character, so that places in both texts agree. */
export const compactText = (text: string): string =>
  [...text.replace(/\s/gu, '')].map((each) => toHalfWidth(each).toLowerCase().charAt(0) || ' ').join('');

function createLine({ height: pageHeight }: PageText, no: number, pieces: TextPiece[]): TextLine {
  pieces.sort((a, b) => a.x - b.x);
  const y = Math.min(...pieces.map((piece) => piece.y));
  const height = Math.max(...pieces.map((piece) => piece.y + piece.height)) - y;
  const characters = listCharacters(pieces, height);
  return {
    page: no,
    pageHeight,
    y,
    height,
    pieces,
    characters,
    compact: compactText(characters.map((each) => each.character).join('')),
  };
}

/** Lines of a page from top to bottom. Text that differs in its doubt never shares a line, so that hidden words add nothing to seen ones. */
export function listLines(page: PageText, no: number): TextLine[] {
  const groups: { centre: number; height: number; isDoubtful: boolean; pieces: TextPiece[] }[] = [];
  for (const piece of [...page.pieces].sort((a, b) => a.y + a.height / 2 - b.y - b.height / 2)) {
    const centre = piece.y + piece.height / 2;
    const isDoubtful = piece.doubt !== undefined;
    const near = groups.findLast(
      (group) =>
        group.isDoubtful === isDoubtful &&
        Math.abs(group.centre - centre) < Math.min(group.height, piece.height) * 0.5,
    );
    if (near) near.pieces.push(piece);
    else groups.push({ centre, height: piece.height, isDoubtful, pieces: [piece] });
  }
  return groups.map(({ pieces }) => createLine(page, no, pieces)).sort((a, b) => a.y - b.y);
}

export const listPaperLines = (pages: readonly PageText[]): TextLine[] =>
  pages.flatMap((page, at) => listLines(page, at + 1));

/** Lines by the number of their page, in the order of the paper. */
export function groupByPage(lines: readonly TextLine[]): Map<number, TextLine[]> {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return pages;
}

/** Text of characters, with the blanks between words. */
export const joinCharacters = (characters: readonly LineCharacter[]): string =>
  characters
    .map(({ character, isSpaced }, at) => (isSpaced && at > 0 ? ` ${character}` : character))
    .join('');

/** Text in which blanks that only spread Chinese characters are left out. */
export const tidyText = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[\u2e80-\uffef]) (?=[\u2e80-\uffef])/gu, '')
    .trim();

/** Part of a line: characters with less than the gap of a column between them. */
export interface LineCell {
  text: string;
  x: number;
  right: number;
  characters: LineCharacter[];
}

/** Cells of a line, split where a gap as wide as a column's lies between two pieces. `gap`: in heights of the line. */
export function listCells({ characters, height }: TextLine, gap = COLUMN_GAP): LineCell[] {
  const cells: LineCharacter[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of characters) {
    const isApart = each.isFirst && each.piece.x - end > height * gap;
    if (isApart || cells.length === 0) cells.push([]);
    cells.at(-1)?.push(each);
    end = each.piece.x + each.piece.width;
  }
  return cells.map((inside) => ({
    text: tidyText(joinCharacters(inside)),
    x: inside[0]?.x ?? 0,
    right: Math.max(...inside.map(({ piece }) => piece.x + piece.width)),
    characters: inside,
  }));
}

const SNIPPET_AT_MOST = 120;

/** Place of pieces of one page, in their bounding box. */
export function locatePieces(page: number, pieces: readonly TextPiece[], snippet: string): PaperPlace {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  return {
    page,
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.width)) - x,
    height: Math.max(...pieces.map((piece) => piece.y + piece.height)) - y,
    snippet: snippet.length > SNIPPET_AT_MOST ? `${snippet.slice(0, SNIPPET_AT_MOST)}…` : snippet,
  };
}

/** Doubts of the pieces, each once. */
export const listPieceDoubts = (pieces: readonly TextPiece[]): PaperDoubt[] => [
  ...new Set(pieces.flatMap(({ doubt }) => doubt ?? [])),
];
