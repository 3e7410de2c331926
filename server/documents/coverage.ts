/** Characters that a font has, and substitutes for the others. */
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

export type FontCoverage = (codePoint: number) => boolean;

/** Reads the characters of a TrueType or OpenType font from its table for all of Unicode (cmap, format 12). */
export function readFontCoverage(font: Buffer): FontCoverage {
  const groups = readGroups(findCmap(font));
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

function findCmap(font: Buffer): Buffer {
  for (let n = 0, at = 12; n < font.readUInt16BE(4); n++, at += 16)
    if (font.toString('latin1', at, at + 4) === 'cmap') return font.subarray(font.readUInt32BE(at + 8));
  throw new Error('a font without cmap');
}

function readGroups(cmap: Buffer): [first: number, last: number][] {
  for (let n = 0, at = 4; n < cmap.readUInt16BE(2); n++, at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (table.readUInt16BE(0) !== 12) continue;
    return Array.from({ length: table.readUInt32BE(12) }, (_, i) => [
      table.readUInt32BE(16 + i * 12),
      table.readUInt32BE(20 + i * 12),
    ]);
  }
  throw new Error('a font that maps only a part of Unicode');
}

/** Invisible characters: leaving them out loses nothing in print. */
const FORMLESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

export interface SubstitutedDocument {
  definition: TDocumentDefinitions;
  /** Characters that are printed as boxes with their numbers. */
  named: number[];
}

/** Sets the characters that the document's font lacks in a substitute font. */
export function substituteMissingCharacters(
  definition: TDocumentDefinitions,
  has: FontCoverage,
  font: string,
): SubstitutedDocument {
  const named = new Set<number>();
  const isMissing = (character: string): boolean =>
    character !== '\n' && character !== '\t' && !has(character.codePointAt(0) ?? 0);

  function runsOf(text: string): string | { text: string; font?: string }[] {
    const shown = [...text].filter((character) => !(isMissing(character) && FORMLESS.test(character)));
    if (!shown.some(isMissing)) return shown.join('');
    const runs: { text: string; font?: string }[] = [];
    for (const character of shown) {
      const isNamed = isMissing(character);
      if (isNamed) named.add(character.codePointAt(0) ?? 0);
      const last = runs.at(-1);
      if (last && Boolean(last.font) === isNamed) last.text += character;
      else runs.push({ text: character, ...(isNamed && { font }) });
    }
    return runs;
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
