/** Values beside or below their labels, as licences, certificates and printed forms have them. */
import {
  groupByPage,
  joinCharacters,
  type LineCharacter,
  listPieceDoubts,
  locatePieces,
  type PaperDoubt,
  type PaperPlace,
  type TextLine,
  tidyText,
} from './lines';

export interface PaperLabel {
  key: string;
  /** Spellings without blanks; English ones in lower case. */
  words: readonly string[];
  /** True for values that may take several lines. */
  isLong?: boolean;
}

export interface LabelledText {
  key: string;
  text: string;
  place: PaperPlace;
  /** True where the value stands below its label, which says less surely that they belong together. */
  isBelow: boolean;
  /** True where the value ends with the page, and may go on over the next one. */
  isCutOff: boolean;
  doubts: PaperDoubt[];
}

interface FoundLabel {
  label: PaperLabel;
  line: TextLine;
  /** Indexes of the first character, and of the first one after label and colon. */
  from: number;
  to: number;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function findLabelAt(line: TextLine, labels: readonly PaperLabel[], from: number): FoundLabel | null {
  const { characters, compact } = line;
  const isBegin = characters[from]?.isFirst || characters[from]?.isSpaced || !isLetter(compact[from - 1]);
  if (!isBegin) return null;
  let found: FoundLabel | null = null;
  for (const label of labels)
    for (const word of label.words) {
      if (!compact.startsWith(word, from)) continue;
      const end = from + word.length;
      const hasColon = compact[end] === ':';
      const next = characters[end];
      const isEnd = hasColon || !next || next.isFirst || next.isSpaced;
      const to = hasColon ? end + 1 : end;
      if (isEnd && (!found || to > found.to)) found = { label, line, from, to };
    }
  return found;
}

function listLabels(line: TextLine, labels: readonly PaperLabel[]): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (let at = 0; at < line.compact.length; at++) {
    const label = findLabelAt(line, labels, at);
    if (!label) continue;
    found.push(label);
    at = label.to - 1;
  }
  return found;
}

/** Column that a value stands in. */
interface Column {
  left: number;
  right: number;
}

const isIn = ({ left, right }: Column, character: LineCharacter): boolean => {
  const middle = character.x + character.piece.height / 4;
  return middle >= left && middle < right;
};

/** Distance of a value below its label, in heights of a line. */
const BELOW = 3;
/** Height of the foot of a page, in points: it is not part of the text. */
const FOOT = 60;

/** Layout of values around their label. */
export interface ValueSetting {
  /** Largest distance between two lines of one value, in heights of a line. */
  linePitch: number;
  /** Gap after which another cell begins, in heights of a line; infinite where only labels end a value. */
  cellGap: number;
}

/** Licences and certificates: lines far apart, characters spread. */
const SPREAD: ValueSetting = { linePitch: 2.2, cellGap: Number.POSITIVE_INFINITY };

const isDoubtful = ({ pieces }: TextLine): boolean => pieces[0]?.doubt !== undefined;

/** Lines of one page with the labels on each. */
interface LabelledPage {
  lines: readonly TextLine[];
  labelsIn(line: TextLine): readonly FoundLabel[];
}

/** Value over several lines: its characters line by line, and the last of these lines. */
interface LongValue {
  parts: LineCharacter[][];
  last: TextLine;
}

/** Distance left of a value within which a label beside the next line ends it, in points. */
const LABEL_WITHIN = 220;

/** Follows a value over the lines below, up to the next label beside its column. */
function continueBelow(
  { lines, labelsIn }: LabelledPage,
  begin: TextLine,
  first: LineCharacter[],
  column: Column,
  linePitch: number,
): LongValue {
  const value: LongValue = { parts: [first], last: begin };
  for (const line of lines.slice(lines.indexOf(begin) + 1)) {
    if (isDoubtful(line) !== isDoubtful(begin)) continue;
    if (line.y - value.last.y > value.last.height * linePitch) break;
    const isBesideLabel = labelsIn(line).some(({ from }) => {
      const x = line.characters[from]?.x ?? 0;
      return x < column.right && x > column.left - LABEL_WITHIN;
    });
    if (isBesideLabel) break;
    const inside = line.characters.filter((each) => isIn(column, each));
    if (inside.length === 0) continue;
    value.parts.push(inside);
    value.last = line;
  }
  return value;
}

/** First line below the label with text in its column. */
function findBelow({ lines }: LabelledPage, { line, from, to }: FoundLabel): LineCharacter[] {
  const [first, last] = [line.characters[from], line.characters[to - 1]];
  if (!first || !last) return [];
  const column = { left: first.x - line.height, right: last.x + line.height * 6 };
  for (const below of lines.slice(lines.indexOf(line) + 1)) {
    if (below.y - line.y > line.height * BELOW) return [];
    const inside = below.characters.filter((each) => isIn(column, each));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** The characters up to the first gap as wide as that between two cells. */
function cutAtGap(characters: LineCharacter[], { height }: TextLine, cellGap: number): LineCharacter[] {
  const at = characters.findIndex((each, place) => {
    const before = characters[place - 1];
    return before && each.isFirst && each.piece.x - before.piece.x - before.piece.width > height * cellGap;
  });
  return at < 0 ? characters : characters.slice(0, at);
}

/** Joins two lines of a value: words of Latin letters keep a blank between them. */
const joinLines = (before: string, after: string): string =>
  /[A-Za-z,;]$/.test(before) && /^[A-Za-z]/.test(after) ? `${before} ${after}` : before + after;

/** True where a value ends at the foot of its page, and may go on over the next one. */
const isAtFoot = ({ lines }: LabelledPage, last: TextLine): boolean =>
  !lines.some(({ y, pageHeight }) => y > last.y + last.height && y < pageHeight - FOOT);

function readValue(
  page: LabelledPage,
  found: FoundLabel,
  next: FoundLabel | undefined,
  { linePitch, cellGap }: ValueSetting,
): LabelledText | null {
  const { line, label, from, to } = found;
  const beside = cutAtGap(line.characters.slice(to, next?.from), line, cellGap);
  const isBelow = beside.length === 0;
  // A long value begins beside its label: below it stands whatever comes next.
  const first = isBelow && !label.isLong ? findBelow(page, found) : beside;
  const [begin] = first;
  if (!begin) return null;
  const after = line.characters[isBelow ? (next?.from ?? line.characters.length) : to + beside.length];
  const column = { left: begin.x - line.height / 2, right: after?.x ?? Number.POSITIVE_INFINITY };
  const { parts, last } = label.isLong
    ? continueBelow(page, line, first, column, linePitch)
    : { parts: [first], last: line };
  const pieces = [...new Set(parts.flat().map(({ piece }) => piece))];
  const text = parts.map((part) => tidyText(joinCharacters(part))).reduce(joinLines);
  const own = line.characters.slice(from, to);
  const said = tidyText(joinCharacters(own)).replace(/[:：]$/, '');
  return {
    key: label.key,
    text,
    place: locatePieces(line.page, pieces, `${said} ${text}`),
    isBelow,
    isCutOff: isAtFoot(page, last),
    doubts: listPieceDoubts([...pieces, ...own.map(({ piece }) => piece)]),
  };
}

function readPage(
  lines: readonly TextLine[],
  labels: readonly PaperLabel[],
  setting: ValueSetting,
): LabelledText[] {
  const known = new Map(lines.map((line) => [line, listLabels(line, labels)]));
  const labelsIn = (line: TextLine) => known.get(line) ?? [];
  return lines.flatMap((line) =>
    labelsIn(line).flatMap(
      (found, at) => readValue({ lines, labelsIn }, found, labelsIn(line)[at + 1], setting) ?? [],
    ),
  );
}

/** Values of all labels that the lines contain, in the order of the paper. */
export const findLabelledTexts = (
  lines: readonly TextLine[],
  labels: readonly PaperLabel[],
  setting: ValueSetting = SPREAD,
): LabelledText[] => [...groupByPage(lines).values()].flatMap((own) => readPage(own, labels, setting));
