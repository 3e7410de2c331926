/** Overdue reports of companies, read from the work list of reports. */
import { and, asc, eq, isNull, lt, lte, notInArray, type SQL } from 'drizzle-orm';
import { listCodesFiledApart } from '../../domain/programs/reports';
import type { Database } from '../core/db/client';
import { reportTasks } from '../core/db/tables';
import { reportItems } from './tables';

/** Maximum overdue reports shown; more would tell the reader nothing new. */
const SHOWN_AT_MOST = 50;

/** Condition on the work list: the report is overdue on the day. Reports reviewed as declarations are left out. */
export const buildOverdueCondition = (today: string): SQL | undefined =>
  and(
    isNull(reportItems.settled),
    lte(reportItems.openOn, today),
    lt(reportItems.dueOn, today),
    notInArray(reportItems.code, listCodesFiledApart()),
  );

export const createOverdueStore = (db: Database) => ({
  /** Overdue reports of a company, longest overdue first. */
  ofCompany: (companyId: string, today: string) =>
    db.q
      .select({
        id: reportTasks.id,
        code: reportTasks.code,
        period: reportTasks.period,
        about: reportTasks.about,
        program: reportTasks.program,
        edition: reportTasks.edition,
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
