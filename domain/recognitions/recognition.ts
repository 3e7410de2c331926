/**
 * Recognitions that approvals give: each has a certificate with a number, holds for the years that its program declares, and
 * ends by its last day or by a revocation; an imported or corrected one may begin on a day to come. Its state follows from these
 * and the day.
 */
import type { Manifest, RecognitionTerms } from '../definition';
import { addDays, addMonths } from '../expressions/dates';
import { getNextReminderTime } from '../reminders/due-reminder';
import { reminderKinds } from '../reminders/reminder-kinds';
import type { StateWord, Text } from '../text';
import { formatBeijingDay, getEndOfDay, getStartOfDay } from '../windows/calendar';

export const RECOGNITION_STATES = ['upcoming', 'valid', 'expiring', 'expired', 'revoked'] as const;
export type RecognitionState = (typeof RECOGNITION_STATES)[number];

export const recognitionStates: Record<RecognitionState, StateWord> = {
  upcoming: { zh: '尚未生效', en: 'Not yet in force', ar: 'لم يبدأ سريانه', colour: 'processing' },
  valid: { zh: '有效', en: 'Valid', ar: 'سارٍ', colour: 'success' },
  expiring: { zh: '即将到期', en: 'Expiring soon', ar: 'ينتهي قريبًا', colour: 'warning' },
  expired: { zh: '已到期', en: 'Expired', ar: 'منتهٍ', colour: 'default' },
  revoked: { zh: '已撤销', en: 'Revoked', ar: 'مُلغى', colour: 'error' },
};

type NamedRecognition = Pick<Manifest, 'title' | 'kinds' | 'recognition'>;

/** Name of what a program gives, whatever the kind; the program's own title is that of the declaration. */
export const getRecognitionTitle = ({ title, recognition }: Omit<NamedRecognition, 'kinds'>): Text =>
  recognition?.name ?? title;

/** Name of the recognition: the name of the kind where the program has several, such as 重点实验室. */
export const getRecognitionName = (program: NamedRecognition, kind: string): Text =>
  program.kinds?.find(({ value }) => String(value) === kind) ?? getRecognitionTitle(program);

/** True while the recognition is valid. */
export const isRecognitionValid = (state: RecognitionState): boolean =>
  state === 'valid' || state === 'expiring';

/** True once the recognition holds no more, whatever certificate is issued of it. */
export const hasRecognitionEnded = (state: RecognitionState): boolean =>
  state === 'expired' || state === 'revoked';

/** Reminder day of a recognition without a further reminder. */
export const NO_REMINDER = '9999-12-31';

export interface ValidityPeriod {
  /** The first day and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** The validity of a recognition approved on a day. */
export const computeValidity = ({ years }: RecognitionTerms, approvedOn: string): ValidityPeriod => ({
  from: approvedOn,
  to: addDays(addMonths(approvedOn, years * 12), -1),
});

/** The number of the certificate, after that of the project: `HT2026-0007` becomes `HTR20260007`. */
export const formatCertificateNo = (projectNo: string): string =>
  `${projectNo.slice(0, 2)}R${projectNo.slice(2).replaceAll('-', '')}`;

/** Number of an approval: of the certificate where it gives one, else of the project. */
export const getApprovalNumber = (
  { recognition }: { recognition?: RecognitionTerms },
  projectNo: string,
): string => (recognition ? formatCertificateNo(projectNo) : projectNo);

/** The first day on which a recognition expires soon. */
export const getFirstExpiringDay = (to: string): string =>
  addMonths(to, -reminderKinds.recognition.monthsBefore[0]);

/** The state of a recognition on a day. */
export function computeRecognitionState(
  { from, to, revokedOn }: ValidityPeriod & { revokedOn: string | null },
  today: string,
): RecognitionState {
  if (revokedOn !== null) return 'revoked';
  if (today < from) return 'upcoming';
  if (today > to) return 'expired';
  return today >= getFirstExpiringDay(to) ? 'expiring' : 'valid';
}

/** The day of the next reminder after today. */
export function getNextExpiryReminderDay(to: string, today: string): string {
  const at = getNextReminderTime('recognition', { endsAt: getEndOfDay(to) }, getStartOfDay(today));
  return at ? formatBeijingDay(at) : NO_REMINDER;
}
