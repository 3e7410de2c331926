/** Reports that companies owe past their last day, from the work list of reports. */
import { and, asc, eq, isNull, lt, lte, notInArray, type SQL } from 'drizzle-orm';
import { APART } from '../../domain/programs/reports';
import type { Database } from '../core/db/client';
import { reportTasks } from '../core/db/tables';
import { reportItems } from './tables';

/** More than these tell a reader nothing more. */
const SHOWN_AT_MOST = 50;

/** The condition of the work list that a report is overdue on the day; what is reviewed as a declaration is not among them. */
export const buildOverdueCondition = (today: string): SQL | undefined =>
  and(
    isNull(reportItems.settled),
    lte(reportItems.openOn, today),
    lt(reportItems.dueOn, today),
    notInArray(reportItems.code, APART),
  );

export const createOverdueStore = (db: Database) => ({
  /** The longest overdue first. */
  ofCompany: (companyId: string, today: string) =>
    db.q
      .select({
        id: reportTasks.id,
        code: reportTasks.code,
        period: reportTasks.period,
        about: reportTasks.about,
        program: reportTasks.program,
        dueOn: reportTasks.dueOn,
      })
      .from(reportItems)
      .innerJoin(reportTasks, eq(reportTasks.id, reportItems.taskId))
      .where(and(eq(reportItems.companyId, companyId), buildOverdueCondition(today)))
      .orderBy(asc(reportItems.dueOn), asc(reportTasks.id))
      .limit(SHOWN_AT_MOST),
});

export type OverdueStore = ReturnType<typeof createOverdueStore>;
export type OverdueRow = Awaited<ReturnType<OverdueStore['ofCompany']>>[number];
