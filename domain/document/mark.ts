/** The mark on a printed filing that says how far it can be relied on. */

import type { DocumentPlan } from '../definition';
import { type FilingStatus, statuses } from '../filing/status';
import type { Filing } from '../filing/types';
import type { Text } from '../text';
import { words } from './words';

/** draft: no filing yet, or to be filed anew. pending: filed, and nobody has accepted it. none: accepted for review. */
export type DocumentMark = 'draft' | 'pending' | 'none';

export function getFilingMark(status: FilingStatus): DocumentMark {
  if (statuses[status].editable) return 'draft';
  return status === 'submitted' ? 'pending' : 'none';
}

/** Purpose of a copy. signing: a draft that is printed, signed, sealed and uploaded. */
export const PURPOSES = ['copy', 'signing'] as const;
export type CopyPurpose = (typeof PURPOSES)[number];

/**
 * The words across each page; null once the filing is accepted, and on a draft to be signed, which is uploaded with them.
 * A signed paper of one that can change bears its status.
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
  if (mark === 'none' || (mark === 'draft' && purpose === 'signing')) return null;
  if (mark === 'draft' && isSigned) return statuses[status];
  return mark === 'draft' ? watermark : words.pending;
}

/** The receipt holds for what is printed only while nothing can be changed. */
export const findValidReceipt = ({
  status,
  receipt,
}: Pick<Filing, 'status' | 'receipt'>): Filing['receipt'] => (statuses[status].editable ? null : receipt);
