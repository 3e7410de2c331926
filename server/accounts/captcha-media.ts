/** Shapes and sounds of captchas; scripts/captcha-media.ts makes the files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Language } from '../../domain/text';

export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRAWN = DIGITS + LETTERS;

/** A glyph is a square of so many pixels, one byte of ink each. */
export const GLYPHS = { size: 64, fonts: 6 } as const;
/** Samples a second, one byte each. */
export const SOUND_RATE = 8_000;

const files = new Map<string, Buffer>();

function media(name: string): Buffer {
  const bytes = files.get(name) ?? inflateSync(readFileSync(join(__dirname, 'captcha-media', name)));
  files.set(name, bytes);
  return bytes;
}

/** The pixels of a character in one of the fonts; undefined for a character that is neither digit nor capital letter. */
export function glyphOf(character: string, font: number): Uint8Array | undefined {
  const at = DRAWN.indexOf(character);
  if (at < 0) return undefined;
  const size = GLYPHS.size ** 2;
  const start = (font * DRAWN.length + at) * size;
  return media('glyphs').subarray(start, start + size);
}

/** The clips of a file: each stands behind its length in two bytes. */
function* clipsOf(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const start = at + 2;
    at = start + bytes.readUInt16LE(at);
    yield bytes.subarray(start, at);
  }
}

/** The samples of a spoken character: letters have their English names in both languages. */
export function clipOf(character: string, language: Language): Uint8Array | undefined {
  const isDigit = DIGITS.includes(character);
  const at = (isDigit ? DIGITS : LETTERS).indexOf(character);
  return [...clipsOf(media(isDigit ? `digits.${language}` : 'letters'))][at];
}
