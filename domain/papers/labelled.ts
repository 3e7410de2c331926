/** Values beside or below their labels, as licences, certificates and printed forms have them. */
import {
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

/** How values are set. */
export interface ValueSetting {
  /** Largest distance between two lines of one value, in heights of a line. */
  linePitch: number;
  /** Gap after which another cell begins, in heights of a line; infinite where only labels end a value. */
  cellGap: number;
}

/** Licences and certificates: lines far apart, characters spread. */
const SPREAD: ValueSetting = { linePitch: 2.2, cellGap: Number.POSITIVE_INFINITY };

const isDoubtful = ({ pieces }: TextLine): boolean => pieces[0]?.doubt !== undefined;

/** Characters of the following lines that go on in the column, up to the next label beside it. */
function continueBelow(
  lines: readonly TextLine[],
  begin: TextLine,
  column: Column,
  linePitch: number,
  labelsIn: (line: TextLine) => FoundLabel[],
): LineCharacter[][] {
  const more: LineCharacter[][] = [];
  let last = begin;
  for (const line of lines.slice(lines.indexOf(begin) + 1)) {
    if (isDoubtful(line) !== isDoubtful(begin)) continue;
    if (line.page !== begin.page || line.y - last.y > last.height * linePitch) break;
    const inside = line.characters.filter((each) => isIn(column, each));
    const isBesideLabel = labelsIn(line).some(({ from }) => {
      const x = line.characters[from]?.x ?? 0;
      return x < column.right && x > column.left - 220;
    });
    if (isBesideLabel) break;
    if (inside.length === 0) continue;
    more.push(inside);
    last = line;
  }
  return more;
}

/** First line below the label with text in its column. */
function findBelow(lines: readonly TextLine[], { line, from, to }: FoundLabel): LineCharacter[] {
  const [first, last] = [line.characters[from], line.characters[to - 1]];
  if (!first || !last) return [];
  const column = { left: first.x - line.height, right: last.x + line.height * 6 };
  for (const below of lines.slice(lines.indexOf(line) + 1)) {
    if (below.page !== line.page || below.y - line.y > line.height * BELOW) return [];
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
const isCutOff = (lines: readonly TextLine[], last: TextLine): boolean =>
  !lines.some(
    ({ page, y, pageHeight }) => page === last.page && y > last.y + last.height && y < pageHeight - FOOT,
  );

/** Values of all labels that the lines contain, in the order of the paper. */
export function findLabelledTexts(
  lines: readonly TextLine[],
  labels: readonly PaperLabel[],
  { linePitch, cellGap }: ValueSetting = SPREAD,
): LabelledText[] {
  const known = new Map(lines.map((line) => [line, listLabels(line, labels)]));
  const labelsIn = (line: TextLine) => known.get(line) ?? [];
  return lines.flatMap((line) =>
    labelsIn(line).flatMap((found, at): LabelledText[] => {
      const next = labelsIn(line)[at + 1];
      const beside = cutAtGap(line.characters.slice(found.to, next?.from), line, cellGap);
      const isBelow = beside.length === 0;
      const first = isBelow ? findBelow(lines, found) : beside;
      const [begin] = first;
      if (!begin || (isBelow && next === undefined && found.label.isLong)) return [];
      const after = isBelow ? next?.from : found.to + beside.length;
      const nextX = after === undefined ? undefined : line.characters[after]?.x;
      const column = { left: begin.x - line.height / 2, right: nextX ?? Number.POSITIVE_INFINITY };
      const rest = found.label.isLong ? continueBelow(lines, line, column, linePitch, labelsIn) : [];
      const parts = [first, ...rest];
      const pieces = [...new Set(parts.flat().map(({ piece }) => piece))];
      const text = parts.map((part) => tidyText(joinCharacters(part))).reduce(joinLines);
      const said = tidyText(joinCharacters(line.characters.slice(found.from, found.to)));
      return [
        {
          key: found.label.key,
          text,
          place: locatePieces(line.page, pieces, `${said.replace(/[:：]$/, '')} ${text}`),
          isBelow,
          isCutOff: isCutOff(
            lines,
            lines.findLast((each) => each.characters.includes(parts.at(-1)?.[0] as LineCharacter)) ?? line,
          ),
          doubts: listPieceDoubts([
            ...pieces,
            ...line.characters.slice(found.from, found.to).map(({ piece }) => piece),
          ]),
        },
      ];
    }),
  );
}
