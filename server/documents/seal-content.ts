/** Visible part of a seal in a printed document. */
import type { Content, ContentImage } from 'pdfmake/interfaces';
import type { DocumentProof, PrintableDocument } from '../../domain/document/model';
import {
  describeSealPicture,
  formatIssuedSealLine,
  formatSealLine,
  getSealReason,
  type IssuedBy,
  type SealMark,
} from '../../domain/document/seal';
import type { FileLanguage } from '../../domain/text';
import { copyReason } from '../seals/sealer';
import { mm, QUIET } from './page';

/** Seal as it is passed to the printer. */
export interface PrintedSeal extends Omit<SealMark, 'at'> {
  /** Name of the sealer in the language of the document. */
  shownAs: string;
  /** Time in ISO 8601. */
  at: string;
  /** PNG in Base64, printed only on letters and minutes. */
  picture: string | null;
}

interface SealContentOptions {
  kind?: PrintableDocument['kind'];
  language: FileLanguage;
  proof?: DocumentProof | null;
  /** Absent on what is no letter and no certificate. */
  issued?: IssuedBy;
}

const getSealMark = ({ shownAs, at }: PrintedSeal): SealMark => ({ by: shownAs, at: new Date(at) });

/** Text block of the seal with signer and time; the signature field covers it. */
export function buildSealContent(
  seal: PrintedSeal,
  { kind, language, proof, issued }: SealContentOptions,
): Content {
  const { by, at } = seal;
  const mark = getSealMark(seal);
  return {
    text: issued
      ? formatIssuedSealLine(mark, language, issued)
      : formatSealLine(mark, language, kind === 'filing'),
    alt: describeSealPicture(mark, language),
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
