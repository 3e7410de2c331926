import { dayOf } from '../../domain/windows/calendar';

const DAY_MS = 86_400_000;
const AGAIN_AFTER_MS = 3_600_000;
/** One night may fail before somebody has to look. */
const OLD_AFTER_MS = 2 * DAY_MS;

/** The last time that the clock of Beijing showed this time of day. */
function lastTurn(now: Date, at: string): number {
  const today = Date.parse(`${dayOf(now)}T${at}:00+08:00`);
  return today <= now.getTime() ? today : today - DAY_MS;
}

interface Known {
  /** The last attempt, and the last one that succeeded. */
  triedAt: Date | undefined;
  madeAt: Date | undefined;
}

/** True when a night has gone by without a backup. One that fails, or whose process died, is tried again after an hour. */
export function isDue(now: Date, at: string, { triedAt, madeAt }: Known): boolean {
  if (madeAt && madeAt.getTime() >= lastTurn(now, at)) return false;
  return !triedAt || now.getTime() - triedAt.getTime() >= AGAIN_AFTER_MS;
}

/** `since`: from when on there could have been one. */
export const isOld = (now: Date, madeAt: Date | undefined, since: Date): boolean =>
  now.getTime() - (madeAt ?? since).getTime() > OLD_AFTER_MS;
