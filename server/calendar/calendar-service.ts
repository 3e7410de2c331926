/** Working-day calendar for deadlines, maintained by administrators year by year. */

import { fillText } from '../../domain/text';
import { formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { listYearFaults, officialYears } from '../../domain/windows/calendar-year';
import type { CalendarBody, CalendarData } from '../../domain/windows/calls';
import { calendarMessages } from '../../domain/windows/messages';
import type { WorkCalendar } from '../../domain/windows/working-days';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createFailure, problems } from '../core/errors';
import { changeVersioned } from '../core/steps/versioned';
import { type CalendarYear, createCalendarStore } from './calendar-store';

export type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'audit'>;

const createStaleCalendar = ({ year, version, updatedBy: by, updatedAt }: CalendarYear) =>
  createConflict(fillText(calendarMessages.conflict, { year, by, at: formatBeijingMinute(updatedAt) }), {
    version,
  });

/** Returns the calendar that deadlines are counted with; reads in the open transaction, if any. */
export async function readWorkCalendar({ db }: Pick<Deps, 'db'>): Promise<WorkCalendar> {
  const days = await createCalendarStore(db).all();
  return new Map(days.map(({ date, kind }) => [date, kind]));
}

export async function readCalendar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  year = getBeijingYear(clock()),
): Promise<CalendarData> {
  const store = createCalendarStore(db);
  const years = await store.years();
  const entered = years.find((row) => row.year === year);
  return {
    year,
    days: await store.days(year),
    source: entered?.source ?? '',
    version: entered?.version ?? 0,
    updated_at: entered?.updatedAt.toISOString() ?? null,
    updated_by: entered?.updatedBy ?? null,
    years: years.map((row) => row.year),
  };
}

/**
 * Locks the calendar year. The first to enter a year inserts it; a concurrent second one finds it at another version than it saw.
 */
async function lockYear({ db, clock }: CalendarDeps, { name }: Caller, { year, version }: CalendarBody) {
  const store = createCalendarStore(db);
  if (version === 0) await store.addYear({ year, source: '', version, updatedAt: clock(), updatedBy: name });
  const row = await store.lock(year);
  if (!row) throw problems.notFound();
  return row;
}

export async function saveCalendar(
  deps: CalendarDeps,
  caller: Caller,
  body: CalendarBody,
): Promise<CalendarData> {
  const { year, days, source } = body;
  const faults = listYearFaults(year, days);
  if (faults.length > 0) throw createFailure(faults);
  const store = createCalendarStore(deps.db);
  return changeVersioned(deps, {
    caller,
    version: body.version,
    lock: () => lockYear(deps, caller, body),
    stale: createStaleCalendar,
    async work(_row, next) {
      await store.update({ year, source, ...next, updatedBy: caller.name });
      const before = await store.days(year);
      await store.putDays(year, days);
      return {
        result: await readCalendar(deps, year),
        line: {
          subjectKind: 'calendar',
          subjectId: String(year),
          action: 'calendar.update',
          version: next.version,
          details: { source, days, before },
        },
      };
    },
  });
}

/** Inserts the years built into this program that no administrator has entered. */
export async function seedCalendar({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const store = createCalendarStore(db);
  for (const { year, source, days } of officialYears)
    await db.transaction(async () => {
      const row = { year, source, version: 1, updatedAt: clock(), updatedBy: 'system' };
      if (await store.addYear(row)) await store.putDays(year, days);
    });
}
