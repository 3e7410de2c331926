/**
 * Windows: the periods in which a program accepts declarations (catalogue: workflow, declare_day). Half-open: a submission at
 * `closesAt` is late. An extension moves the closing time of one company and never brings it forward. `now` is the server's
 * time.
 */
import { countDaysBetween, formatBeijingDay } from './calendar';

export const WINDOW_STATUSES = ['upcoming', 'open', 'closed'] as const;
export type WindowStatus = (typeof WINDOW_STATUSES)[number];

/** The states of a window for companies: one that is switched off before it closes is suspended. */
export const FILING_WINDOW_STATUSES = [...WINDOW_STATUSES, 'suspended'] as const;
export type FilingWindowStatus = (typeof FILING_WINDOW_STATUSES)[number];

/** Days left at which an open window is marked as closing soon. */
export const CLOSING_SOON_DAYS = 7;

/** Working days that a correction may take, unless the reviewer says otherwise. */
export const CORRECTION_DAYS = 5;

export interface WindowTimes {
  opensAt: Date;
  closesAt: Date;
  /** Later closing time of the caller's company. */
  extendedUntil?: Date | null;
  /** Time since when the window is switched off; null where it is not. */
  suspendedAt?: Date | null;
}

export interface WindowState {
  status: FilingWindowStatus;
  /** Calendar days in Asia/Shanghai: 0 on the last day, null when not open. */
  daysLeft: number | null;
  closingSoon: boolean;
  /** Closing time for the company, with its extension. */
  closesAt: Date;
}

/** True where the closing time of a window binds companies: it is open, or will be. */
export const isClosingAhead = (status: FilingWindowStatus): boolean =>
  status === 'open' || status === 'upcoming';

/** The closing time for the company: its extension, if that is later than `closesAt`. */
export function getClosingTime({ closesAt, extendedUntil }: WindowTimes): Date {
  return extendedUntil && extendedUntil > closesAt ? extendedUntil : closesAt;
}

export function computeWindowStatus(now: Date, opensAt: Date, closesAt: Date): WindowStatus {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

/** End of the grace period, in which filings begun before closing are still accepted; null without one. */
export function getGraceEnd(times: WindowTimes & { graceMinutes: number }): Date | null {
  if (times.graceMinutes === 0) return null;
  return new Date(getClosingTime(times).getTime() + times.graceMinutes * 60_000);
}

/**
 * True if a filing that was begun at a moment can be submitted although the window has closed. A filing that was begun after
 * the closing, or is submitted after the grace period, is late.
 */
export function isInGracePeriod(
  times: WindowTimes & { graceMinutes: number },
  begunAt: Date,
  now: Date,
): boolean {
  const end = getGraceEnd(times);
  const closesAt = getClosingTime(times);
  return end !== null && now >= closesAt && now < end && begunAt < closesAt;
}

/** Grounds for submitting a filing outside its window. */
export interface LateGrounds {
  begunAt: Date;
  /** End of the due day of a report that a project owes through the filing. */
  owedUntil?: Date | null;
}

/**
 * Time until which a filing can be submitted outside its window: the end of its grace period, or of the due day of the report that
 * is filed by it, if that is later. null where it cannot. While the window is open the due day counts where it comes after the
 * closing, so that the filing has one deadline from the beginning.
 */
export function findLateEnd(
  times: WindowTimes & { graceMinutes: number },
  { begunAt, owedUntil }: LateGrounds,
  now: Date,
): Date | null {
  const { status, closesAt } = computeWindowState(times, now);
  if (status === 'open') return owedUntil && owedUntil > closesAt ? owedUntil : null;
  const graceEnd = status === 'closed' && isInGracePeriod(times, begunAt, now) ? getGraceEnd(times) : null;
  if (!owedUntil || owedUntil <= now) return graceEnd;
  return graceEnd && graceEnd > owedUntil ? graceEnd : owedUntil;
}

export function computeWindowState(times: WindowTimes, now: Date): WindowState {
  const closesAt = getClosingTime(times);
  const isSuspended = times.suspendedAt ? times.suspendedAt < closesAt : false;
  const status = isSuspended ? 'suspended' : computeWindowStatus(now, times.opensAt, closesAt);
  const daysLeft =
    status === 'open' ? countDaysBetween(formatBeijingDay(now), formatBeijingDay(closesAt)) : null;
  return { status, daysLeft, closingSoon: daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS, closesAt };
}

/** True for a window that companies know of: one that is switched off only while it is suspended after its opening. */
const isKnown = (window: WindowTimes, now: Date): boolean =>
  !window.suspendedAt || (window.opensAt <= now && computeWindowState(window, now).status === 'suspended');

/**
 * The window that a new filing belongs to: the open one, else the one opened last, else the first that will open. Undefined
 * when the program has none.
 */
export function findWindowForNewFiling<W extends WindowTimes>(
  windows: readonly W[],
  now: Date,
): W | undefined {
  const byOpening = windows
    .filter((window) => isKnown(window, now))
    .sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  return (
    byOpening.findLast((window) => computeWindowState(window, now).status === 'open') ??
    byOpening.findLast((window) => window.opensAt <= now) ??
    byOpening[0]
  );
}
