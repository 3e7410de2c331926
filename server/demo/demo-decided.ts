/** Last year's filings of the demo company, as they ended, with their papers and logs. */

import { randomUUID } from 'node:crypto';
import { computeAppealDeadline } from '../../domain/appeals/appeal';
import { buildCompanyRecord, withRecord } from '../../domain/company/record';
import type { Answers, Program } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { type LinkedFiling, type LinkedFilings, readSubmittedAnswers } from '../../domain/filing/linked';
import { taskBookNote, UNSAID } from '../../domain/filing/offices';
import { createOutcomeParameters, needsTaskBook } from '../../domain/filing/outcome';
import { prefillAnswers } from '../../domain/filing/prefill';
import { numberGiven } from '../../domain/recognitions/recognition';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/db/client';
import { createInbox } from '../core/inbox/inbox-service';
import { contextOf } from '../filings/answers';
import { createFilingsStore } from '../filings/filings-store';
import { receiptNumber, type SignedSnapshot, snapshotOf } from '../filings/snapshot';
import { giveRecognition } from '../recognitions/recognitions-service';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import { createApprovalsStore, projectNumber } from '../review/review-store';
import type { Outcome, Step } from './demo-outcomes';

/** Days from the first save to the submission. */
const DRAFT_DAYS = 10;

/** The times at which filings were made. */
export interface Pace {
  yearsAgo: number;
  submittedDaysAgo: number;
  /** Days from one step of the review to the next. */
  stepDays: number;
}

const LAST_YEAR: Pace = { yearsAgo: 1, submittedDaysAgo: 350, stepDays: 20 };

const OWNER = { userId: null, name: '王敏', role: 'owner' } as const;
const OWN_ACTIONS: string[] = ['create', 'submit', 'resubmit_to_first'];
const REVIEWER = { userId: null, name: '孙浩', role: 'reviewer' } as const;

/** A filing's answers beside the company's profile, and the particulars of its approval. */
export interface Particulars {
  answers?: Answers;
  linked?: LinkedFilings;
  grant?: number;
  /** The answers of a returned filing that were other at first. */
  first?: Answers;
  noticeUntil?: string;
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

export const createDecidedParts = (db: Database, now: Date, pace = LAST_YEAR) => ({
  db,
  now,
  pace,
  year: getBeijingYear(now) - pace.yearsAgo,
  filings: createFilingsStore(db),
});

export type DecidedParts = ReturnType<typeof createDecidedParts>;

const ago = ({ now }: DecidedParts, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const projectNo = ({ year }: DecidedParts, { program, n }: Pick<Decided, 'program' | 'n'>): string =>
  projectNumber(program.receiptPrefix, year, n);

/** The steps of a filing from its submission on, which is the step 0. */
const stepAt = (parts: DecidedParts, n: number): Date =>
  ago(parts, parts.pace.submittedDaysAgo - parts.pace.stepDays * n);
const createdAt = (parts: DecidedParts): Date => ago(parts, parts.pace.submittedDaysAgo + DRAFT_DAYS);

/** The start of the company's draft: its profile. */
async function answersOf(
  parts: DecidedParts,
  { id, companyId, program, answers = {}, linked = {} }: Omit<Decided, 'outcome' | 'n'>,
): Promise<{ data: Answers; paper: SignedSnapshot }> {
  const { filings, year } = parts;
  const company = await filings.company(companyId);
  const form = await program.load();
  const ctx = contextOf(year, formatBeijingDay(stepAt(parts, 0)));
  if (!company) throw new Error('a filing without its company');
  const begun = prefillAnswers(form, buildCompanyRecord(company), ctx, { linked });
  const data = withRecord(form, mergedAnswers(begun, answers), buildCompanyRecord(company));
  const about = { id, version: 2, company: company.name, credit_code: company.creditCode };
  const filled = computeAnswers(form, data, ctx);
  return { data, paper: snapshotOf({ program, form, filled, ctx, filing: about, warnings: [] }) };
}

async function file(parts: DecidedParts, decided: Decided): Promise<SignedSnapshot> {
  const { db, filings, year } = parts;
  const { id, companyId, program, outcome } = decided;
  const { data, paper } = await answersOf(parts, decided);
  const submittedAt = stepAt(parts, 0);
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
    reviewStartedAt: outcome.steps.length > 0 ? stepAt(parts, 1) : null,
    returnedBy: decided.first ? 'first' : null,
    noticeUntil: decided.noticeUntil ?? null,
    createdAt: createdAt(parts),
    updatedAt: stepAt(parts, outcome.steps.length),
    updatedBy: OWNER.name,
  });
  if (outcome.status === 'approved') {
    const approval = {
      filingId: id,
      projectNo: projectNo(parts, decided),
      approvedAt: stepAt(parts, outcome.steps.length),
    };
    await createApprovalsStore(db).add({ ...approval, grantApproved: decided.grant ?? 0 });
    await giveRecognition(createRecognitionsStore(db), program, { ...approval, companyId, kind: '' });
  }
  const papers = decided.first
    ? [
        (await answersOf(parts, { ...decided, answers: mergedAnswers(decided.answers ?? {}, decided.first) }))
          .paper,
        paper,
      ]
    : [paper];
  const submissions = [submittedAt, stepAt(parts, outcome.steps.length)];
  for (const [i, each] of papers.entries())
    await filings.insertSubmission({
      id: randomUUID(),
      filingId: id,
      seq: i + 1,
      receiptNo: receiptNumber(program.receiptPrefix, formatBeijingDay(submissions[i] as Date), decided.n),
      submittedAt: submissions[i] as Date,
      submittedBy: OWNER.name,
      snapshot: each.text,
      sha256: each.sha256,
    });
  return paper;
}

/** A day after the last step, by which a company must act. */
const dueDay = (parts: DecidedParts, { steps }: Outcome): string =>
  formatBeijingDay(stepAt(parts, steps.length + 1));

/** The task book that an approval asks for. */
const taskBookOf = (
  parts: DecidedParts,
  { program, outcome, grant = 0 }: Pick<Decided, 'program' | 'outcome' | 'grant'>,
) => (needsTaskBook(program, grant) ? { due: dueDay(parts, outcome), how: taskBookNote(UNSAID) } : undefined);

/** The details that a decision writes: its letter is made of them. */
function detailsOf(
  parts: DecidedParts,
  decided: Decided,
  action: string,
  department: unknown,
): Record<string, unknown> | null {
  if (action === 'approve') {
    const taskBook = taskBookOf(parts, decided);
    return {
      project_no: projectNo(parts, decided),
      grant_approved: decided.grant ?? 0,
      ...(taskBook && { task_book_due: taskBook.due, task_book_how: taskBook.how }),
    };
  }
  if (action === 'reject_first') return { office: department, reasons: ['eligibility'] };
  return null;
}

async function log(parts: DecidedParts, decided: Decided): Promise<void> {
  const { db, filings } = parts;
  const { id, companyId, outcome } = decided;
  const department = (await filings.company(companyId))?.profile.department;
  const life: (Step & { at: Date })[] = [
    { action: 'create', to: 'draft', at: createdAt(parts) },
    { action: 'submit', to: 'submitted', at: stepAt(parts, 0) },
    ...outcome.steps.map((step, i) => ({ ...step, at: stepAt(parts, i + 1) })),
  ];
  for (const [i, { action, to, comment, at }] of life.entries())
    await createAuditStore(db, () => at).write({
      subjectKind: 'filing',
      subjectId: id,
      companyId,
      action,
      caller: OWN_ACTIONS.includes(action) ? OWNER : REVIEWER,
      fromStatus: life[i - 1]?.to ?? null,
      toStatus: to,
      version: i === 0 ? 1 : 2,
      comment,
      details: detailsOf(parts, decided, action, department),
    });
}

async function notify(
  parts: DecidedParts,
  { id, companyId, program, outcome, ...decided }: Decided,
): Promise<void> {
  const { db } = parts;
  const { notice, steps } = outcome;
  if (!notice) return;
  const decidedAt = stepAt(parts, steps.length);
  const grant = decided.grant ?? 0;
  await createInbox({ db, clock: () => decidedAt }).send({
    companyId,
    template: notice,
    program: program.key,
    filingId: id,
    link: '/enterpriseCenter/declare',
    params: {
      project: program.title,
      reasons: '不符合申报条件',
      appeal_until: formatBeijingMinute(computeAppealDeadline({ at: decidedAt }, new Map())),
      opinion: steps.at(-1)?.comment ?? '',
      project_no: numberGiven(program, projectNo(parts, { program, ...decided })),
      ...createOutcomeParameters(program, grant, taskBookOf(parts, { program, outcome, grant })),
      deadline: dueDay(parts, outcome),
      from: formatBeijingDay(stepAt(parts, 2)),
      to: formatBeijingDay(new Date(stepAt(parts, 2).getTime() + 7 * DAY_MS)),
    },
  });
}

/** Gives what later filings take over. */
export async function addDecided(
  parts: DecidedParts,
  companyId: string,
  program: Program,
  outcome: Outcome,
  particulars: Particulars = {},
): Promise<LinkedFiling> {
  const { filings } = parts;
  const n = await filings.nextReceipt(program.key, getBeijingYear(stepAt(parts, 0)));
  const decided = { id: randomUUID(), companyId, program, outcome, n, ...particulars };
  const paper = await file(parts, decided);
  await log(parts, decided);
  await notify(parts, decided);
  const facts = { id: decided.id, no: projectNo(parts, decided), grant_approved: particulars.grant ?? 0 };
  return { facts, answers: readSubmittedAnswers(JSON.parse(paper.text)) };
}
