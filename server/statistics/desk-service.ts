/**
 * Today's desk of an office: numbers of open tasks from the counters of the work list. A reviewer sees those of the own
 * department.
 */

import { listCodesFiledApart } from '../../domain/programs/reports';
import type { DeskData } from '../../domain/statistics/calls';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay, getStartOfDay } from '../../domain/windows/calendar';
import { listOfficerLevels } from '../../domain/workflow/duties';
import { findAwayToday, listRepresented } from '../absences/absences-service';
import { type Caller, getOfficeScope } from '../core/access';
import type { Deps } from '../core/deps';
import { countWaitingEditions } from '../programs/waiting-editions';
import { createReportQueueStore } from '../reports/report-queue-store';
import { listUsualStatuses } from '../review/queue-service';
import { countToSign } from '../review/signature-notices';
import { createSignaturesStore } from '../review/signatures-store';
import { createDeskStore } from './desk-store';

const WEEK = 7;

/** Returns the last seven days, today last. */
const listDaysUntil = (now: Date): string[] =>
  Array.from({ length: WEEK }, (_, i) => formatBeijingDay(new Date(now.getTime() - (WEEK - 1 - i) * DAY_MS)));

export async function readDesk(
  deps: Pick<Deps, 'db' | 'clock' | 'officeSettings'>,
  caller: Caller,
): Promise<DeskData> {
  const { db, clock } = deps;
  const store = createDeskStore(db);
  const now = clock();
  const scope = getOfficeScope(caller);
  const days = listDaysUntil(now);
  const turn = { statuses: listUsualStatuses(caller), levels: listOfficerLevels(caller) };
  const [programs, beside, toSign, reports, decided, away, editions] = await Promise.all([
    store.waiting(scope, turn, now),
    store.beside(
      { userId: caller.userId, scope, turn },
      caller.role === 'administrator' ? 'again.city' : 'again.first',
      now,
    ),
    countToSign({ signatures: createSignaturesStore(db) }, caller),
    createReportQueueStore(db).counts({
      ...scope,
      apart: listCodesFiledApart(),
      status: 'submitted',
      today: formatBeijingDay(now),
    }),
    store.decided(caller.userId, getStartOfDay(days[0] ?? formatBeijingDay(now))),
    findAwayToday({ db, clock }),
    countWaitingEditions(deps, caller),
  ]);
  const own = away.get(caller.userId);
  return {
    to_sign: toSign,
    mine: programs.reduce((total, { waiting }) => total + waiting, 0),
    ...beside,
    // Counted for the usual level: no task of an officer who handles nothing there.
    again: turn.statuses.length > 0 ? beside.again : 0,
    reports: reports.reduce((total, { matching }) => total + matching, 0),
    editions,
    away: own ? { until: own.until, deputy: own.deputy?.name ?? null } : null,
    acts_for: listRepresented(away, caller.userId).map(({ person, until }) => ({ name: person.name, until })),
    week: days.map((day) => ({ day, filings: decided.find((each) => each.day === day)?.filings ?? 0 })),
    programs: programs
      .filter(({ waiting }) => waiting > 0)
      .map(({ program, waiting }) => ({ program, waiting })),
  };
}
