/** Watermark and receipt of a printed filing: how far the copy can be relied on. */

import type { DocumentPlan } from '../definition';
import { type FilingStatus, statuses } from '../filing/status';
import type { Filing } from '../filing/types';
import { fillText, type Text } from '../text';
import { documentWords } from './words';

/**
 * Mark of a document. draft: not submitted, or to be submitted again. pending: submitted and not yet accepted. none:
 * accepted for review.
 */
export type DocumentMark = 'draft' | 'pending' | 'none';

export function getFilingMark(status: FilingStatus): DocumentMark {
  if (statuses[status].editable) return 'draft';
  return status === 'submitted' ? 'pending' : 'none';
}

/** Purpose of a copy. signing: a draft that is printed, signed, sealed and uploaded. */
export const COPY_PURPOSES = ['copy', 'signing'] as const;
export type CopyPurpose = (typeof COPY_PURPOSES)[number];

/**
 * Text across each page of a draft; null on one for signing, which is uploaded with the signatures, and from the submission on,
 * when the foot says what is to be said. A document of an earlier submission whose filing can change again shows the status.
 */
export function getWatermarkText(
  { watermark }: Pick<DocumentPlan, 'watermark'>,
  {
    status,
    isSigned = false,
    purpose = 'copy',
  }: { status: FilingStatus; isSigned?: boolean; purpose?: CopyPurpose },
): Text | null {
  const mark = getFilingMark(status);
  if (mark !== 'draft' || purpose === 'signing') return null;
  return isSigned ? statuses[status] : watermark;
}

/** Mark in the file name of a document without a receipt number, which tells a draft from the copy to be signed. */
export const getNameMark = (purpose: CopyPurpose = 'copy'): Text =>
  purpose === 'signing' ? documentWords.signingCopy : documentWords.draft;

/** Mark in the foot of each page of a submitted filing that is not accepted yet, clear of the text; null for all others. */
export const getFootMark = (status: FilingStatus): Text | null =>
  getFilingMark(status) === 'pending' ? documentWords.pending : null;

/** Returns the receipt of a filing where it covers the present answers; null while these can still change. */
export const findValidReceipt = ({
  status,
  receipt,
}: Pick<Filing, 'status' | 'receipt'>): Filing['receipt'] => (statuses[status].editable ? null : receipt);

/**
 * The receipt number as the paper shows it. One of answers that can still change says why it no longer vouches for them: the
 * company did submit, and the office knows the filing by this number.
 */
export function describeReceiptNumber({ status, receipt }: Pick<Filing, 'status' | 'receipt'>): Text {
  if (!receipt) return documentWords.notSubmitted;
  const { no } = receipt;
  if (!statuses[status].editable) return { zh: no, en: no, ar: no };
  return fillText(status === 'withdrawn' ? documentWords.withdrawnNo : documentWords.inCorrection, { no });
}
