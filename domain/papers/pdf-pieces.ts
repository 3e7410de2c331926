/** Text of a PDF page, as pdf.js gives it, as pieces with their places on the page. */
import { markDoubtfulText, type PageText, type TextPiece } from './page-text';

/** Transformation matrix of six numbers. */
type Matrix = readonly number[];

/** The parts of pdf.js's text items and viewports that are read. */
interface PdfTextItem {
  str: string;
  transform: Matrix;
  width: number;
}
interface PdfViewport {
  width: number;
  height: number;
  transform: Matrix;
}

/** Angle from which a text is taken for a watermark, in radians. */
const SLANTED = 0.09;
/** Share of a letter's height above the line that it stands on. */
const ASCENT = 0.86;

const multiply = (a: Matrix, b: Matrix): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

function toPiece({ str, transform, width }: PdfTextItem, viewport: PdfViewport): TextPiece | null {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, base = 0] = multiply(viewport.transform, transform);
  if (Math.abs(Math.atan2(b, a)) > SLANTED) return null;
  const height = Math.hypot(c, d);
  return { text: str, x, y: base - height * ASCENT, width, height };
}

/** Text of a page; slanted text, such as a watermark, is left out. `viewport` is that of scale 1. */
export function toPageText(items: readonly object[], viewport: PdfViewport): PageText {
  const texts = items.filter((item): item is PdfTextItem => 'str' in item);
  const pieces = texts.flatMap((item) => (item.str.trim() === '' ? [] : (toPiece(item, viewport) ?? [])));
  return markDoubtfulText({ width: viewport.width, height: viewport.height, pieces });
}
