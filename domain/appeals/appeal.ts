/**
 * Appeals of a company against the decision that rejected its filing or revoked its approval: once per decision, in time, and
 * heard by a person who had no part in it. An appeal that is upheld undoes the decision: the filing goes back to the stage
 * that decides it anew, or is approved again.
 */

import { attachmentField } from '../definition/fields';
import type { FilingAction, ReopeningAction } from '../filing/actions';
import type { FilingStatus } from '../filing/status';
import { findTransition } from '../filing/transitions';
import type { AnswerStatus, ObjectionOutcome } from '../objections/objection';
import { fillText, type StateWord, type Text } from '../text';
import { formatBeijingMinute } from '../windows/calendar';
import { computeWorkingDeadline, type WorkCalendar } from '../windows/working-days';
import { appealMessages } from './messages';

export const appealStatuses: Record<AnswerStatus, StateWord> = {
  open: { zh: '审理中', en: 'Being heard', ar: 'قيد النظر', colour: 'processing' },
  upheld: { zh: '申诉成立', en: 'Appeal upheld', ar: 'قُبل التظلم', colour: 'success' },
  dismissed: { zh: '申诉不成立', en: 'Appeal dismissed', ar: 'رُفض التظلم', colour: 'default' },
};

/** Decisions that can be appealed against. */
export const APPEALABLE = [
  'reject_first',
  'reject_level',
  'reject_city',
  'expire_correction',
  'revoke',
] as const satisfies readonly FilingAction[];
export type AppealableAction = (typeof APPEALABLE)[number];

export const isAppealable = (action: string): action is AppealableAction =>
  (APPEALABLE as readonly string[]).includes(action);

/** Working days from the decision in which a company may appeal. House default, no source: notices of programs say 5 to 15. */
export const APPEAL_DAYS = 15;
/** Working days in which an appeal is answered. House default, no source. */
export const APPEAL_ANSWER_DAYS = 20;
/** Working days for a correction whose deadline had passed, where the appeal is upheld. House default, no source. */
export const REOPENED_CORRECTION_DAYS = 5;
export const MAX_APPEAL_REASON_LENGTH = 2000;

/** Files that may be attached to an appeal. */
export const appealFiles = attachmentField;

/** A decision that can be appealed against, as the log of its filing records it. */
export interface ContestedDecision {
  action: AppealableAction;
  /** The status in which the decision was taken. */
  from: FilingStatus | null;
  at: Date;
}

/**
 * The decision in force that can be appealed against: the last one, while the filing is in the status that it
 * led to.
 */
export function findAppealableDecision<Line extends { action: string; toStatus: string | null }>(
  lines: readonly Line[],
  status: FilingStatus,
): (Line & { action: AppealableAction }) | null {
  const line = lines.findLast(({ action }) => isAppealable(action));
  return line && isAppealable(line.action) && line.toStatus === status
    ? { ...line, action: line.action }
    : null;
}

/**
 * The last moment for an appeal against a decision. Where the calendar has changed since, the day named in the decision's
 * letter counts.
 */
export function computeAppealDeadline(
  { at, appealUntil: namedDeadline = null }: { at: Date; appealUntil?: Date | null },
  calendar: WorkCalendar,
): Date {
  const until = computeWorkingDeadline(at, APPEAL_DAYS, calendar);
  return namedDeadline && namedDeadline > until ? namedDeadline : until;
}

/**
 * The last moment for an appeal as the details of a decision record it; null for decisions that did not name
 * it.
 */
export const readAppealDeadline = (details: Record<string, unknown> | null): Date | null =>
  typeof details?.appeal_until === 'string' ? new Date(details.appeal_until) : null;

/**
 * The reason why a decision cannot be appealed against; null while it can. `until`: the deadline; null without such a
 * decision.
 */
export function findAppealRefusal(until: Date | null, isAppealed: boolean, now: Date): Text | null {
  if (!until) return appealMessages.nothingDecided;
  if (isAppealed) return appealMessages.onceOnly;
  return now > until ? fillText(appealMessages.tooLate, { until: formatBeijingMinute(until) }) : null;
}

/** The reason why a person cannot hear an appeal, such as having taken or signed the decision; null where the person can. */
export const findAppealJudgeRefusal = (decidedBy: readonly string[], userId: string): Text | null =>
  decidedBy.includes(userId) ? appealMessages.ownDecision : null;

/** People who may hear an appeal, as its reader sees them: the reader, others because the reader took part, others for other causes, or nobody. */
export const APPEAL_HEARINGS = ['self', 'took_part', 'others', 'nobody'] as const;
export type AppealHearing = (typeof APPEAL_HEARINGS)[number];

/** Finds the people who may hear an appeal, as its reader sees them. `deciders`: ids of the people who decide about its program. */
export function getAppealHearing(
  decidedBy: readonly string[],
  deciders: readonly string[],
  userId: string,
): AppealHearing {
  const judges = deciders.filter((id) => findAppealJudgeRefusal(decidedBy, id) === null);
  if (judges.includes(userId)) return 'self';
  if (judges.length === 0) return 'nobody';
  return decidedBy.includes(userId) ? 'took_part' : 'others';
}

export const isAppealOverdue = (
  { status, dueAt }: { status: AnswerStatus; dueAt: Date },
  now: Date,
): boolean => status === 'open' && now > dueAt;

/**
 * The step that undoes a decision. A filing rejected during its public notice goes back to the stage before the notice, which
 * was broken off and is given anew in full once the filing reaches it again.
 */
export function getReopeningAction(
  { action, from }: Pick<ContestedDecision, 'action' | 'from'>,
  { experts }: { experts: boolean },
): ReopeningAction {
  if (action === 'revoke') return 'reinstate';
  if (action === 'expire_correction') return 'reopen_to_correction';
  if (from === 'submitted') return 'reopen_to_first';
  const wasWithExperts = from === 'expert_review' || (from === 'publicised' && experts);
  return wasWithExperts ? 'reopen_to_experts' : 'reopen_to_level';
}

/** Next steps of a filing after an appeal was upheld, in the words of the message and of the letter. */
const NEXT: Record<ReopeningAction, Text> = {
  reopen_to_first: {
    zh: '申报已恢复到初审，将重新审核',
    en: 'Your filing goes back to the first review.',
    ar: 'يعود طلبك إلى المراجعة الأولى.',
  },
  reopen_to_level: {
    zh: '申报已恢复到原审核级，将重新审核',
    en: 'Your filing goes back to the level that rejected it.',
    ar: 'يعود طلبك إلى المستوى الذي رفضه.',
  },
  reopen_to_experts: {
    zh: '申报已恢复到专家评审，将重新审核',
    en: 'Your filing goes back to the expert review.',
    ar: 'يعود طلبك إلى مراجعة الخبراء.',
  },
  reopen_to_correction: {
    zh: '申报已恢复到退回修改，请于{{until}}前修改后重新提交',
    en: 'Your filing is open for correction again. Submit it before {{until}}.',
    ar: 'طلبك مفتوح للتصحيح مجددًا. قدّمه قبل {{until}}.',
  },
  reinstate: {
    zh: '撤销决定已解除，原批准继续有效',
    en: 'The revocation is lifted and the approval stands again.',
    ar: 'رُفع الإلغاء وعاد الاعتماد قائمًا.',
  },
};

export const describeNextStep = (action: ReopeningAction, until: Date | null): Text =>
  fillText(NEXT[action], { until: until ? formatBeijingMinute(until) : '' });

/** The step that an appeal's outcome takes, by its name in the log of the filing. */
export const getStepAfterAppeal = (
  outcome: ObjectionOutcome,
  contested: Pick<ContestedDecision, 'action' | 'from'>,
  workflow: { experts: boolean },
): ReopeningAction | 'dismiss_appeal' =>
  outcome === 'dismissed' ? 'dismiss_appeal' : getReopeningAction(contested, workflow);

/** The status that an appeal against the decision brings the filing back to. */
export const getRestoredStatus = (
  contested: Pick<ContestedDecision, 'action' | 'from'>,
  workflow: { experts: boolean },
): FilingStatus => {
  const from: FilingStatus = contested.action === 'revoke' ? 'revoked' : 'rejected';
  return findTransition(getReopeningAction(contested, workflow), from)?.to as FilingStatus;
};
