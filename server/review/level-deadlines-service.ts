/**
 * Sets deadlines of filings that came to a later level before the default workflow had deadlines; they count from the arrival.
 */

import { readWorkCalendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import { runDueItems } from '../core/jobs/scheduled-job';
import { getProgram } from '../filings/filing-steps';
import { computeLevelDue, readReviewPosition } from '../workflows/workflows-service';
import type { DueStore } from './due-store';

export type LevelDeadlineDeps = Pick<Deps, 'db' | 'programs' | 'log'> & { due: DueStore };

type UntimedFiling = Awaited<ReturnType<DueStore['untimed']>>[number];

export async function setLevelDeadlines(deps: LevelDeadlineDeps): Promise<void> {
  const { db, programs, log, due } = deps;
  const calendar = await readWorkCalendar({ db });
  await runDueItems<UntimedFiling>(
    { log, job: 'level deadlines' },
    (last) => due.untimed(last?.id),
    async ({ id, program, cameAt, ...row }) => {
      const { workflow, reviewLevel } = readReviewPosition(row, getProgram(programs, program));
      const dueAt = computeLevelDue(workflow, reviewLevel, cameAt, calendar);
      if (dueAt) await due.setLevelDue(id, dueAt);
    },
  );
}
