/**
 * Absences of an office's people: recording and ending them, notifying person and deputy, and looking up deputies when work is
 * assigned.
 */

import { randomUUID } from 'node:crypto';
import { hasRight } from '../../domain/accounts/roles';
import type { PagedList } from '../../domain/api/envelope';
import { type Language, say } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { AbsenceItem as AbsenceView, DeputyBody } from '../../domain/workflow/absence-calls';
import {
  type AbsentOfficer,
  countPeriodWorkingDays,
  type DeputizedAbsence,
  findDeputyFault,
  findPeopleAwayOn,
  isDayInPeriod,
  listAbsenceFaults,
} from '../../domain/workflow/absences';
import { absenceMessages } from '../../domain/workflow/messages';
import { readWorkCalendar } from '../calendar/calendar-service';
import { type Caller, getDepartmentScope } from '../core/access';
import type { Deps } from '../core/deps';
import { createFailure, createRefusal, problems } from '../core/errors';
import { createAbsencesStore, type NamedOfficer } from './absences-store';

export type AbsenceDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'inbox'>;

type Row = DeputizedAbsence<NamedOfficer> & { id: string };

/** Absent officers of today, by id. */
export type AwayPeople = ReadonlyMap<string, AbsentOfficer<NamedOfficer>>;

export async function findAwayToday({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<AwayPeople> {
  const day = formatBeijingDay(clock());
  return findPeopleAwayOn(await createAbsencesStore(db).on(day), day);
}

/** Absent officers whom the user represents today. */
export const listRepresented = (away: AwayPeople, userId: string): AbsentOfficer<NamedOfficer>[] =>
  [...away.values()].filter(({ deputy }) => deputy?.id === userId);

/** Ids of the people whose work the user does today: the user and the absent officers whom the user represents. */
export const listOwnerIds = (away: AwayPeople, userId: string): string[] => [
  userId,
  ...listRepresented(away, userId).map(({ person }) => person.id),
];

/** Returns the deputy who acts for the user today; null without one. */
export const findDeputy = (away: AwayPeople, userId: string | undefined) => {
  const deputy = userId === undefined ? null : (away.get(userId)?.deputy ?? null);
  return deputy && { id: deputy.id, name: deputy.name };
};

const KEPT_DAYS = 90;
const PAGE = '/review/absences';
const WORK = '/review/filings?assigned=me&status=mine&view=none';

const isKeptBy = (caller: Caller, { person }: Row): boolean =>
  person.id === caller.userId || hasRight(caller, 'users.manage');

const NOTICES = {
  named: { person: 'deputy_named', deputy: 'deputy_asked' },
  over: { person: 'deputy_over', deputy: 'deputy_over' },
} as const;

/** Notifies the absent person and the deputy, except the caller, who knows already. */
async function notifyBoth(
  { inbox }: Pick<AbsenceDeps, 'inbox'>,
  { person, deputy, from, until }: Row,
  event: keyof typeof NOTICES,
  by: Pick<Caller, 'userId' | 'name'> | null,
): Promise<void> {
  const params = { person: person.name, deputy: deputy.name, from, until, by: by?.name ?? '' };
  const { person: toPerson, deputy: toDeputy } = NOTICES[event];
  if (person.id !== by?.userId)
    await inbox.send({ userId: person.id, template: toPerson, link: PAGE, params });
  if (deputy.id !== by?.userId)
    await inbox.send({
      userId: deputy.id,
      template: toDeputy,
      link: event === 'named' ? WORK : PAGE,
      params,
    });
}

const writeAudit = (
  { audit }: AbsenceDeps,
  row: Row,
  action: 'absence.name' | 'absence.end',
  caller: Caller,
): Promise<void> =>
  audit.write({
    subjectKind: 'user',
    subjectId: row.person.id,
    action,
    caller,
    details: { from: row.from, until: row.until, deputy: row.deputy.name, absence: row.id },
  });

export async function listAbsences(
  { db, clock }: AbsenceDeps,
  caller: Caller,
  { current, pageSize }: { current: number; pageSize: number },
  language: Language,
): Promise<PagedList<AbsenceView>> {
  const now = clock();
  const today = formatBeijingDay(now);
  const since = formatBeijingDay(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const rows = await createAbsencesStore(db).since(since, getDepartmentScope(caller));
  const workCalendar = await readWorkCalendar({ db });
  const away = findPeopleAwayOn(rows, today);
  const viewOf = (row: Row): AbsenceView => {
    const { id, person, deputy, from, until } = row;
    const isOver = until < today;
    const fault = isOver ? null : findDeputyFault(person, deputy);
    return {
      id,
      person: { id: person.id, name: person.name },
      deputy: { id: deputy.id, name: deputy.name },
      from,
      until,
      working_days: countPeriodWorkingDays(row, workCalendar),
      state: isOver ? 'over' : isDayInPeriod(row, today) && away.has(person.id) ? 'running' : 'coming',
      fault: fault && say(fault, language),
      may_end: !isOver && isKeptBy(caller, row),
    };
  };
  const first = (current - 1) * pageSize;
  return { list: rows.slice(first, first + pageSize).map(viewOf), total: rows.length };
}

/** Records an absence; returns the name of the deputy. */
export async function recordAbsence(deps: AbsenceDeps, caller: Caller, body: DeputyBody): Promise<string> {
  const { person: userId = caller.userId, deputy: deputyId, from, until } = body;
  if (userId !== caller.userId && !hasRight(caller, 'users.manage'))
    throw createRefusal(absenceMessages.onlyOwn);
  const store = createAbsencesStore(deps.db);
  return deps.db.transaction(async () => {
    const officers = await store.lockOfficers([userId, deputyId]);
    const [person, deputy] = [officers.get(userId), officers.get(deputyId)];
    if (!person || !deputy) throw createRefusal(absenceMessages.nobody);
    const fault = findDeputyFault(person, deputy);
    if (fault) throw createRefusal(fault);
    const today = formatBeijingDay(deps.clock());
    const present = (await store.since(today, null)).map((row) => ({
      ...row,
      userId: row.person.id,
      deputyId: row.deputy.id,
    }));
    const asked = { userId, deputyId, from, until };
    const faults = listAbsenceFaults(asked, present, today, await readWorkCalendar(deps));
    if (faults.length > 0) throw createFailure(faults);
    const row = { id: randomUUID(), person, deputy, from, until };
    await store.insert({ id: row.id, userId, deputyId, fromDay: from, untilDay: until });
    await writeAudit(deps, row, 'absence.name', caller);
    await notifyBoth(deps, row, 'named', caller);
    return deputy.name;
  });
}

export async function endAbsence(deps: AbsenceDeps, caller: Caller, id: string): Promise<void> {
  const store = createAbsencesStore(deps.db);
  await deps.db.transaction(async () => {
    const now = deps.clock();
    const row = await store.lock(id);
    if (!row || row.until < formatBeijingDay(now) || !isKeptBy(caller, row)) throw problems.notFound();
    await store.end(id, now);
    await writeAudit(deps, row, 'absence.end', caller);
    await notifyBoth(deps, row, 'over', caller);
  });
}

/** Notifies of absences that ended by themselves between two runs of the job. */
export async function notifyOfEndedAbsences(
  deps: Pick<AbsenceDeps, 'db' | 'inbox'>,
  since: Date,
  now: Date,
): Promise<void> {
  for (const row of await createAbsencesStore(deps.db).endedBetween(
    formatBeijingDay(since),
    formatBeijingDay(now),
  ))
    await notifyBoth(deps, row, 'over', null);
}
