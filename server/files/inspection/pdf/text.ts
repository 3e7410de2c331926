import { readFile, stat } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** Maximum bytes of a PDF that is examined for text; of a larger one it stays unknown. */
const READ_AT_MOST = 64 * 1024 ** 2;
const UNPACKED_AT_MOST = 64 * 1024 ** 2;
/** Maximum bytes between the type of an object stream and its packed bytes. */
const DICTIONARY_AT_MOST = 4_096;

/** Names of fonts in a dictionary. Each holds one of the words, which rarer letters begin than the slash of every name. */
const FONT_NAME = /\/(?:BaseFont|FontDescriptor|Type ?\/Font|Subtype ?\/Type3)/;
const FONT_WORDS = ['Font', 'Type3'];
const NAME_BEFORE = '/Subtype /'.length;
const NAME_AFTER = 'FontDescriptor'.length;

const isFontAt = (bytes: Buffer, at: number): boolean =>
  FONT_NAME.test(bytes.toString('latin1', Math.max(0, at - NAME_BEFORE), at + NAME_AFTER));

const hasWord = (bytes: Buffer, word: string): boolean => {
  for (let at = bytes.indexOf(word, 0, 'latin1'); at >= 0; at = bytes.indexOf(word, at + 1, 'latin1'))
    if (isFontAt(bytes, at)) return true;
  return false;
};

const hasFont = (bytes: Buffer): boolean => FONT_WORDS.some((word) => hasWord(bytes, word));

const CR = 13;
const LF = 10;

/** The packed bytes of the object stream whose type is at this offset; null where its syntax is unusual. */
function readPackedStream(pdf: Buffer, place: number): Buffer | null {
  const word = pdf.indexOf('stream', place, 'latin1');
  if (word < 0 || word - place > DICTIONARY_AT_MOST) return null;
  let from = word + 'stream'.length;
  if (pdf[from] === CR) from += 1;
  if (pdf[from] === LF) from += 1;
  const to = pdf.indexOf('endstream', from, 'latin1');
  return to < 0 ? null : pdf.subarray(from, to);
}

/** True where the PDF has a font, null where that cannot be determined. */
function mayHoldText(pdf: Buffer): boolean | null {
  if (hasFont(pdf)) return true;
  let left = UNPACKED_AT_MOST;
  for (let at = pdf.indexOf('/ObjStm', 0, 'latin1'); at >= 0; at = pdf.indexOf('/ObjStm', at + 1, 'latin1')) {
    const packed = readPackedStream(pdf, at);
    if (!packed || left <= 0) return null;
    try {
      const objects = inflateSync(packed, { maxOutputLength: left });
      if (hasFont(objects)) return true;
      left -= objects.length;
    } catch {
      return null;
    }
  }
  return false;
}

/**
 * Tells whether a PDF can hold text at all; null where that cannot be determined. Text needs a font: a file without any
 * consists of pictures, such as a scan, and nobody can search it. Objects are stored as they are, or deflated together in
 * object streams.
 */
export async function hasText(path: string): Promise<boolean | null> {
  const { size } = await stat(path);
  return size > READ_AT_MOST ? null : mayHoldText(await readFile(path));
}
