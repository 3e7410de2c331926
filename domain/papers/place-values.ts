/** Places on the pages of a paper that show a value: what stands only beside them is not believed. */
import type { AnswerValue, Field, Form, Row, Section } from '../definition';
import { formatValue } from '../filing/input';
import type { ReuseOffer } from '../filing/reuse';
import { listSectionFields } from '../filing/sections';
import { compactText, listCells, locatePieces, type PaperPlace, type TextLine, tidyText } from './lines';

/** Gap between two cells of the portal's own tables, in heights of a line. */
const CELL_GAP = 0.55;
/** Characters of a label that are looked for. */
const HEAD_OF_LABEL = 10;
/** Characters of a value that are looked for, ever fewer: the rest may stand on the next line of a narrow cell. */
const HEADS_OF_VALUE = [12, 6, 3];

interface PrintedLine {
  line: TextLine;
  /** Texts of the cells without blanks. */
  cells: string[];
}

/** Visible lines, and the text of all of them. */
export interface PrintedPages {
  lines: PrintedLine[];
  whole: string;
}

export function createPrintedPages(lines: readonly TextLine[]): PrintedPages {
  const seen = lines.filter(({ pieces }) => pieces.every(({ doubt }) => doubt === undefined));
  return {
    lines: seen.map((line) => ({
      line,
      cells: listCells(line, CELL_GAP).map(({ text }) => compactText(text)),
    })),
    whole: seen.map(({ compact }) => compact).join(''),
  };
}

const wordsOf = (field: Field, value: AnswerValue): string[] => [
  ...new Set((['zh', 'en'] as const).map((language) => compactText(formatValue(field, value, language)))),
];

const toPlace = (line: TextLine): PaperPlace =>
  locatePieces(line.page, line.pieces, tidyText(line.pieces.map(({ text }) => text).join(' ')));

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && /[\d.,]/.test(character);

const isNumber = (word: string): boolean => /^-?[\d,]+(?:\.\d+)?$/.test(word);

/** True where a text has the word; a number is no part of a longer one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isNumber(word) || !(isDigit(text[at - 1]) || isDigit(text[at + word.length]))) return true;
  return false;
}

/** Lines after the section's title, on which its values stand; all lines where the title is not found. */
function listSectionLines({ lines }: PrintedPages, section: Section): PrintedLine[] {
  const titles = [section.title.zh, section.title.en].map(compactText);
  const at = lines.findLastIndex(({ line }) => titles.includes(line.compact));
  return at < 0 ? lines : lines.slice(at);
}

/** Place of a value: beside its label if one line has both, else where its first words stand. */
function findValue(
  pages: PrintedPages,
  section: Section,
  field: Field,
  value: AnswerValue,
): PaperPlace | null {
  const labels = [field.zh, field.en].map((label) => compactText(label).slice(0, HEAD_OF_LABEL));
  const own = listSectionLines(pages, section);
  const heads = wordsOf(field, value).flatMap((word) =>
    isNumber(word) ? [word] : HEADS_OF_VALUE.map((length) => word.slice(0, length)),
  );
  for (const head of heads) {
    const holders = own.filter(({ cells }) => cells.some((cell) => hasWord(cell, head)));
    const labelled = holders.find(({ line }) => labels.some((label) => line.compact.includes(label)));
    const found = labelled ?? holders[0];
    if (found) return toPlace(found.line);
  }
  return null;
}

/** Number of pieces that a word may be broken into: a narrow cell has a few characters to a line. */
const countPiecesAtMost = (word: string): number => 1 + Math.ceil(word.length / 4);

/** True where a text consists of few pieces that the pages have: a cell breaks it over lines, with other cells between. */
function isShownInPieces(whole: string, word: string): boolean {
  let [at, pieces] = [0, 0];
  while (at < word.length) {
    let end = at + 1;
    while (end <= word.length && whole.includes(word.slice(at, end))) end++;
    if (end === at + 1) return false;
    at = end - 1;
    pieces++;
  }
  return pieces <= countPiecesAtMost(word);
}

const isWordShown = ({ lines, whole }: PrintedPages, word: string): boolean =>
  isNumber(word)
    ? lines.some(({ cells }) => cells.some((cell) => hasWord(cell, word)))
    : whole.includes(word) || isShownInPieces(whole, word);

const isShown = (pages: PrintedPages, field: Field, value: AnswerValue): boolean =>
  wordsOf(field, value).some((word) => isWordShown(pages, word));

export interface ShownOffer {
  place: PaperPlace | null;
  /** True where the pages show each value of the offer. */
  isShown: boolean;
}

/** Finds the values of an offer on the pages. */
export function findOfferOnPages(form: Form, offer: ReuseOffer, pages: PrintedPages): ShownOffer {
  const section = form.sections.find(({ key }) => key === offer.section);
  if (!section) return { place: null, isShown: false };
  const given: [string, AnswerValue][] =
    offer.field === undefined
      ? Object.entries(offer.value as Row)
      : [[offer.field, offer.value as AnswerValue]];
  const fields = listSectionFields(section);
  const values = given.flatMap(([key, value]) => {
    const field = fields.find((each) => each.key === key);
    return field ? [{ field, value }] : [];
  });
  const [first] = values;
  return {
    place: first ? findValue(pages, section, first.field, first.value) : null,
    isShown: values.every(({ field, value }) => isShown(pages, field, value)),
  };
}
