/**
 * Reminders of all that ends (domain/reminders): to companies on the days of each kind, and to people who chose days of their own.
 * Each is recorded under a unique key in the transaction of its message, so that neither a restart nor a second process sends it
 * again.
 */
import { findDueReminder, findOwnReminder, getNextReminderTime } from '../../domain/reminders/due-reminder';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { OwnEnd, RemindedEnd, ReminderSource } from '../core/jobs/reminder-source';
import { runDueItems, runJobItem } from '../core/jobs/scheduled-job';
import { createSentRemindersStore } from './reminders-store';

const AT_A_TIME = 100;

export const createRemindersDeps = (
  core: Pick<Deps, 'db' | 'clock' | 'log' | 'inbox'>,
  sources: readonly ReminderSource[],
) => ({ ...core, sources, store: createSentRemindersStore(core.db) });
export type RemindersDeps = ReturnType<typeof createRemindersDeps>;

/** Records a reminder; false where it was sent before. */
const claim = ({ store }: RemindersDeps, end: RemindedEnd, holderId: string, daysBefore: number, now: Date) =>
  store.claim({
    kind: end.kind,
    subjectId: end.id,
    holderId,
    endsOn: formatBeijingDay(end.endsAt),
    daysBefore,
    sentAt: now,
  });

const remindCompany = (deps: RemindersDeps, source: ReminderSource, item: { id: string }, now: Date) =>
  deps.db.transaction(async () => {
    const end = await source.lock(item, now);
    const due = end?.tell && findDueReminder(end.kind, end, now);
    if (due && (await claim(deps, end, end.companyId, due.daysBefore, now))) await end.tell?.(due);
    await source.lookAgain(item, end && getNextReminderTime(end.kind, end, now));
  });

/** Reminds companies of what is due by now. */
export async function remindCompanies(deps: RemindersDeps): Promise<void> {
  const now = deps.clock();
  for (const source of deps.sources)
    await runDueItems(
      { log: deps.log, job: 'reminders' },
      (after) => source.listDue(now, after),
      (item) => remindCompany(deps, source, item, now),
    );
}

async function remindPerson(
  deps: RemindersDeps,
  { id: userId, days }: { id: string; days: readonly number[] },
  end: OwnEnd,
  now: Date,
): Promise<void> {
  const due = findOwnReminder(end.kind, end, days, now);
  if (!due) return;
  await deps.db.transaction(async () => {
    if (await claim(deps, end, userId, due.daysBefore, now))
      await deps.inbox.send({ userId, template: due.template, ...end.message(due) });
  });
}

/** Reminds people who chose days of their own of what is due today. */
export async function remindPeople(deps: RemindersDeps): Promise<void> {
  const now = deps.clock();
  let after: string | null = null;
  for (;;) {
    const people = await deps.store.people(after, AT_A_TIME);
    if (people.length === 0) return;
    const companyIds = [...new Set(people.map(({ companyId }) => companyId))];
    const lists = deps.sources.map(async ({ listOwn }) => (await listOwn?.(companyIds, now)) ?? []);
    const ends = (await Promise.all(lists)).flat();
    for (const person of people)
      for (const end of ends.filter(({ companyId }) => companyId === person.companyId))
        await runJobItem(deps.log, { job: 'personal reminders', id: `${person.id} ${end.id}` }, () =>
          remindPerson(deps, person, end, now),
        );
    after = people.at(-1)?.id ?? null;
  }
}
