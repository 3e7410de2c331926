/**
 * Font for characters that no font here has: each glyph is a box with the code point in it, such as 020BB7 for 𠮷. The text
 * itself is unchanged: it can be selected, copied and searched, and readers of a printout can look up which character is meant.
 */

/** Units of the em. A box is as wide as a Chinese character. */
const EM = 1000;
const ASCENT = 880;
const DESCENT = -120;
const FRAME = { left: 50, right: 950, bottom: -100, top: 860, line: 30 };
const INNER = { left: 150, right: 850, bottom: 0, top: 760, between: 120 };
const STROKE = 46;

type Rectangle = [left: number, bottom: number, right: number, top: number];

/**
 * Bit masks, by hexadecimal digit, of seven segments, as on a pocket calculator: top, right up, right down, bottom, left down,
 * left up, middle.
 */
const STROKES = [
  0x7e, 0x30, 0x6d, 0x79, 0x33, 0x5b, 0x5f, 0x70, 0x7f, 0x7b, 0x77, 0x1f, 0x4e, 0x3d, 0x4f, 0x47,
];

function drawDigit(value: number, [left, bottom, right, top]: Rectangle): Rectangle[] {
  const middle = (bottom + top) / 2;
  const strokes: Rectangle[] = [
    [left, top - STROKE, right, top],
    [right - STROKE, middle, right, top],
    [right - STROKE, bottom, right, middle],
    [left, bottom, right, bottom + STROKE],
    [left, bottom, left + STROKE, middle],
    [left, middle, left + STROKE, top],
    [left, middle - STROKE / 2, right, middle + STROKE / 2],
  ];
  return strokes.filter((_, n) => (STROKES[value] ?? 0) & (1 << (6 - n)));
}

/** Draws the hexadecimal code point in two rows of two or three digits. */
function drawDigits(codePoint: number): Rectangle[] {
  const hex = codePoint.toString(16);
  const perRow = hex.length > 4 ? 3 : 2;
  const { left, right, bottom, top, between } = INNER;
  const width = (right - left - between * (perRow - 1)) / perRow;
  const height = (top - bottom - between) / 2;
  return [...hex.padStart(perRow * 2, '0')].flatMap((character, n) => {
    const x = left + (n % perRow) * (width + between);
    const y = n < perRow ? bottom + height + between : bottom;
    return drawDigit(
      Number.parseInt(character, 16),
      [x, y, x + width, y + height].map(Math.round) as Rectangle,
    );
  });
}

type Point = [x: number, y: number];

const getCorners = ([left, bottom, right, top]: Rectangle): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

function buildContours(codePoint: number | null): Point[][] {
  const { left, right, bottom, top, line } = FRAME;
  const hole = getCorners([left + line, bottom + line, right - line, top - line]).reverse();
  return [
    getCorners([left, bottom, right, top]),
    hole,
    ...(codePoint === null ? [] : drawDigits(codePoint).map(getCorners)),
  ];
}

const writeUint16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, i * 2);
  return bytes;
};
const writeUint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, i * 4);
  return bytes;
};
const padToFour = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function buildGlyph(codePoint: number | null): Buffer {
  const contours = buildContours(codePoint);
  const points = contours.flat();
  const deltas = (axis: 0 | 1) => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0));
  const ends = contours.map((_, i) => contours.slice(0, i + 1).flat().length - 1);
  return padToFour(
    Buffer.concat([
      writeUint16(contours.length, FRAME.left, FRAME.bottom, FRAME.right, FRAME.top, ...ends, 0),
      Buffer.alloc(points.length, 1),
      writeUint16(...deltas(0)),
      writeUint16(...deltas(1)),
    ]),
  );
}

function cmap(codePoints: number[]): Buffer {
  const groups = codePoints.map((codePoint, i) => [codePoint, codePoint, i + 1]);
  const head = writeUint16(0, 1, 3, 10);
  return Buffer.concat([
    head,
    writeUint32(12),
    writeUint16(12, 0),
    writeUint32(16 + groups.length * 12, 0, groups.length, ...groups.flat()),
  ]);
}

function names(): Buffer {
  const texts: [id: number, text: string][] = [
    [1, 'Named Glyphs'],
    [2, 'Regular'],
    [4, 'Named Glyphs'],
    [6, 'NamedGlyphs'],
  ];
  const encoded = texts.map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  let offset = 0;
  const records = encoded.map(({ id, bytes }) => {
    const record = writeUint16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return record;
  });
  const head = writeUint16(0, encoded.length, 6 + encoded.length * 12);
  return Buffer.concat([head, ...records, ...encoded.map(({ bytes }) => bytes)]);
}

function os2(): Buffer {
  const table = Buffer.alloc(96);
  table.writeUInt16BE(4, 0);
  table.writeInt16BE(EM, 2);
  table.writeUInt16BE(400, 4);
  table.writeUInt16BE(5, 6);
  table.writeInt16BE(ASCENT, 68);
  table.writeInt16BE(DESCENT, 70);
  table.writeUInt16BE(ASCENT, 74);
  table.writeUInt16BE(-DESCENT, 76);
  table.writeInt16BE(500, 86);
  table.writeInt16BE(700, 88);
  return table;
}

const { left, right, bottom, top } = FRAME;
const head = Buffer.concat([
  writeUint32(0x10000, 0x10000, 0, 0x5f0f3cf5),
  writeUint16(0, EM),
  Buffer.alloc(16),
  writeUint16(left, bottom, right, top, 0, 8, 2, 1, 0),
]);
const hhea = (glyphs: number) =>
  Buffer.concat([
    writeUint32(0x10000),
    writeUint16(ASCENT, DESCENT, 0, EM, left, EM - right, right, 1, 0, 0, 0, 0, 0, 0, 0, glyphs),
  ]);
const maxp = (glyphs: number) =>
  Buffer.concat([writeUint32(0x10000), writeUint16(glyphs, 200, 50, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]);

/** A TrueType font with one box for each of the characters. */
export function createNamedGlyphFont(characters: number[]): Buffer {
  const codePoints = characters.toSorted((a, b) => a - b);
  const glyphs = [null, ...codePoints].map(buildGlyph);
  const offsets = [0];
  for (const { length } of glyphs) offsets.push((offsets.at(-1) ?? 0) + length);
  const tables: [tag: string, bytes: Buffer][] = [
    ['OS/2', os2()],
    ['cmap', cmap(codePoints)],
    ['glyf', Buffer.concat(glyphs)],
    ['head', head],
    ['hhea', hhea(glyphs.length)],
    ['hmtx', writeUint16(...glyphs.flatMap(() => [EM, left]))],
    ['loca', writeUint32(...offsets)],
    ['maxp', maxp(glyphs.length)],
    ['name', names()],
    ['post', writeUint32(0x30000, 0, 0, 0, 0, 0, 0, 0)],
  ];
  return withDirectory(tables);
}

function withDirectory(tables: [tag: string, bytes: Buffer][]): Buffer {
  let offset = 12 + tables.length * 16;
  const directory = tables.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), writeUint32(0, offset, bytes.length)]);
    offset += padToFour(bytes).length;
    return entry;
  });
  const start = Buffer.concat([
    writeUint32(0x10000),
    writeUint16(tables.length, 128, 3, tables.length * 16 - 128),
  ]);
  return Buffer.concat([start, ...directory, ...tables.map(([, bytes]) => padToFour(bytes))]);
}
