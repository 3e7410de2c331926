import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FilingStatus } from '../../domain/filing/status';
import type { AnswerStatus } from '../../domain/objections/objection';
import type { SettledStatus } from '../../domain/reports/status';
import { appeals } from '../appeals/tables';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import {
  approvals,
  companies,
  decisionOrderItems,
  filingAssignments,
  filings,
  mandates,
  messageReads,
  messages,
  reportSubmissions,
  reportTasks,
  sessions,
  storedFilings,
  submissions,
} from '../core/db/tables';
import { assessments, expertPanels } from '../experts/tables';
import { receiptCounters } from '../filings/tables';
import { recognitions } from '../recognitions/tables';
import { windows } from '../windows/tables';

type NewTrialCompany = Pick<typeof companies.$inferInsert, 'name' | 'creditCode' | 'profile'>;

/** Tables with rows of a filing, in the order of their deletion. */
const OF_FILING: readonly (PgTable & { filingId: PgColumn })[] = [
  decisionOrderItems,
  filingAssignments,
  assessments,
  expertPanels,
  recognitions,
  appeals,
  approvals,
  submissions,
];

/** The trial company, its filings, and the people who act for it. */
export function createTrialsStore(db: Database) {
  const isTrial = eq(companies.isTrial, true);
  const receiptNo = sql<string | null>`(select ${submissions.receiptNo} from ${submissions}
    where ${submissions.filingId} = ${filings.id} order by ${submissions.seq} desc limit 1)`;
  const appeal = sql<{ no: string; status: AnswerStatus } | null>`(
    select jsonb_build_object('no', ${appeals.no}, 'status', ${appeals.status}) from ${appeals}
    where ${appeals.filingId} = ${filings.id} order by ${appeals.createdAt} desc limit 1)`;

  return {
    company: () => takeFirst(db.q.select({ id: companies.id }).from(companies).where(isTrial)),

    /**
     * Adds the trial company where there is none. `department`: whose reviewers have its first review; without one it stays as it
     * was.
     */
    async keepCompany(company: NewTrialCompany, department: string | undefined, now: Date): Promise<void> {
      const own = department ? { department } : {};
      await db.q
        .insert(companies)
        .values({
          ...company,
          id: randomUUID(),
          profile: { ...company.profile, ...own },
          status: 'active',
          isTrial: true,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: companies.creditCode,
          set: { profile: sql`${companies.profile} || ${JSON.stringify(own)}::jsonb`, updatedAt: now },
        });
    },

    /** Adds the window of a program on trial, which does not close, where it has none. */
    async keepWindow(program: string, batchYear: number, now: Date): Promise<void> {
      const closesAt = new Date('2099-12-31T15:59:59Z');
      await db.q
        .insert(windows)
        .values({
          id: randomUUID(),
          program,
          batchYear,
          batchNo: 1,
          opensAt: now,
          closesAt,
          quota: 99,
          updatedAt: now,
        })
        .onConflictDoNothing();
    },

    /** Filings of programs on trial, the latest changed first. */
    filings: () =>
      db.q
        .select({
          id: filings.id,
          program: filings.program,
          status: sql<FilingStatus>`${filings.status}`,
          receiptNo,
          edition: filings.edition,
          editionNote: filings.editionNote,
          updatedAt: filings.updatedAt,
          updatedBy: filings.updatedBy,
          appeal,
        })
        .from(filings)
        .innerJoin(companies, eq(companies.id, filings.companyId))
        .where(isTrial)
        .orderBy(desc(filings.updatedAt), asc(filings.id)),

    /** Reports that approvals on trial owe, by their last days. */
    reports: () =>
      db.q
        .select({
          id: reportTasks.id,
          filingId: reportTasks.filingId,
          program: reportTasks.program,
          edition: reportTasks.edition,
          code: reportTasks.code,
          period: reportTasks.period,
          about: reportTasks.about,
          openOn: reportTasks.openOn,
          dueOn: reportTasks.dueOn,
          settled: sql<SettledStatus | null>`${reportTasks.settled}`,
        })
        .from(reportTasks)
        .innerJoin(companies, eq(companies.id, reportTasks.companyId))
        .where(isTrial)
        .orderBy(asc(reportTasks.dueOn), asc(reportTasks.id)),

    /** Lets a session act for the trial company: as a filer of these programs, or as an expert of its filings. */
    async act(
      { userId, sessionId, isExpert }: { userId: string; sessionId: string; isExpert: boolean },
      companyId: string,
      terms: Pick<typeof mandates.$inferInsert, 'programs' | 'firstDay' | 'lastDay' | 'givenBy'>,
      now: Date,
    ): Promise<void> {
      const given = {
        ...terms,
        id: randomUUID(),
        companyId,
        userId,
        maySubmit: true,
        status: 'accepted' as const,
      };
      const [mandate] = await db.q
        .insert(mandates)
        .values({ ...given, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [mandates.companyId, mandates.userId],
          targetWhere: sql`status in ('offered', 'accepted')`,
          set: { programs: terms.programs, lastDay: terms.lastDay, updatedAt: now },
        })
        .returning({ id: mandates.id });
      await db.q
        .update(sessions)
        .set({ mandateId: mandate?.id ?? null, isTrialExpert: isExpert })
        .where(eq(sessions.id, sessionId));
    },

    /** Removes all filings of a program on trial, with their window and numbers. Returns how many there were. */
    async remove(program: string): Promise<number> {
      const ids = db.q
        .select({ id: storedFilings.id })
        .from(storedFilings)
        .where(eq(storedFilings.program, program));
      const isReportOfTrial = or(inArray(reportTasks.filingId, ids), eq(reportTasks.program, program));
      const tasks = db.q.select({ id: reportTasks.id }).from(reportTasks).where(isReportOfTrial);
      const told = db.q.select({ id: messages.id }).from(messages).where(eq(messages.program, program));
      const removals: [PgTable, SQL | undefined][] = [
        [messageReads, inArray(messageReads.messageId, told)],
        [messages, eq(messages.program, program)],
        [reportSubmissions, inArray(reportSubmissions.taskId, tasks)],
        [reportTasks, isReportOfTrial],
        ...OF_FILING.map((table): [PgTable, SQL] => [table, inArray(table.filingId, ids)]),
        [windows, eq(windows.program, program)],
        [receiptCounters, eq(receiptCounters.program, program)],
      ];
      for (const [table, where] of removals) await db.q.delete(table).where(where);
      const { rowCount } = await db.q.delete(storedFilings).where(and(eq(storedFilings.program, program)));
      return rowCount ?? 0;
    },
  };
}

export type TrialsStore = ReturnType<typeof createTrialsStore>;
