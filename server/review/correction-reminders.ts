/** Returned filings whose company is reminded of the time for the correction. */
import type { Answers } from '../../domain/definition';
import type { DueReminder } from '../../domain/reminders/due-reminder';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { defineReminderSource } from '../core/jobs/reminder-source';
import { type FilingStepDeps, getFilingName, getFilingProgram, notifyCompany } from '../filings/filing-steps';
import type { RemindersStore } from './review-store';

const AT_A_TIME = 100;

interface ReminderDeps extends FilingStepDeps {
  reminders: RemindersStore;
}

interface ReturnedFiling {
  id: string;
  companyId: string;
  program: string;
  edition: string;
  batchYear: number;
  batchNo: number;
  data: Answers;
  correctionDueAt: Date;
}

function toEnd({ programs }: Pick<ReminderDeps, 'programs'>, row: ReturnedFiling) {
  const { id, companyId, correctionDueAt: endsAt } = row;
  const program = getFilingProgram(programs, row);
  return {
    kind: 'correction' as const,
    id,
    companyId,
    endsAt,
    message: ({ left }: DueReminder) => ({
      program: program.key,
      link: `${program.route}?id=${id}`,
      filingId: id,
      params: {
        project: getFilingName(program, row),
        count: left,
        deadline: formatBeijingMinute(endsAt),
      },
    }),
  };
}

export const createCorrectionReminders = (deps: ReminderDeps) =>
  defineReminderSource<{ id: string; remindAt: Date }>({
    listDue: (now, after) => deps.reminders.due(now, after, AT_A_TIME),
    async lock({ id }) {
      const row = await deps.filings.lock(id);
      if (row?.status !== 'returned' || !row.correctionDueAt) return null;
      const end = toEnd(deps, { ...row, correctionDueAt: row.correctionDueAt });
      return {
        ...end,
        announcedAt: row.correctionDueSetAt,
        tell: (due) =>
          notifyCompany(deps, row, due.template, {
            params: end.message(due).params,
            profile: row.company.profile,
          }),
      };
    },
    lookAgain: ({ id }, at) => deps.reminders.remindNext(id, at),
    async listOwn(companyIds, now) {
      const rows = await deps.reminders.returnedOf(companyIds, now);
      const known = new Set(deps.programs.map(({ key }) => key));
      return rows.filter(({ program }) => known.has(program)).map((row) => toEnd(deps, row));
    },
  });
