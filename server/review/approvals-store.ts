import type { Database } from '../db/client';
import { approvals } from '../db/tables';

export type NewApproval = typeof approvals.$inferInsert;

/** `JS2026-0007`: the seventh project of a program and year. */
export const projectNumber = (prefix: string, year: number, n: number): string =>
  `${prefix}${year}-${String(n).padStart(4, '0')}`;

/** What filings were approved with: written by the decision, in its transaction; later filings read it. */
export const createApprovalsStore = (db: Database) => ({
  async add(approval: NewApproval): Promise<void> {
    await db.q.insert(approvals).values(approval);
  },
});
