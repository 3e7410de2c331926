/**
 * Replacement certificates: a lost one reissued, a wrong one corrected, or an extended validity. Each replaces the one
 * before and states its reason.
 */

import type { Text } from '../text';
import { recognitionMessages as texts } from './messages';
import type { ValidityPeriod } from './recognition';

export const CERTIFICATE_ISSUES = ['reissue', 'correct', 'extend'] as const;
export type CertificateIssue = (typeof CERTIFICATE_ISSUES)[number];

export const issueNames: Record<CertificateIssue, Text> = {
  reissue: { zh: '补发', en: 'Issued again', ar: 'إصدار بدل' },
  correct: { zh: '更正', en: 'Corrected', ar: 'صُحِّح' },
  extend: { zh: '延期', en: 'Extended', ar: 'تمديد' },
};

export const MAX_ISSUE_REASON_LENGTH = 300;
export const MAX_HOLDER_LENGTH = 100;

export interface NewCertificate extends ValidityPeriod {
  issue: CertificateIssue;
  reason: string;
  /** Corrected name of the company; null: unchanged. */
  company: string | null;
}

/** Validity after a replacement: a reissue keeps it, an extension changes its end, a correction both days. */
export const getValidityAfter = (
  { issue, from, to }: NewCertificate,
  before: ValidityPeriod,
): ValidityPeriod => {
  if (issue === 'reissue') return { from: before.from, to: before.to };
  return issue === 'extend' ? { from: before.from, to } : { from, to };
};

/** The fault of a replacement, with the key of its field; null where there is none. */
export function findIssueFault(
  act: NewCertificate,
  before: ValidityPeriod,
): { path: string; message: Text } | null {
  const { from, to } = getValidityAfter(act, before);
  if (act.reason.trim() === '') return { path: 'reason', message: texts.reasonMissing };
  if (from > to) return { path: 'valid_to', message: texts.turned };
  if (act.issue === 'extend' && to <= before.to) return { path: 'valid_to', message: texts.notLater };
  const isSame = from === before.from && to === before.to && !act.company?.trim();
  return act.issue === 'correct' && isSame ? { path: 'company', message: texts.nothingCorrected } : null;
}
