/** Characters that a font has, and substitutes for the others. */
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

export type FontCoverage = (codePoint: number) => boolean;

/** Reads the characters of a TrueType or OpenType font from its cmap: the table for all of Unicode, or that of its first plane. */
export function readFontCoverage(font: Buffer): FontCoverage {
  const groups = readGroups(findTable(font, 'cmap'));
  return (codePoint) => {
    let [low, high] = [0, groups.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = groups[middle] as [number, number];
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function findTable(font: Buffer, tag: string): Buffer {
  for (let n = 0, at = 12; n < font.readUInt16BE(4); n++, at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
  throw new Error(`a font without ${tag}`);
}

const readUnitsPerEm = (font: Buffer): number => findTable(font, 'head').readUInt16BE(18);

/** Gives a font the ascent, descent and line gap of another, so that lines with both are as high and have one baseline. */
export function copyLineHeight(from: Buffer, font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const scale = readUnitsPerEm(copy) / readUnitsPerEm(from);
  for (const at of [4, 6, 8])
    findTable(copy, 'hhea').writeInt16BE(Math.round(findTable(from, 'hhea').readInt16BE(at) * scale), at);
  return copy;
}

type Group = [first: number, last: number];

function readGroups(cmap: Buffer): Group[] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) =>
    cmap.subarray(cmap.readUInt32BE(8 + n * 8)),
  );
  const findFormat = (format: number) => tables.find((table) => table.readUInt16BE(0) === format);
  const [whole, firstPlane] = [findFormat(12), findFormat(4)];
  if (whole) return readWholeGroups(whole);
  if (firstPlane) return readFirstPlaneGroups(firstPlane);
  throw new Error('a font whose cmap is of an unknown format');
}

const readWholeGroups = (table: Buffer): Group[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, i) => [
    table.readUInt32BE(16 + i * 12),
    table.readUInt32BE(20 + i * 12),
  ]);

/** Reads segments of format 4: all their ends, two bytes of padding, all their starts. The last segment, U+FFFF, is a sentinel. */
function readFirstPlaneGroups(table: Buffer): Group[] {
  const bytes = table.readUInt16BE(6);
  return Array.from({ length: bytes / 2 - 1 }, (_, i) => [
    table.readUInt16BE(16 + bytes + i * 2),
    table.readUInt16BE(14 + i * 2),
  ]);
}

/** Invisible characters: leaving them out loses nothing in print. */
const FORMLESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

export interface SubstitutedDocument {
  definition: TDocumentDefinitions;
  /** Characters that are printed as boxes with their numbers. */
  named: number[];
}

/** Fonts of a document: its own, one for a script that this lacks, and one that names all other characters. */
export interface DocumentFonts {
  has: FontCoverage;
  fallback: { name: string; has: FontCoverage };
  named: string;
}

interface Run {
  text: string;
  font?: string;
}

/** Sets runs of characters that the document's font lacks in the fallback font, or else in the one that names them. */
export function substituteMissingCharacters(
  definition: TDocumentDefinitions,
  { has, fallback, named: namedFont }: DocumentFonts,
): SubstitutedDocument {
  const named = new Set<number>();
  const isMissing = (character: string): boolean =>
    character !== '\n' && character !== '\t' && !has(character.codePointAt(0) ?? 0);

  /** Font of a missing character; null if it is left out. Invisible ones stay within a word whose letters they join or part. */
  function findSubstitute(character: string, before: string | undefined): string | null {
    const isFormless = FORMLESS.test(character);
    if (fallback.has(character.codePointAt(0) ?? 0) && (!isFormless || before === fallback.name))
      return fallback.name;
    return isFormless ? null : namedFont;
  }

  function runsOf(text: string): string | Run[] {
    if (![...text].some(isMissing)) return text;
    const runs: Run[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      const font = isMissing(character) ? findSubstitute(character, last?.font) : undefined;
      if (font === null) continue;
      if (font === namedFont) named.add(character.codePointAt(0) ?? 0);
      if (last && last.font === font) last.text += character;
      else runs.push({ text: character, ...(font && { font }) });
    }
    return runs.every(({ font }) => !font) ? runs.map(({ text }) => text).join('') : joinWords(runs);
  }

  /** Joins words in the fallback font with the blank between them. */
  function joinWords(runs: Run[]): Run[] {
    const joined: Run[] = [];
    for (const [i, run] of runs.entries()) {
      const [last, next] = [joined.at(-1), runs[i + 1]];
      const isWithin =
        last?.font === fallback.name && (run.text === ' ' ? next?.font : run.font) === fallback.name;
      if (last && isWithin) last.text += run.text;
      else joined.push({ ...run });
    }
    return joined;
  }

  /** Walks a node of the definition. Texts are in `text` or in a list; all else is measures, colours, names and addresses. */
  function walked(node: unknown): unknown {
    if (Array.isArray(node))
      return node.map((each) => (typeof each === 'string' ? asNode(each) : walked(each)));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => [key, part(key, value)]);
    return Object.fromEntries(entries);
  }

  function asNode(text: string): unknown {
    const runs = runsOf(text);
    return typeof runs === 'string' ? runs : { text: runs };
  }

  function part(key: string, value: unknown): unknown {
    if (key === 'text' && typeof value === 'string') return runsOf(value);
    if ((key === 'header' || key === 'footer') && typeof value === 'function')
      return (...page: unknown[]) => walked(value(...page));
    return key === 'watermark' || key === 'info' || key === 'files' ? value : walked(value);
  }

  return { definition: walked(definition) as TDocumentDefinitions, named: [...named] };
}
