/** Visible part of a seal in a printed document. */
import type { Content, ContentImage } from 'pdfmake/interfaces';
import type { DocumentProof, PrintableDocument } from '../../domain/document/model';
import {
  describeSealPicture,
  formatSealLine,
  getSealReason,
  type SealMark,
} from '../../domain/document/seal';
import type { FileLanguage } from '../../domain/text';
import { copyReason } from '../seals/sealer';
import { mm, QUIET } from './page';

/** Seal as it is passed to the printer. */
export interface PrintedSeal extends Omit<SealMark, 'at'> {
  /** Time in ISO 8601. */
  at: string;
  /** PNG in Base64, printed only on letters and minutes. */
  picture: string | null;
}

interface SealContentOptions {
  kind?: PrintableDocument['kind'];
  language: FileLanguage;
  proof?: DocumentProof | null;
}

const getSealMark = ({ by, at }: PrintedSeal): SealMark => ({ by, at: new Date(at) });

/** Text block of the seal with signer and time; the signature field covers it. */
export function buildSealContent(seal: PrintedSeal, { kind, language, proof }: SealContentOptions): Content {
  const { by, at } = seal;
  return {
    text: formatSealLine(getSealMark(seal), language, kind === 'filing'),
    alt: describeSealPicture(getSealMark(seal), language),
    seal: { by, at, reason: proof ? copyReason(proof) : getSealReason(language) },
    color: QUIET,
    fontSize: 8,
  };
}

/** Diameter of an office seal: 42 mm. */
const SIDE = mm(42);
export const SEAL_RADIUS = SIDE / 2;

export const buildSealPicture = (
  seal: PrintedSeal,
  language: FileLanguage,
): (ContentImage & { alt: string }) | null =>
  seal.picture === null
    ? null
    : {
        image: `data:image/png;base64,${seal.picture}`,
        fit: [SIDE, SIDE],
        alignment: 'center',
        alt: describeSealPicture(getSealMark(seal), language),
      };
