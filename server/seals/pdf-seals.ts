/**
 * Finds the signatures in a PDF by the byte ranges that they claim to cover. A signature counts only where its range is the whole
 * file from the first byte on, except the hexadecimal signature itself: then nothing in between can be exchanged, and the PDF
 * need not be parsed to prove it. The input is untrusted, so all reads are bounded.
 */

export interface SealPlace {
  cms: Buffer;
  /** Covered bytes before the signature; `after`: covered bytes from its end on. */
  before: Buffer;
  after: Buffer;
  /** True where nothing was appended to the file after the signature. */
  reachesEnd: boolean;
  /** Signing time in the signature dictionary. */
  at: Date | null;
  reason: string;
}

const RANGE = '/ByteRange';
/** Byte range: four numbers of up to ten digits, separated by white space. */
const NUMBERS = /^\s{0,8}\[\s{0,8}(\d{1,10})\s{1,16}(\d{1,10})\s{1,16}(\d{1,10})\s{1,16}(\d{1,10})\s{0,16}\]/;
const NUMBERS_AT_MOST = 160;
/** Maximum hexadecimal digits of a signature with its certificate chain and time stamps. */
const HEX_AT_MOST = 512 * 1024;
const HEX = /^<[0-9A-Fa-f\s]*>$/;
/** Bytes read before and after the signature to find its dictionary. */
const DICTIONARY = 4_096;
/** Maximum number of seals checked, more than a document with many signers has; each is hashed separately. */
const SEALS_AT_MOST = 20;
const OTHERS_AT_MOST = 1_000;

interface Range {
  end: number;
  next: number;
  last: number;
}

/** Reads a byte range; null where it does not cover the whole file except one gap. */
function readRange(pdf: Buffer, at: number): Range | null {
  const found = NUMBERS.exec(pdf.toString('latin1', at, at + NUMBERS_AT_MOST));
  if (!found) return null;
  const [start = 0, end = 0, next = 0, length = 0] = found.slice(1).map(Number);
  const last = next + length;
  // The byte range must lie within the covered bytes.
  const isWhole = start === 0 && at < last && end > 0 && next > end && last <= pdf.length;
  return isWhole && next - end <= HEX_AT_MOST ? { end, next, last } : null;
}

/** Reason entry of a signature, in ASCII as the portal writes it. */
const REASON = /\/Reason\s{0,4}\(([\w -]{1,200})\)/;
const DATE = /\/M\s{0,4}\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)'?)?/;

function parseTime(dictionary: string): Date | null {
  const found = DATE.exec(dictionary);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, sign, hours, minutes] = found;
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z';
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Returns the total length of a DER value, from its header. */
function getDerLength(der: Buffer): number {
  const first = der[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const size = first & 0x7f;
  // Without a definite length all bytes are taken.
  if (size === 0 || size > 4 || der.length < 2 + size) return der.length;
  return 2 + size + der.readUIntBE(2, size);
}

/** Decodes the signature. Empty where anything but zeros follows it: no signature covers the padding. */
function decodeSignature(hex: string): Buffer {
  if (!HEX.test(hex)) return Buffer.alloc(0);
  const bytes = Buffer.from(hex.replace(/[^0-9A-Fa-f]/g, ''), 'hex');
  const length = getDerLength(bytes);
  return bytes.subarray(length).every((byte) => byte === 0) ? bytes.subarray(0, length) : Buffer.alloc(0);
}

function createPlace(pdf: Buffer, { end, next, last }: Range): SealPlace {
  const hex = pdf.toString('latin1', end, next);
  const around =
    pdf
      .toString('latin1', Math.max(0, end - DICTIONARY), end)
      .split('obj')
      .at(-1) ?? '';
  const behind = pdf.toString('latin1', next, next + DICTIONARY).split('endobj')[0] ?? '';
  return {
    cms: decodeSignature(hex),
    before: pdf.subarray(0, end),
    after: pdf.subarray(next, last),
    reachesEnd: last === pdf.length,
    at: parseTime(around + behind),
    reason: REASON.exec(around + behind)?.[1] ?? '',
  };
}

interface SealPlaces {
  /** Seals ordered by the end of the range they cover. */
  places: SealPlace[];
  /** True where something resembles a seal but cannot be checked. */
  hasOthers: boolean;
}

const reach = ({ before, after }: SealPlace): number => before.length + after.length;

export function findSealPlaces(pdf: Buffer): SealPlaces {
  const places: SealPlace[] = [];
  let others = 0;
  for (let at = pdf.indexOf(RANGE); at >= 0; at = pdf.indexOf(RANGE, at + RANGE.length)) {
    const range = readRange(pdf, at + RANGE.length);
    if (range && places.length < SEALS_AT_MOST) places.push(createPlace(pdf, range));
    else others++;
    if (others === OTHERS_AT_MOST) break;
  }
  return { places: places.sort((a, b) => reach(a) - reach(b)), hasOthers: others > 0 };
}
