/** Shapes and sounds of captchas; scripts/captcha-media.ts makes the files. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Language } from '../../domain/text';

export const DIGITS = '0123456789';
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DRAWN = DIGITS + LETTERS;

/** `size`: width and height of a glyph in pixels, one byte of ink each. `fonts`: number of fonts, each with all characters. */
export const GLYPHS = { size: 64, fonts: 6 } as const;
/** Sampling rate of the clips in samples per second, one byte each. */
export const SOUND_RATE = 8_000;

const files = new Map<string, Buffer>();

function readMedia(name: string): Buffer {
  const bytes = files.get(name) ?? inflateSync(readFileSync(join(__dirname, 'captcha-media', name)));
  files.set(name, bytes);
  return bytes;
}

/** The pixels of a character in one of the fonts; undefined for a character that is neither digit nor capital letter. */
function findGlyph(character: string, font: number): Uint8Array | undefined {
  const at = DRAWN.indexOf(character);
  if (at < 0) return undefined;
  const size = GLYPHS.size ** 2;
  const start = (font * DRAWN.length + at) * size;
  return readMedia('glyphs').subarray(start, start + size);
}

/** Lists the clips of a media file; each clip follows its length in two bytes. */
function* listClips(bytes: Buffer): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const start = at + 2;
    at = start + bytes.readUInt16LE(at);
    yield bytes.subarray(start, at);
  }
}

/** The samples of a spoken character: letters have their English names in both languages. */
export function findClip(character: string, language: Language): Uint8Array | undefined {
  const isDigit = DIGITS.includes(character);
  const at = (isDigit ? DIGITS : LETTERS).indexOf(character);
  return [...listClips(readMedia(isDigit ? `digits.${language}` : 'letters'))][at];
}

/** Returns a generator of numbers from 0 up to 1 that follow from the seed (mulberry32): for random looks, never for secrets. */
export function createRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function buildChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(body.length);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

/** A PNG of grey pixels, one byte each from black to white, row by row; it holds nothing but size and pixels. */
function encodeGreyPng(width: number, pixels: Uint8Array): Buffer {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    buildChunk('IHDR', header),
    buildChunk('IDAT', deflateSync(rows)),
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The picture of a captcha, as pixels alone. Each character is turned, sheared and scaled in a font of its own, pushed
 * into its neighbour, and bent with all others by waves; arcs of a stroke's width and a patch that turns dark to light
 * cross them, so that neither a threshold nor a cut between columns sets the characters free.
 */
const WIDTH = 240;
const HEIGHT = 80;
const PAPER = 250;
/** Copy of `GLYPHS.size` in a local constant, because it is read for every pixel. */
const GLYPH = GLYPHS.size;

/** Returns the ink, 0 to 1, at a point of the plane before the waves bend it. */
type InkFunction = (x: number, y: number) => number;

/** Returns a random number between `low` and `high`. */
type RandomBetween = (low: number, high: number) => number;

/** Interpolates the ink of a glyph, 0 to 1, at a point between its pixels. */
function computeInk(glyph: Uint8Array, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= GLYPH - 1 || top >= GLYPH - 1) return 0;
  const at = top * GLYPH + left;
  const [right, down] = [x - left, y - top];
  const upper = (glyph[at] ?? 0) * (1 - right) + (glyph[at + 1] ?? 0) * right;
  const lower = (glyph[at + GLYPH] ?? 0) * (1 - right) + (glyph[at + GLYPH + 1] ?? 0) * right;
  return (upper * (1 - down) + lower * down) / 255;
}

function drawCharacter(text: string, at: number, count: number, between: RandomBetween): InkFunction {
  const glyph = findGlyph(text, Math.floor(between(0, GLYPHS.fonts)));
  if (!glyph) return () => 0;
  const step = (WIDTH - 68) / Math.max(1, count - 1);
  const [middleX, middleY] = [34 + at * step + between(-9, 9), HEIGHT / 2 + between(-8, 8)];
  const [angle, shear] = [between(-0.42, 0.42), between(-0.28, 0.28)];
  const [wide, high] = [between(1.3, 1.85), between(1.15, 1.55)];
  const [bowX, bowY] = [between(-7, 7), between(-5, 5)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = GLYPH / 2;
  return (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY];
    if (dx > GLYPH || dx < -GLYPH) return 0;
    const turnedY = (dy * cos - dx * sin) / high;
    const turnedX = (dx * cos + dy * sin) / wide;
    const bentX = bowX * (turnedY / half) ** 2;
    const bentY = bowY * (turnedX / half) ** 2;
    return computeInk(glyph, turnedX + turnedY * shear + bentX + half, turnedY + bentY + half);
  };
}

/** Draws an arc from the left to the right edge of the picture. */
function drawArc(between: RandomBetween): InkFunction {
  const [middle, slope, height] = [between(25, HEIGHT - 25), between(-0.12, 0.12), between(6, 18)];
  const [length, phase, thick] = [between(25, 80), between(0, 6.3), between(1, 1.6)];
  return (x, y) => {
    const line = middle + slope * (x - WIDTH / 2) + height * Math.sin(x / length + phase);
    return Math.max(0, Math.min(1, thick + 0.5 - Math.abs(y - line)));
  };
}

/** Draws a round patch between the edges `left` and `right`, in which dark and light are inverted. */
function drawPatch(between: RandomBetween, left: number, right: number): InkFunction {
  const [middleX, middleY] = [between(left + 35, right - 35), between(10, HEIGHT - 10)];
  const [wide, high] = [between(30, 50), between(22, 36)];
  return (x, y) => {
    const [dx, dy] = [(x - middleX) / wide, (y - middleY) / high];
    const far = Math.sqrt(dx * dx + dy * dy);
    return Math.max(0, Math.min(1, (1 - far) * wide * 0.7 + 0.5));
  };
}

/** Exclusive or of two inks: ink where one of them has it, none where both have it. */
const mixExclusively = (a: number, b: number): number => a + b - 2 * a * b;

/** A PNG of 240 by 80 pixels; the same seed draws the same picture. */
export function drawCaptcha(answer: string, seed: string): Buffer {
  const random = createRandom(seed);
  const between: RandomBetween = (low, high) => low + random() * (high - low);
  const characters = [...answer].map((text, at) => drawCharacter(text, at, answer.length, between));
  const arcs = [drawArc(between), drawArc(between)];
  const patches = [drawPatch(between, 0, WIDTH / 2), drawPatch(between, WIDTH / 2, WIDTH)];
  const [swingX, swingY] = [between(2.5, 4), between(3, 6)];
  const [lengthX, lengthY] = [between(11, 17), between(18, 30)];
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
  const dark = between(20, 90);

  const pushes = Array.from({ length: HEIGHT }, (_, y) => swingX * Math.sin(y / lengthX + phaseX));
  const lifts = Array.from({ length: WIDTH }, (_, x) => swingY * Math.sin(x / lengthY + phaseY));
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const bentX = x + (pushes[y] ?? 0);
      const bentY = y + (lifts[x] ?? 0);
      let ink = 0;
      for (const inkOf of characters) ink = Math.max(ink, inkOf(bentX, bentY));
      for (const inkOf of arcs) ink = Math.max(ink, inkOf(x, y));
      for (const inkOf of patches) ink = mixExclusively(ink, inkOf(bentX, bentY));
      pixels[y * WIDTH + x] = Math.round(PAPER - ink * (PAPER - dark));
    }
  }
  return encodeGreyPng(WIDTH, pixels);
}
