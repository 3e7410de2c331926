/** Reports that the demo company owes after its approvals: some are filed, one waits for review, others are due. */

import type { Answers } from '../../domain/definition';
import type { OfficeReportAction } from '../../domain/reports/status';
import { DAY_MS } from '../../domain/time';
import { createUsersStore } from '../accounts/users-store';
import { createCompaniesStore } from '../companies/companies-store';
import { type Caller, createCaller } from '../core/access';
import { createAuditStore } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { createRemindersDeps, remindCompanies } from '../reminders/reminders-service';
import { createOwedReports } from '../reports/owed-service';
import { createReportDeps, type ReportNeighbours } from '../reports/report-deps';
import { createReportReminders } from '../reports/report-reminders';
import { decideReport } from '../reports/report-review-service';
import { submitReport } from '../reports/report-submit-service';
import { listDueReports } from '../reports/tasks-service';
import { demoCompanies } from './demo-companies';
import { hasOwedReports } from './demo-store';

interface FiledReport {
  code: string;
  answers: Answers;
  /** Decision of the office on the report, if any. */
  decision?: OfficeReportAction;
}

/** Filed reports: the oldest of each code. */
const FILED: FiledReport[] = [
  {
    code: 'jiebang_milestone',
    decision: 'pass',
    answers: {
      milestone: { reached: true, done_date: '', evidence: '方案通过评审，关键参数确定。', paid_amount: 60 },
    },
  },
  {
    code: 'project_annual',
    answers: {
      progress: {
        overall_state: 'normal',
        work_done: '完成方案设计与首轮样机试制。',
        key_results: '整机噪声降至64 dB，申请发明专利2件。',
        spend_grant: 20,
        spend_own: 45,
        spend_grant_total: 20,
        patents_filed: 2,
        patents_granted: 0,
        sales_added: 0,
        tax_added: 0,
        people_trained: 3,
        next_plan: '完成样机验收与量产验证。',
      },
    },
  },
];

export async function seedDemoReports(deps: Deps, neighbours: ReportNeighbours): Promise<void> {
  const reportDeps = createReportDeps(deps, neighbours);
  const company = await createCompaniesStore(deps.db).byCreditCode(demoCompanies[0]?.creditCode ?? '');
  const users = createUsersStore(deps.db);

  /** Report dependencies with the clock set to another day. */
  function on(day: Date) {
    const clock = () => day;
    const audit = createAuditStore(deps.db, clock);
    const inbox = createInbox({ ...deps, clock });
    return createReportDeps({ ...deps, clock, audit, inbox }, neighbours);
  }

  async function callerNamed(username: string): Promise<Caller | null> {
    const { user } = (await users.byUsername(username, deps.clock())) ?? {};
    return user ? createCaller(user, '') : null;
  }

  const [owner, reviewer] = [await callerNamed('demo'), await callerNamed('reviewer')];
  if (!company || !owner || !reviewer) return;
  if (await hasOwedReports(deps.db, company.id)) return;
  await createOwedReports(reportDeps, company.id);

  /** Files a report three days before its due day, and decides on it on the day after. */
  async function file({ code, answers, decision }: FiledReport): Promise<void> {
    if (!owner || !reviewer) return;
    const due = await listDueReports(reportDeps, owner, 'zh');
    const [oldest] = due
      .filter((item) => item.code === code)
      .sort((a, b) => a.due_at.localeCompare(b.due_at));
    if (!oldest || oldest.status === 'upcoming') return;
    const filedAt = new Date(Math.max(Date.parse(oldest.open_at), Date.parse(oldest.due_at) - 3 * DAY_MS));
    const day = filedAt.toISOString().slice(0, 10);
    const dated = answers.milestone ? { milestone: { ...answers.milestone, done_date: day } } : answers;
    const body = { version: 1, edition: null, data: dated };
    const { version } = await submitReport(on(filedAt), owner, oldest.id, body, 'zh');
    if (decision)
      await decideReport(
        on(new Date(filedAt.getTime() + DAY_MS)),
        reviewer,
        oldest.id,
        { action: decision, version },
        'zh',
      );
  }

  for (const filed of FILED) await file(filed);
  await remindCompanies(createRemindersDeps(reportDeps, [createReportReminders(reportDeps)]));
}
