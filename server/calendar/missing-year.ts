import { HOUR_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { askAboutYear, findMissingYear } from '../../domain/windows/calendar-year';
import { computeWorkingDeadline } from '../../domain/windows/working-days';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { type StopJob, startJob } from '../core/jobs/scheduled-job';
import { readWorkCalendar } from './calendar-service';
import { createCalendarStore } from './calendar-store';

const LOOK_EVERY_MS = HOUR_MS;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'warnings' | 'log'>;

/** Sets the warning of a year without holidays before deadlines reach that year. */
export async function warnOfMissingYear({ db, clock, warnings }: Omit<WatchDeps, 'log'>): Promise<void> {
  const years = (await createCalendarStore(db).years()).map(({ year }) => year);
  warnings.set('calendar_missing', findMissingYear(years, formatBeijingDay(clock())) !== null);
}

/** Asks for confirmation of new deadlines in a year whose holidays are unknown. */
export async function assertYearKnown(
  { db }: Pick<Deps, 'db'>,
  deadlines: readonly (Date | null)[],
  confirmed: boolean | undefined,
): Promise<void> {
  if (confirmed) return;
  const days = deadlines.flatMap((deadline) => (deadline ? formatBeijingDay(deadline) : []));
  const years = (await createCalendarStore(db).years()).map(({ year }) => year);
  const question = askAboutYear(days, years);
  if (question) throw createRefusal(question, { confirm: true });
}

/** Computes the end of a correction period of so many working days; asks for confirmation like any other deadline. */
export async function computeCorrectionDeadline(
  deps: Pick<Deps, 'db'>,
  { from, days, confirmed }: { from: Date; days: number; confirmed: boolean | undefined },
): Promise<Date> {
  const due = computeWorkingDeadline(from, days, await readWorkCalendar(deps));
  await assertYearKnown(deps, [due], confirmed);
  return due;
}

export function watchCalendar(deps: WatchDeps): StopJob {
  const look = () => warnOfMissingYear(deps);
  void look().catch((err: Error) => deps.log.error({ err }, 'the calendar could not be looked at'));
  return startJob(LOOK_EVERY_MS, 'calendar', look, deps.log);
}
