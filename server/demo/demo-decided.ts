/** Last year's filings of the demo company, as they ended, with their papers and logs. */
import { randomUUID } from 'node:crypto';
import { recordOf, withRecord } from '../../domain/company/record';
import type { Answers, Program } from '../../domain/definition';
import { compute } from '../../domain/filing/compute';
import { type LinkedFiling, type LinkedFilings, submittedAnswers } from '../../domain/filing/linked';
import { prefill } from '../../domain/filing/prefill';
import { dayOf, yearOf } from '../../domain/windows/calendar';
import { createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/db/client';
import { createInbox } from '../core/inbox/inbox-service';
import { contextOf } from '../filings/answers';
import { createFilingsStore } from '../filings/filings-store';
import { receiptNumber, type SignedSnapshot, snapshotOf } from '../filings/snapshot';
import { createApprovalsStore, projectNumber } from '../review/approvals-store';
import type { Outcome, Step } from './demo-outcomes';

const DAY = 86_400_000;
const CREATED_DAYS_AGO = 360;
const SUBMITTED_DAYS_AGO = 350;
/** From one step of the review to the next. */
const STEP_DAYS = 20;

const OWNER = { userId: null, name: '王敏', role: 'owner' } as const;
const REVIEWER = { userId: null, name: '孙浩', role: 'reviewer' } as const;

/** A filing's answers beside the company's profile, and the particulars of its approval. */
export interface Particulars {
  answers?: Answers;
  linked?: LinkedFilings;
  grant?: number;
}

interface Decided extends Particulars {
  id: string;
  companyId: string;
  program: Program;
  outcome: Outcome;
  /** Its place among those of its program and year: of the receipt, and of the project. */
  n: number;
}

/** Answers of `more` put onto those of `base`, field by field; tables as they are. */
const mergedAnswers = (base: Answers, more: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(more)])].map((key) => {
      const [a, b] = [base[key], more[key]];
      return [key, Array.isArray(b) || Array.isArray(a) ? (b ?? a ?? []) : { ...a, ...b }];
    }),
  );

export function createDecided(db: Database, now: Date) {
  const filings = createFilingsStore(db);
  const year = yearOf(now) - 1;
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  const projectNo = ({ program, n }: Pick<Decided, 'program' | 'n'>): string =>
    projectNumber(program.receiptPrefix, year, n);
  const stepAt = (n: number): Date => ago(SUBMITTED_DAYS_AGO - STEP_DAYS * n);

  /** The start of the company's draft: its profile. */
  async function answersOf({
    id,
    companyId,
    program,
    answers = {},
    linked = {},
  }: Decided): Promise<{ data: Answers; paper: SignedSnapshot }> {
    const company = await filings.company(companyId);
    const form = await program.load();
    const ctx = contextOf(year, dayOf(ago(SUBMITTED_DAYS_AGO)));
    if (!company) throw new Error('a filing without its company');
    const begun = prefill(form, recordOf(company), ctx, { linked });
    const data = withRecord(form, mergedAnswers(begun, answers), recordOf(company));
    const about = { id, version: 2, company: company.name, credit_code: company.creditCode };
    const filled = compute(form, data, ctx);
    return { data, paper: snapshotOf({ program, form, filled, ctx, filing: about, warnings: [] }) };
  }

  async function file(decided: Decided): Promise<SignedSnapshot> {
    const { id, companyId, program, outcome } = decided;
    const { data, paper } = await answersOf(decided);
    const submittedAt = ago(SUBMITTED_DAYS_AGO);
    await filings.insert({
      id,
      companyId,
      program: program.key,
      batchYear: year,
      batchNo: 1,
      status: outcome.status,
      version: 2,
      edition: program.edition,
      data,
      reviewStartedAt: stepAt(1),
      createdAt: ago(CREATED_DAYS_AGO),
      updatedAt: stepAt(outcome.steps.length),
      updatedBy: OWNER.name,
    });
    if (outcome.status === 'approved')
      await createApprovalsStore(db).add({
        filingId: id,
        projectNo: projectNo(decided),
        grantApproved: decided.grant ?? 0,
        approvedAt: stepAt(outcome.steps.length),
      });
    await filings.insertSubmission({
      id: randomUUID(),
      filingId: id,
      seq: 1,
      receiptNo: receiptNumber(program.receiptPrefix, dayOf(submittedAt), decided.n),
      submittedAt,
      submittedBy: OWNER.name,
      snapshot: paper.text,
      sha256: paper.sha256,
    });
    return paper;
  }

  /** The details that a decision writes: its letter is made of them. */
  function detailsOf(decided: Decided, action: string, department: unknown): Record<string, unknown> | null {
    if (action === 'approve') return { project_no: projectNo(decided), grant_approved: decided.grant ?? 0 };
    if (action === 'reject_first') return { office: department, reasons: ['eligibility'] };
    return null;
  }

  async function log(decided: Decided): Promise<void> {
    const { id, companyId, outcome } = decided;
    const department = (await filings.company(companyId))?.profile.department;
    const life: (Step & { at: Date })[] = [
      { action: 'create', to: 'draft', at: ago(CREATED_DAYS_AGO) },
      { action: 'submit', to: 'submitted', at: ago(SUBMITTED_DAYS_AGO) },
      ...outcome.steps.map((step, i) => ({ ...step, at: stepAt(i + 1) })),
    ];
    for (const [i, { action, to, comment, at }] of life.entries())
      await createAuditStore(db, () => at).write({
        subjectKind: 'filing',
        subjectId: id,
        companyId,
        action,
        caller: i < 2 ? OWNER : REVIEWER,
        fromStatus: life[i - 1]?.to ?? null,
        toStatus: to,
        version: i === 0 ? 1 : 2,
        comment,
        details: detailsOf(decided, action, department),
      });
  }

  function tell({ id, companyId, program, outcome, ...decided }: Decided): Promise<void> {
    const { notice, steps } = outcome;
    const decidedAt = stepAt(steps.length);
    return createInbox({ db, clock: () => decidedAt }).send({
      companyId,
      template: notice,
      program: program.key,
      filingId: id,
      link: '/enterpriseCenter/declare',
      params: {
        project: program.title,
        reasons: '不符合申报条件',
        opinion: steps.at(-1)?.comment ?? '',
        project_no: projectNo({ program, ...decided }),
        grant: decided.grant ?? 0,
        deadline: dayOf(stepAt(steps.length + 1)),
        task_book_due: dayOf(stepAt(steps.length + 1)),
        from: dayOf(stepAt(2)),
        to: dayOf(new Date(stepAt(2).getTime() + 7 * DAY)),
      },
    });
  }

  return {
    /** Gives what later filings take over. */
    async add(
      companyId: string,
      program: Program,
      outcome: Outcome,
      particulars: Particulars = {},
    ): Promise<LinkedFiling> {
      const n = await filings.nextReceipt(program.key, yearOf(ago(SUBMITTED_DAYS_AGO)));
      const decided = { id: randomUUID(), companyId, program, outcome, n, ...particulars };
      const paper = await file(decided);
      await log(decided);
      await tell(decided);
      const facts = { id: decided.id, no: projectNo(decided), grant_approved: particulars.grant ?? 0 };
      return { facts, answers: submittedAnswers(JSON.parse(paper.text)) };
    },
  };
}
