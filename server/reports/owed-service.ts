/** Job of periodic reports: creates a row for each report that an approval requires, once. */
import { randomUUID } from 'node:crypto';
import { isDate } from '../../domain/expressions/dates';
import {
  type EditionName,
  findProgramReports,
  getNextOwedReportDay,
  getNextZoneReportDay,
  listOwedReports,
  listReportsOwedInZone,
  type OwedReportPlan,
} from '../../domain/programs/reports';
import type { ApprovalFacts } from '../../domain/reports/schedule';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { InboxService } from '../core/inbox/inbox-service';
import { runDueItems } from '../core/jobs/scheduled-job';
import { applyAcceptance } from './acceptance-service';
import type { AcceptanceStore } from './acceptance-store';
import type { DatedItem, OwedStore } from './owed-store';

export type OwedDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'log'> & {
  owed: OwedStore;
  acceptance: AcceptanceStore;
  inbox: Pick<InboxService, 'send' | 'retire'>;
};

type ApprovalRow = NonNullable<Awaited<ReturnType<OwedStore['lock']>>>;
type InZone = Awaited<ReturnType<OwedStore['inZoneDue']>>[number];

const NEVER = '9999-12-31';

function getMilestones({ program, edition, milestones }: ApprovalRow): ApprovalFacts['milestones'] {
  const where = findProgramReports(program, edition)?.milestones;
  if (!where || !Array.isArray(milestones)) return [];
  return milestones.flatMap((milestone) => {
    const { row, [where.name]: name, [where.day]: day } = milestone;
    const isWhole = typeof row === 'string' && typeof name === 'string' && typeof day === 'string';
    return isWhole && isDate(day) ? [{ row, name, day }] : [];
  });
}

function toApprovalFacts(row: ApprovalRow): ApprovalFacts & EditionName {
  const { id, program, edition, approvedAt, grant, start, end, acceptedAt } = row;
  const isSpan = start !== null && end !== null && isDate(start) && isDate(end) && start <= end;
  return {
    id,
    program,
    edition,
    approvedOn: formatBeijingDay(approvedAt),
    grant,
    span: isSpan ? { from: start, to: end } : null,
    milestones: getMilestones(row),
    acceptedOn: acceptedAt ? formatBeijingDay(new Date(acceptedAt)) : null,
  };
}

/** Adds missing reports: at most one per approval, code and period, whichever process plans it. */
async function add(
  { clock, owed, audit }: OwedDeps,
  companyId: string,
  reports: readonly OwedReportPlan[],
): Promise<void> {
  if (reports.length === 0) return;
  const now = clock();
  const rows = reports.map((each) => ({
    ...each,
    id: randomUUID(),
    companyId,
    remindOn: each.openOn,
    createdAt: now,
    updatedAt: now,
  }));
  for (const { id } of await owed.add(rows))
    await audit.write({
      subjectKind: 'report',
      subjectId: id,
      companyId,
      action: 'report.create',
      caller: null,
      version: 1,
    });
}

/**
 * Adds the reports owed for an approval by today, ends those that the project's acceptance ends, and stores the day on which more may
 * be owed. `isApproved`: the open transaction approves the filing, whose status does not show it yet.
 */
export const planOwedReports = (
  deps: OwedDeps,
  filingId: string,
  { isApproved = false } = {},
): Promise<void> =>
  deps.db.transaction(async () => {
    const { owed, clock } = deps;
    const row = await owed.lock(filingId);
    if (!row) return;
    if (!isApproved && row.status !== 'approved') return owed.lookAt(filingId, NEVER);
    const [approval, today] = [toApprovalFacts(row), formatBeijingDay(clock())];
    await add(deps, row.companyId, listOwedReports(approval, today));
    await applyAcceptance(deps, {
      ...approval,
      acceptedAt: row.acceptedAt ? new Date(row.acceptedAt) : null,
    });
    await owed.lookAt(filingId, getNextOwedReportDay(approval, today));
  });

const planInZone = (deps: OwedDeps, { id, since }: InZone): Promise<void> =>
  deps.db.transaction(async () => {
    const [from, today] = [formatBeijingDay(since), formatBeijingDay(deps.clock())];
    await add(deps, id, listReportsOwedInZone(from, today));
    await deps.owed.lookAtZone(id, getNextZoneReportDay(from, today));
  });

/**
 * Plans the reports of approvals and companies whose planning day has come, or of those of one company. Each has its own
 * transaction, because a new report holds a database lock until the transaction ends.
 */
export async function createOwedReports(deps: OwedDeps, companyId?: string): Promise<void> {
  const { owed, log } = deps;
  const today = formatBeijingDay(deps.clock());
  await runDueItems<DatedItem>(
    { log, job: 'reports' },
    (after) => owed.approvalsDue(today, after, companyId),
    ({ id }) => planOwedReports(deps, id),
  );
  await runDueItems<InZone>(
    { log, job: 'reports' },
    (after) => owed.inZoneDue(today, after, companyId),
    (company) => planInZone(deps, company),
  );
}
