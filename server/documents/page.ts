/** Page format of all documents, in points. */

import type { Content, ContentQr, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DocumentProof } from '../../domain/document/model';
import type { PageSize } from './columns';

/** Verification block of a printed copy: QR code, address and code. */
export function buildProofContent(
  { hint, address, code }: DocumentProof,
  { fit, alignment }: Pick<ContentQr, 'fit' | 'alignment'>,
): Content[] {
  if (!address) return [{ text: hint, alignment }];
  return [
    { qr: address, alt: code, fit, eccLevel: 'M', alignment, margin: createBottomMargin(7) },
    { text: hint, alignment },
    { text: address, link: address, margin: [0, 3, 0, 0], fontSize: 5.5 },
  ];
}

export const FONT = 'paper';
/** Font for Arabic, which the font of documents lacks. */
export const ARABIC_FONT = 'arabic';
export const INK = '#222';
export const QUIET = '#666';
export const LINE = '#999';

/** Converts millimetres to points. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const MARGINS: [number, number, number, number] = [mm(20), mm(20), mm(18), mm(20)];

const inner = (width: number, height: number): PageSize => ({
  width: mm(width) - MARGINS[0] - MARGINS[2],
  height: mm(height) - MARGINS[1] - MARGINS[3],
});
export const UPRIGHT = inner(210, 297);
export const ACROSS = inner(297, 210);

/** Page settings shared by documents and letters. */
export const SHEET = {
  pageSize: 'A4',
  pageMargins: MARGINS,
  version: '1.7',
  displayTitle: true,
  tagged: true,
} satisfies Partial<TDocumentDefinitions>;

/** Margin with only a top side. */
export const createTopMargin = (height: number): [number, number, number, number] => [0, height, 0, 0];

/** Margin with only a bottom side. */
export const createBottomMargin = (height: number): [number, number, number, number] => [0, 0, 0, height];
