/** Last year's filings of the demo company, as they ended, with their papers and logs. */
import { randomUUID } from 'node:crypto';
import { compute } from '../../domain/filing/compute';
import type { MessageTemplateCode } from '../../domain/filing/notices';
import { prefill } from '../../domain/filing/prefill';
import type { FilingAction, FilingStatus } from '../../domain/filing/status';
import type { Answers, AnswerValue, Program } from '../../domain/programs/define';
import { dayOf, yearOf } from '../../domain/windows/calendar';
import { createAuditStore } from '../audit/audit-store';
import type { Database } from '../db/client';
import { contextOf } from '../filings/answers';
import { createFilingsStore } from '../filings/filings-store';
import { type Paper, paperOf, receiptNumber } from '../filings/paper';
import { createInbox } from '../inbox/inbox-service';

const DAY = 86_400_000;
const CREATED_DAYS_AGO = 360;
const SUBMITTED_DAYS_AGO = 350;
/** From one step of the review to the next. */
const STEP_DAYS = 20;

const OWNER = { userId: null, name: '王敏', role: 'owner' } as const;
const REVIEWER = { userId: null, name: '孙浩', role: 'reviewer' } as const;

interface Step {
  action: FilingAction;
  to: FilingStatus;
  comment?: string;
}

/** How a filing ended, and the message that told it. */
export interface Outcome {
  status: FilingStatus;
  notice: MessageTemplateCode;
  steps: Step[];
}

/** One went well, the other did not. */
export const outcomes: Outcome[] = [
  {
    status: 'approved',
    notice: 'publicised',
    steps: [
      { action: 'pass_first', to: 'district_passed', comment: '材料齐全，同意推荐。' },
      { action: 'publicise', to: 'publicised' },
      { action: 'approve', to: 'approved', comment: '同意认定。' },
    ],
  },
  {
    status: 'rejected',
    notice: 'rejected',
    steps: [{ action: 'reject_first', to: 'rejected', comment: '上一年度营业收入未达到申报条件。' }],
  },
];

interface Decided {
  id: string;
  companyId: string;
  program: Program;
  outcome: Outcome;
}

export function createDecided(db: Database, now: Date) {
  const filings = createFilingsStore(db);
  const year = yearOf(now) - 1;
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  const stepAt = (n: number): Date => ago(SUBMITTED_DAYS_AGO - STEP_DAYS * n);

  /** What the company would have begun with: its profile. */
  async function answersOf({ id, companyId, program }: Decided): Promise<{ data: Answers; paper: Paper }> {
    const company = await filings.company(companyId);
    const form = await program.load();
    const ctx = contextOf(year, dayOf(ago(SUBMITTED_DAYS_AGO)));
    const profile = { ...company?.profile, name: company?.name, credit_code: company?.creditCode };
    const data = prefill(form, profile as Record<string, AnswerValue>, ctx);
    const about = { id, version: 2, company: company?.name ?? '', credit_code: company?.creditCode ?? '' };
    const filled = compute(form, data, ctx);
    return { data, paper: paperOf({ program, form, filled, ctx, filing: about, warnings: [] }) };
  }

  async function file(decided: Decided): Promise<void> {
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
    const n = await filings.nextReceipt(program.key, yearOf(submittedAt));
    await filings.insertSubmission({
      id: randomUUID(),
      filingId: id,
      seq: 1,
      receiptNo: receiptNumber(program.receiptPrefix, dayOf(submittedAt), n),
      submittedAt,
      submittedBy: OWNER.name,
      snapshot: paper.text,
      sha256: paper.sha256,
    });
  }

  async function log({ id, companyId, outcome }: Decided): Promise<void> {
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
      });
  }

  function tell({ id, companyId, program, outcome: { notice, steps } }: Decided): Promise<void> {
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
        from: dayOf(stepAt(2)),
        to: dayOf(new Date(stepAt(2).getTime() + 7 * DAY)),
      },
    });
  }

  return {
    async add(companyId: string, program: Program, outcome: Outcome): Promise<void> {
      const decided = { id: randomUUID(), companyId, program, outcome };
      await file(decided);
      await log(decided);
      await tell(decided);
    },
  };
}
