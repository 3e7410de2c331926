/**
 * Reminders of people who chose days of their own (domain/inbox/reminder-days): of windows, corrections and reports alike. The
 * reminders of their company are silent for them.
 */

import type { Program } from '../../domain/definition';
import type { MessageParameters } from '../../domain/inbox/messages';
import { findReminderDay, REMINDER_DAYS } from '../../domain/inbox/reminder-days';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
import { findReportTask } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import { fillText } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import {
  countDaysBetween,
  formatBeijingDay,
  formatBeijingMinute,
  getStartOfDay,
} from '../../domain/windows/calendar';
import { daysLeft } from '../../domain/windows/message-templates';
import type { Deps } from '../core/deps';
import { runJobItem, type ScheduledJob } from '../core/jobs/scheduled-job';
import { getFilingName } from '../filings/filing-steps';
import { buildTaskLink } from '../reports/owed-service';
import { createRemindersStore } from '../windows/windows-store';
import { createPersonalRemindersStore } from './reminders-store';

const NAME = 'personal reminders';
const EVERY_MS = 10 * 60_000;
const AT_A_TIME = 100;
/** Hours after the start of the day in Beijing at which reminders begin. */
const FROM_HOUR = 9;

export const createPersonalRemindersDeps = (
  core: Pick<Deps, 'db' | 'clock' | 'log' | 'inbox' | 'programs'>,
) => ({
  ...core,
  windows: createRemindersStore(core.db),
  store: createPersonalRemindersStore(core.db),
});
export type PersonalRemindersDeps = ReturnType<typeof createPersonalRemindersDeps>;

/** Something of a company that ends. */
interface ComingEnd {
  kind: 'window' | 'correction' | 'report';
  id: string;
  companyId: string;
  program: string;
  /** Day of the end, YYYY-MM-DD. */
  endsOn: string;
  template: MessageTemplateCode;
  link: string;
  filingId?: string;
  /** Parameters of the message with so many days left. */
  params(left: number): MessageParameters;
}

const findProgram = ({ programs }: PersonalRemindersDeps, key: string): Program | undefined =>
  programs.find((program) => program.key === key);

async function listClosings(
  deps: PersonalRemindersDeps,
  companyIds: string[],
  now: Date,
): Promise<ComingEnd[]> {
  const rows = await deps.windows.ofCompanies(companyIds, now);
  return rows.flatMap(({ windowId, companyId, program: key, closesAt, drafts }): ComingEnd[] => {
    const program = findProgram(deps, key);
    if (!program) return [];
    return [
      {
        kind: 'window',
        id: windowId,
        companyId,
        program: key,
        endsOn: formatBeijingDay(closesAt),
        template: 'window_closing',
        link: program.route,
        params: (left) => ({
          program: program.title,
          days: fillText(daysLeft, { count: left }),
          closes_at: formatBeijingMinute(closesAt),
          count: drafts,
        }),
      },
    ];
  });
}

async function listCorrections(
  deps: PersonalRemindersDeps,
  companyIds: string[],
  now: Date,
): Promise<ComingEnd[]> {
  const until = new Date(now.getTime() + (REMINDER_DAYS[0] + 1) * DAY_MS);
  const rows = await deps.store.corrections(companyIds, now, until);
  return rows.flatMap(({ id, companyId, program: key, data, dueAt }): ComingEnd[] => {
    const program = findProgram(deps, key);
    if (!program) return [];
    const endsOn = formatBeijingDay(dueAt);
    return [
      {
        kind: 'correction',
        id,
        companyId,
        program: key,
        endsOn,
        template: endsOn === formatBeijingDay(now) ? 'correction_last_day' : 'correction_due',
        link: `${program.route}?id=${id}`,
        filingId: id,
        params: (left) => ({
          project: getFilingName(program, { data }),
          count: left,
          deadline: formatBeijingMinute(dueAt),
        }),
      },
    ];
  });
}

async function listReports(
  deps: PersonalRemindersDeps,
  companyIds: string[],
  now: Date,
): Promise<ComingEnd[]> {
  const rows = await deps.store.reports(companyIds, formatBeijingDay(now));
  return rows.flatMap(
    ({ id, companyId, code, program, edition, period, about, dueOn, correctionDueAt }): ComingEnd[] => {
      const task = findReportTask({ code, program, edition });
      if (!task) return [];
      const endsOn = correctionDueAt ? formatBeijingDay(correctionDueAt) : dueOn;
      const texts = { task, period: formatPeriod(period, about), due: endsOn };
      return [
        {
          kind: 'report',
          id,
          companyId,
          program,
          endsOn,
          template: 'report_due',
          link: buildTaskLink(task, id),
          params: (left) => ({ ...texts, count: left }),
        },
      ];
    },
  );
}

async function remind(
  { db, store, inbox }: PersonalRemindersDeps,
  userId: string,
  chosen: readonly number[],
  end: ComingEnd,
  now: Date,
): Promise<void> {
  const { kind, id: subjectId, endsOn, program, template, link, filingId } = end;
  const left = countDaysBetween(formatBeijingDay(now), endsOn);
  const daysBefore = findReminderDay(chosen, left);
  if (daysBefore === null) return;
  await db.transaction(async () => {
    if (!(await store.claim({ userId, kind, subjectId, endsOn, daysBefore, sentAt: now }))) return;
    const subject = { program, template, link, ...(filingId && { filingId }) };
    await inbox.send({ userId, ...subject, params: end.params(left) });
  });
}

/** Sends what is due today, from the morning on. */
export async function remindPeople(deps: PersonalRemindersDeps): Promise<void> {
  const now = deps.clock();
  const hours = (now.getTime() - getStartOfDay(formatBeijingDay(now)).getTime()) / 3_600_000;
  if (hours < FROM_HOUR) return;
  let after: string | null = null;
  for (;;) {
    const people = await deps.store.people(after, AT_A_TIME);
    if (people.length === 0) return;
    const companyIds = [...new Set(people.map(({ companyId }) => companyId))];
    const ends = [
      ...(await listClosings(deps, companyIds, now)),
      ...(await listCorrections(deps, companyIds, now)),
      ...(await listReports(deps, companyIds, now)),
    ];
    for (const { id, companyId, days } of people)
      for (const end of ends.filter((each) => each.companyId === companyId))
        await runJobItem(deps.log, { job: NAME, id: `${id} ${end.id}` }, () =>
          remind(deps, id, days, end, now),
        );
    after = people.at(-1)?.id ?? null;
  }
}

export const createPersonalRemindersJob = (deps: PersonalRemindersDeps): ScheduledJob => ({
  name: NAME,
  everyMs: EVERY_MS,
  run: () => remindPeople(deps),
});
