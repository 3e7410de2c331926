/** Unpacks streams of a PDF: deflated or not packed, with the predictors of PNG. */
import { inflateSync } from 'node:zlib';
import { isDictionary, isNamed, type PdfDictionary, type PdfValue, parseWholeNumber } from './syntax';

/** Maximum unpacked bytes of all streams of a file; only references and dictionaries are unpacked, no pictures. */
const UNPACKED_AT_MOST = 64 * 1024 ** 2;

export interface UnpackBudget {
  bytes: number;
}

export const openBudget = (): UnpackBudget => ({ bytes: UNPACKED_AT_MOST });

const getSingleValue = (value: PdfValue | undefined): PdfValue | undefined =>
  Array.isArray(value) && value.length <= 1 ? value[0] : value;

/** Paeth predictor of PNG: the byte to the left, above or diagonally between them that is nearest to their prediction. */
function computePaeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((byte) => Math.abs(estimate - byte)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function computePrediction(kind: number, left: number, above: number, corner: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return computePaeth(left, above, corner);
    default:
      return 0;
  }
}

/** Undoes the predictors of rows of `columns` bytes; each row follows the number of its predictor (PNG, section 9). */
function removePredictor(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (columns + 1)] as number;
    for (let i = 0; i < columns; i++) {
      const to = row * columns + i;
      const left = i > 0 ? (plain[to - 1] as number) : 0;
      const above = row > 0 ? (plain[to - columns] as number) : 0;
      const corner = i > 0 && row > 0 ? (plain[to - columns - 1] as number) : 0;
      const packed = bytes[row * (columns + 1) + 1 + i] as number;
      plain[to] = packed + computePrediction(kind, left, above, corner);
    }
  }
  return plain;
}

/** Unpacks a stream; null where it is damaged, 'unknown' where its packing is not supported or the budget is exceeded. */
export function unpackStream(
  dictionary: PdfDictionary,
  packed: Buffer,
  budget: UnpackBudget,
): Buffer | 'unknown' | null {
  const filter = getSingleValue(dictionary.get('Filter'));
  if (filter === undefined || filter === null) return packed;
  if (!isNamed(filter, 'FlateDecode') && !isNamed(filter, 'Fl')) return 'unknown';
  const bytes = inflateStream(packed, budget);
  const parameters = getSingleValue(dictionary.get('DecodeParms'));
  if (!Buffer.isBuffer(bytes) || !isDictionary(parameters)) return bytes;
  const predictor = parseWholeNumber(parameters.get('Predictor')) ?? 1;
  if (predictor < 10) return predictor === 1 ? bytes : 'unknown';
  const columns = parseWholeNumber(parameters.get('Columns')) ?? 1;
  return columns > 0 && columns < bytes.length ? removePredictor(bytes, columns) : null;
}

function inflateStream(packed: Buffer, budget: UnpackBudget): Buffer | 'unknown' | null {
  if (budget.bytes <= 0) return 'unknown';
  try {
    const bytes = inflateSync(packed, { maxOutputLength: budget.bytes });
    budget.bytes -= bytes.length;
    return bytes;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unknown' : null;
  }
}
