/**
 * Mandates: a company lets a person of another company write its filings, of listed programs, for a term. The person accepts
 * and then acts for the company; either side ends the mandate at any time. It expires with its last day, and ends where the
 * account, or one of the companies, is blocked, even for a moment. Actions under it count as the company's and are recorded
 * under both names.
 */

import { addDays, addMonths } from '../expressions/dates';
import { getNextReminderTime } from '../reminders/due-reminder';
import { fillText, type StateWord, type Text } from '../text';
import { formatBeijingDay, getEndOfDay, getStartOfDay } from '../windows/calendar';
import { mandateMessages } from './messages';

export const MANDATE_STATUSES = ['offered', 'accepted', 'declined', 'ended', 'expired'] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

export const mandateStatuses: Record<MandateStatus, StateWord> = {
  offered: { zh: '待接受', en: 'Waiting for an answer', ar: 'بانتظار الرد', colour: 'processing' },
  accepted: { zh: '代理中', en: 'In force', ar: 'سارٍ', colour: 'success' },
  declined: { zh: '已谢绝', en: 'Declined', ar: 'مرفوض', colour: 'error' },
  ended: { zh: '已终止', en: 'Ended', ar: 'منتهٍ', colour: 'default' },
  expired: { zh: '已到期', en: 'Expired', ar: 'منتهٍ', colour: 'default' },
};

/** Statuses of mandates that are not over; a person has at most one such mandate per company. */
export const OPEN_MANDATES = ['offered', 'accepted'] as const satisfies readonly MandateStatus[];

/** `expire` is done by the portal itself, after the last day. */
export const MANDATE_STEPS = ['accept', 'decline', 'end', 'expire'] as const;
export type MandateStep = (typeof MANDATE_STEPS)[number];

const steps: Record<MandateStep, { from: readonly MandateStatus[]; to: MandateStatus }> = {
  accept: { from: ['offered'], to: 'accepted' },
  decline: { from: ['offered'], to: 'declined' },
  end: { from: OPEN_MANDATES, to: 'ended' },
  expire: { from: OPEN_MANDATES, to: 'expired' },
};

/** The status after a step; null where it cannot be taken. */
export function getMandateStatusAfter(
  { status, lastDay, isShut }: Omit<MandateTerm, 'firstDay'>,
  step: MandateStep,
  today: string,
): MandateStatus | null {
  const { from, to } = steps[step];
  const isInTime = today <= lastDay;
  const isTooLate = step === 'accept' && (!isInTime || isShut);
  const isTooEarly = step === 'expire' && isInTime;
  return from.includes(status) && !isTooLate && !isTooEarly ? to : null;
}

export const MANDATE_ANSWERS = ['accept', 'decline'] as const satisfies readonly MandateStep[];

/** Status and term of a mandate. Days are YYYY-MM-DD in Asia/Shanghai, both included. */
export interface MandateTerm {
  status: MandateStatus;
  firstDay: string;
  lastDay: string;
  /** True where the account, or one of the companies, was blocked meanwhile: the mandate ends, even if it was unblocked again. */
  isShut?: boolean;
}

/** True while the agent may act under the mandate. */
export const isInForce = ({ status, firstDay, lastDay, isShut }: MandateTerm, today: string): boolean =>
  status === 'accepted' && !isShut && firstDay <= today && today <= lastDay;

/** Longest, and default, term of a mandate in months. Default of the portal, no source. */
export const MANDATE_MONTHS = 24;
/** Maximum number of months that the first day may lie ahead. House default, no source. */
export const MANDATE_MONTHS_AHEAD = 12;
/** Maximum number of offers of one company in 24 hours, failed attempts included. */
export const MAX_MANDATE_OFFERS_A_DAY = 20;
/** Maximum number of open mandates of a company. */
export const MAX_OPEN_MANDATES = 50;
export const MAX_MANDATE_NOTE_LENGTH = 500;

/** The last day that a mandate from this day on may have. */
export const computeLatestLastDay = (firstDay: string): string =>
  addDays(addMonths(firstDay, MANDATE_MONTHS), -1);

/** The day on which both sides are reminded that a mandate ends; null where its term is too short for that. */
export function getMandateReminderDay({
  firstDay,
  lastDay,
}: Pick<MandateTerm, 'firstDay' | 'lastDay'>): string | null {
  const at = getNextReminderTime('mandate', { endsAt: getEndOfDay(lastDay) }, getStartOfDay(firstDay));
  return at && formatBeijingDay(at);
}

/** The reason why a mandate cannot have these days; null where it can. */
export function findMandateTermFault(
  { firstDay, lastDay }: Pick<MandateTerm, 'firstDay' | 'lastDay'>,
  today: string,
): Text | null {
  if (firstDay < today) return fillText(mandateMessages.beginsInThePast, { today });
  if (firstDay > addMonths(today, MANDATE_MONTHS_AHEAD))
    return fillText(mandateMessages.tooFarAhead, { months: MANDATE_MONTHS_AHEAD });
  if (lastDay < firstDay) return mandateMessages.endsBeforeItBegins;
  if (lastDay > computeLatestLastDay(firstDay))
    return fillText(mandateMessages.tooLong, { months: MANDATE_MONTHS, day: computeLatestLastDay(firstDay) });
  return null;
}

/** Name of an agent with the agent's own company, in the form that is stored everywhere. */
export const formatAgentName = (name: string, ownCompany: string): string => `${name}（${ownCompany}）`;

/** The agent as the snapshot of a submission records him. */
export interface DocumentAgent {
  /** Name of the agent with the agent's own company, as `formatAgentName` returns it. */
  name: string;
  /** The day on which the mandate was given. */
  given_on: string;
}

const SUBMITTED: Text = {
  zh: '{{name}}，代理人，依据{{day}}的委托',
  en: '{{name}}, agent by mandate of {{day}}',
  ar: '{{name}}، وكيل بتفويض {{day}}',
};

export const describeDocumentAgent = ({ name, given_on: day }: DocumentAgent): Text =>
  fillText(SUBMITTED, { name, day });

const FOR: Text = {
  zh: '{{name}}代{{represented}}',
  en: '{{name}} for {{represented}}',
  ar: '{{name}} عن {{represented}}',
};

/** A person as the log names one who acts for another: an agent with the company, a deputy with the absent person. */
export const describeActingPerson = (name: string, represented: string): Text =>
  fillText(FOR, { name, represented });
