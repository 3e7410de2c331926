/**
 * Objections to public notices. Anybody who gives a name and a telephone number may object while the notice runs, after a
 * code by SMS or a proof of work; the office answers each in time, and cannot approve a filing with an open objection.
 * Only the office reads the text: neither the company nor anybody else learns who objected.
 */

import type { FileField } from '../definition';
import { attachmentField } from '../definition/fields';
import { fillText, type StateWord, type Text } from '../text';
import { objectionMessages } from './messages';

/** Statuses of objections and appeals: an office answers each once and for good, for or against the sender. */
export const ANSWER_STATUSES = ['open', 'upheld', 'dismissed'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

export const OBJECTION_OUTCOMES = ['upheld', 'dismissed'] as const satisfies readonly AnswerStatus[];
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number];

/** The status of an objection after an answer; null where it was answered already. */
export const getObjectionStatusAfter = (
  status: AnswerStatus,
  outcome: ObjectionOutcome,
): AnswerStatus | null => (status === 'open' ? outcome : null);

export const objectionStatuses: Record<AnswerStatus, StateWord> = {
  open: { zh: '核查中', en: 'Being looked into', ar: 'قيد التحقق', colour: 'processing' },
  upheld: { zh: '异议成立', en: 'Upheld', ar: 'قُبل الاعتراض', colour: 'success' },
  dismissed: { zh: '异议不成立', en: 'Dismissed', ar: 'رُفض الاعتراض', colour: 'default' },
};

export const MAX_OBJECTOR_NAME_LENGTH = 50;
export const MAX_OBJECTION_LENGTH = 2000;
/** Working days within which the office answers an objection. No source; usual practice of public notices. */
export const OBJECTION_ANSWER_DAYS = 15;
/** Maximum number of objections from one network in 24 hours. */
export const MAX_OBJECTIONS_A_DAY = 10;
/** Maximum number of files from one network in 24 hours, refused ones too, as each is inspected. */
export const MAX_OBJECTION_FILES_A_DAY = 30;
/** Field of the files that the objector may add while the objection has no answer. */
export const objectionFiles: FileField = {
  ...attachmentField,
  accept: ['pdf', 'jpg', 'png'],
  maxSizeMb: 10,
};

/** The reason why an objection accepts no further files; null while it does. */
export function findObjectionFileRefusal(status: AnswerStatus, files: number): Text | null {
  if (status !== 'open') return objectionMessages.filesTooLate;
  return files < objectionFiles.maxFiles
    ? null
    : fillText(objectionMessages.filesFull, { limit: objectionFiles.maxFiles });
}

/** Maximum number of open objections against one filing; more would add nothing. */
export const MAX_OPEN_OBJECTIONS = 50;

/** The reason why nobody can object to a filing; null while everybody may. `until`: last day of the public notice. */
export const findObjectionRefusal = (
  isInNotice: boolean,
  until: string | null,
  today: string,
): Text | null => (isInNotice && until !== null && today <= until ? null : objectionMessages.noticeOver);

/** The reason why a filing cannot be approved yet. */
export const findOpenObjectionRefusal = (open: number): Text | null =>
  open > 0 ? fillText(objectionMessages.stillOpen, { count: open }) : null;

/** Name of a person who objected, as logs call them: the number of the objection, never their own name. */
export const formatObjectorName = (no: string): Text => fillText(objectionMessages.objector, { no });
