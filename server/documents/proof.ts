import type { Content, ContentQr } from 'pdfmake/interfaces';
import type { PaperProof } from '../../domain/document/model';
import { below } from './page';

/** By what a printed copy is checked, with the size and place of its QR code. */
export function proofContent(
  { hint, address }: PaperProof,
  { fit, alignment }: Pick<ContentQr, 'fit' | 'alignment'>,
): Content[] {
  if (!address) return [{ text: hint, alignment }];
  return [
    { qr: address, fit, eccLevel: 'M', alignment, margin: below(7) },
    { text: hint, alignment },
    { text: address, link: address, margin: [0, 3, 0, 0], fontSize: 5.5 },
  ];
}
