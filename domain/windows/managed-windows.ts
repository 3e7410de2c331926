/**
 * Rules for changes of windows: refused changes, those to be confirmed because companies have drafts in the window, and those
 * that need a reason. `now` is the server's time.
 */

import { fillText, type Text } from '../text';
import { nameBatch } from './batch-name';
import { formatBeijingMinute } from './calendar';
import { windowMessages } from './messages';
import {
  computeWindowState,
  computeWindowStatus,
  type WindowTimes as FilingTimes,
  WINDOW_STATUSES,
  type WindowStatus,
} from './state';

/** The states of a window for administrators: one that is switched off is neither open nor closed. */
export const MANAGED_STATES = [...WINDOW_STATUSES, 'off'] as const;
export type ManagedState = (typeof MANAGED_STATES)[number];

/** Maximum grace in minutes: three days. A longer one is an extension, of which companies should be notified. */
export const MAX_GRACE_MINUTES = 3 * 24 * 60;
export const MAX_QUOTA = 99;

export interface WindowPlan {
  opensAt: Date;
  closesAt: Date;
  firstReviewBy: Date | null;
  /** Maximum number of filings of one kind that a company may hold in the batch. */
  quota: number;
  graceMinutes: number;
  enabled: boolean;
}

type WindowTimes = Pick<WindowPlan, 'opensAt' | 'closesAt' | 'enabled'>;

export interface OtherBatch extends WindowTimes {
  batchYear: number;
  batchNo: number;
}

/** Usage of a batch by companies. */
export interface BatchUsage {
  /** Number of filings that are unsubmitted or withdrawn. */
  drafts: number;
  filings: number;
  /** Largest number of filings of one kind that a company has. */
  mostHeld: number;
}

export const getManagedWindowState = (
  { enabled, opensAt, closesAt }: WindowTimes,
  now: Date,
): ManagedState => (enabled ? (computeWindowStatus(now, opensAt, closesAt) satisfies WindowStatus) : 'off');

export type WindowStep = 'update' | 'open' | 'close' | 'extend' | 'withdraw_extension';

/** The steps of an administrator, and the states from which each is taken. */
export const windowSteps: Record<WindowStep, readonly ManagedState[]> = {
  update: MANAGED_STATES,
  open: ['upcoming'],
  close: ['open'],
  extend: ['upcoming', 'open', 'closed'],
  withdraw_extension: MANAGED_STATES,
};

/** The reason why a step cannot be taken from a state; null where it can. */
export function findWindowStepRefusal(step: WindowStep, state: ManagedState): Text | null {
  if (windowSteps[step].includes(state)) return null;
  if (step === 'close') return windowMessages.notOpen;
  return state === 'off' ? windowMessages.switchedOff : windowMessages.notUpcoming;
}

const overlaps = (a: Pick<WindowPlan, 'opensAt' | 'closesAt'>, b: OtherBatch): boolean =>
  a.opensAt < b.closesAt && b.opensAt < a.closesAt;

/** Refusal of a value of a window: the reason, and the name of the field in the calls. */
export interface WindowRefusal {
  text: Text;
  field: 'opens_at' | 'closes_at' | 'first_review_by' | 'quota';
}

/** The reason why a window cannot have these values, whatever it was before; null where it can. */
export function findWindowPlanRefusal(plan: WindowPlan, others: readonly OtherBatch[]): WindowRefusal | null {
  const { opensAt, closesAt, firstReviewBy, enabled } = plan;
  if (closesAt <= opensAt) return { text: windowMessages.closesBeforeOpens, field: 'closes_at' };
  if (firstReviewBy && firstReviewBy < closesAt)
    return { text: windowMessages.reviewBeforeClose, field: 'first_review_by' };
  const other = enabled && others.find((each) => each.enabled && overlaps(plan, each));
  if (!other) return null;
  const text = fillText(windowMessages.overlaps, {
    batch: nameBatch(other.batchYear, other.batchNo),
    opens_at: formatBeijingMinute(other.opensAt),
    closes_at: formatBeijingMinute(other.closesAt),
  });
  return { text, field: 'opens_at' };
}

/** The reason why filings of companies rule out a change of their window; null where they do not. */
export function findWindowChangeRefusal(
  before: WindowPlan,
  after: WindowPlan,
  inUse: BatchUsage,
  now: Date,
): WindowRefusal | null {
  const reopensLater = before.opensAt <= now && after.opensAt > now;
  if (reopensLater && inUse.filings > 0)
    return { text: fillText(windowMessages.openedAlready, { count: inUse.filings }), field: 'opens_at' };
  if (after.quota < inUse.mostHeld)
    return { text: fillText(windowMessages.quotaUsed, { held: inUse.mostHeld }), field: 'quota' };
  return null;
}

/** True where a change ends an open window: companies with drafts could no longer submit. */
export const isEndingNow = (before: WindowTimes, after: WindowTimes, now: Date): boolean =>
  getManagedWindowState(before, now) === 'open' && getManagedWindowState(after, now) !== 'open';

/** Times of a window for companies, with the extension of one; `suspendedAt`: since when it was off before the change. */
type SwitchedTimes = FilingTimes & { enabled: boolean };

/** True where a change closes a window that was suspended: companies with drafts wait for it to go on. */
export function isClosingSuspended(before: SwitchedTimes, after: SwitchedTimes, now: Date): boolean {
  const findStatus = ({ enabled, ...times }: SwitchedTimes) =>
    computeWindowState(enabled ? { ...times, suspendedAt: null } : times, now).status;
  return findStatus(before) === 'suspended' && findStatus(after) === 'closed';
}

const MINUTES_OF_DAY = 24 * 60;

/** Words a span of time: days and hours, or hours and minutes within a day. */
function formatSpan(from: Date, to: Date): Text {
  const minutes = Math.floor((to.getTime() - from.getTime()) / 60_000);
  const hours = Math.floor((minutes % MINUTES_OF_DAY) / 60);
  return minutes < MINUTES_OF_DAY
    ? fillText(windowMessages.spanInMinutes, { hours, minutes: minutes % 60 })
    : fillText(windowMessages.spanInDays, { days: Math.floor(minutes / MINUTES_OF_DAY), hours });
}

/** True where an open window goes on, and closes earlier than companies were told. */
const isShortened = (before: WindowPlan, after: WindowPlan, now: Date): boolean =>
  [before, after].every((plan) => getManagedWindowState(plan, now) === 'open') &&
  after.closesAt < before.closesAt;

/** The warning to confirm before an open window is shortened, or one with drafts ends or is suspended; null for other changes. */
export function listPointsToConfirm(
  before: WindowPlan,
  after: WindowPlan,
  { drafts: count, filings, suspendedAt }: BatchUsage & Pick<FilingTimes, 'suspendedAt'>,
  now: Date,
): Text | null {
  if (isShortened(before, after, now))
    return fillText(windowMessages.shortened, {
      old_closes_at: formatBeijingMinute(before.closesAt),
      closes_at: formatBeijingMinute(after.closesAt),
      span: formatSpan(after.closesAt, before.closesAt),
      drafts: count,
      submitted: filings - count,
    });
  const isClosing = isClosingSuspended({ ...before, suspendedAt }, { ...after, suspendedAt }, now);
  if (count === 0 || !(isClosing || isEndingNow(before, after, now))) return null;
  if (getManagedWindowState(after, now) === 'off' && !isClosing)
    return fillText(windowMessages.draftsSuspended, { count });
  return fillText(windowMessages.draftsUnderWay, { count, closes_at: formatBeijingMinute(after.closesAt) });
}

/**
 * True where a change needs a reason in the log, because companies rely on the closing time: it is moved after the opening,
 * or the window ends early.
 */
export const isReasonRequired = (before: WindowTimes, after: WindowTimes, now: Date): boolean =>
  (before.opensAt <= now && before.closesAt.getTime() !== after.closesAt.getTime()) ||
  isEndingNow(before, after, now);

/** Extends a window; the deadline of the first review moves with its closing time. */
export function extendWindowPlan(plan: WindowPlan, until: Date): WindowPlan {
  const { closesAt, firstReviewBy } = plan;
  const span = until.getTime() - closesAt.getTime();
  const reviewBy = firstReviewBy && new Date(firstReviewBy.getTime() + span);
  return { ...plan, closesAt: until, firstReviewBy: reviewBy };
}
