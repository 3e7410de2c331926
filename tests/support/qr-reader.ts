/**
 * Reads a QR code from its modules, as camera software does (ISO/IEC 18004): byte mode, versions 1 to 13, no damage. Written from
 * the standard, independently of the portal's generator, so that both cannot share an error.
 */
import { inflateSync } from 'node:zlib';

/** Dark modules, row by row. */
export type QrModules = boolean[][];

/** Blocks at error correction level M: correction codewords per block, and the blocks as [number, data codewords] each. */
const BLOCKS_M: Record<number, { correction: number; blocks: [number, number][] }> = {
  4: { correction: 18, blocks: [[2, 32]] },
  5: { correction: 24, blocks: [[2, 43]] },
  6: { correction: 16, blocks: [[4, 27]] },
  7: { correction: 18, blocks: [[4, 31]] },
  8: {
    correction: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  9: {
    correction: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
  10: {
    correction: 26,
    blocks: [
      [4, 43],
      [1, 44],
    ],
  },
  11: {
    correction: 30,
    blocks: [
      [1, 50],
      [4, 51],
    ],
  },
};
const ALIGNMENT: Record<number, number[]> = {
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
  11: [6, 30, 54],
};

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Reads the modules from the squares that a PDF page draws: the largest one is the background, the others are dark modules. */
export function readQrModules(pdf: Buffer): QrModules {
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const text = unpacked(pdf.subarray(at + 7, pdf.indexOf('\nendstream', at)));
    const squares = [...text.matchAll(/([\d.-]+) ([\d.-]+) ([\d.]+) \3 re/g)].map((found) =>
      found.slice(1, 4).map(Number),
    );
    const [ground, ...dark] = squares as [number, number, number][];
    if (ground && dark.length > 200) return matrixOf(ground, dark);
  }
  throw new Error('no QR code is drawn');
}

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

function matrixOf([left, top, side]: [number, number, number], dark: [number, number, number][]): QrModules {
  const module = dark[0]?.[2] ?? 1;
  const size = Math.round(side / module);
  const modules: QrModules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x, y] of dark) {
    const row = modules[Math.round((y - top) / module)];
    if (row) row[Math.round((x - left) / module)] = true;
  }
  return modules;
}

/** True for modules without data: finder patterns with format bits, timing, alignment, version. */
function isFunction(version: number, size: number, i: number, j: number): boolean {
  if ((i < 9 && j < 9) || (i < 9 && j >= size - 8) || (i >= size - 8 && j < 9) || i === 6 || j === 6)
    return true;
  if (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) return true;
  const centres = ALIGNMENT[version] ?? [];
  const last = size - 7;
  return centres.some((y) =>
    centres.some((x) => {
      const isFinder = (y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6);
      return !isFinder && Math.abs(i - y) <= 2 && Math.abs(j - x) <= 2;
    }),
  );
}

/** Reads error correction level and mask from the fifteen format bits beside the upper left finder pattern. */
function formatOf(modules: QrModules): { level: number; mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((j) => [8, j]),
    ...[7, 5, 4, 3, 2, 1, 0].map((i) => [i, 8]),
  ] as [number, number][];
  const bits = places.reduce((sum, [i, j]) => (sum << 1) | Number(modules[i]?.[j]), 0) ^ 0b101010000010010;
  let rest = bits;
  for (let shift = 4; shift >= 0; shift--) if (rest & (1 << (shift + 10))) rest ^= 0b10100110111 << shift;
  if (rest !== 0) throw new Error('damaged format');
  return { level: bits >> 13, mask: (bits >> 10) & 7 };
}

/** Reads codewords in pairs of columns from the right, upwards and downwards in turn, skipping the timing column. */
function codewordsOf(modules: QrModules, version: number, mask: number): number[] {
  const size = modules.length;
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const i = up ? size - 1 - step : step;
      for (const j of [right, right - 1])
        if (!isFunction(version, size, i, j)) bits.push(Number(modules[i]?.[j] !== MASKS[mask]?.(i, j)));
    }
  }
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  return words;
}

const times = (a: number, b: number): number => {
  let [product, x] = [0, a];
  for (let y = b; y > 0; y >>= 1) {
    if (y & 1) product ^= x;
    x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
  }
  return product;
};

/** Asserts that a block is undamaged: all its syndromes, at as many powers of two as it has correction codewords, are zero. */
function assertSound(block: number[], correction: number): void {
  for (let power = 1, n = 0; n < correction; n++, power = times(power, 2))
    if (block.reduce((sum, word) => times(sum, power) ^ word, 0) !== 0) throw new Error('damaged block');
}

function dataOf(words: number[], version: number): number[] {
  const layout = BLOCKS_M[version];
  if (!layout) throw new Error(`version ${version} is not known here`);
  const sizes = layout.blocks.flatMap(([count, size]) => Array<number>(count).fill(size));
  const data = sizes.map((): number[] => []);
  let at = 0;
  const next = () => words[at++] as number;
  for (let n = 0; n < Math.max(...sizes); n++)
    sizes.forEach((size, block) => {
      if (n < size) data[block]?.push(next());
    });
  const whole = data.map((block) => [...block]);
  for (let n = 0; n < layout.correction; n++) for (const block of whole) block.push(next());
  for (const block of whole) assertSound(block, layout.correction);
  return data.flat();
}

/** Returns the text of the QR code. */
export function readQr(modules: QrModules): string {
  const version = (modules.length - 17) / 4;
  const { level, mask } = formatOf(modules);
  if (level !== 0) throw new Error('not of level M');
  const bits = dataOf(codewordsOf(modules, version, mask), version)
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('not in byte mode');
  const counter = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + counter), 2);
  const start = 4 + counter;
  const bytes = Array.from({ length }, (_, n) =>
    Number.parseInt(bits.slice(start + n * 8, start + n * 8 + 8), 2),
  );
  return Buffer.from(bytes).toString('utf8');
}
