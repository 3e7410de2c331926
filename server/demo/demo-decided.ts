/** Last year's decided filings of the demo company, with their snapshots and logs. */

import { randomUUID } from 'node:crypto';
import { computeAppealDeadline } from '../../domain/appeals/appeal';
import { applyRecordValues, buildCompanyRecord } from '../../domain/company/record';
import type { Answers, Program } from '../../domain/definition';
import type { FilingAction } from '../../domain/filing/actions';
import { computeAnswers } from '../../domain/filing/compute';
import {
  type LinkedFiling,
  type LinkedFilings,
  readSubmittedAnswers,
} from '../../domain/filing/linked-filings';
import { EMPTY_OFFICE_SETTINGS, getTaskBookNote } from '../../domain/filing/office-settings';
import { createOutcomeParameters, isTaskBookRequired } from '../../domain/filing/outcome';
import { prefillAnswers } from '../../domain/filing/prefill';
import { computeValidity, getApprovalNumber } from '../../domain/recognitions/recognition';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/db/client';
import { createInbox } from '../core/inbox/inbox-service';
import { createFilingContext } from '../filings/answers';
import { getFilingName } from '../filings/filing-steps';
import { createFilingsStore } from '../filings/filings-store';
import { createSnapshot, formatReceiptNumber, type SignedSnapshot } from '../filings/snapshot';
import { giveRecognition } from '../recognitions/recognitions-service';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import { createApprovalsStore, formatProjectNumber } from '../review/review-store';
import { demoOfficers } from './demo-companies';
import type { DemoOutcome, DemoStep } from './demo-outcomes';

/** Days from the first save to the submission. */
const DRAFT_DAYS = 10;

/** Dates of a filing's steps, relative to the present. */
export interface DecisionPace {
  yearsAgo: number;
  submittedDaysAgo: number;
  /** Days from one step of the review to the next. */
  stepDays: number;
}

const LAST_YEAR: DecisionPace = { yearsAgo: 1, submittedDaysAgo: 350, stepDays: 20 };

const OWNER = { userId: null, name: '王敏', role: 'owner' } as const;
const OWN_ACTIONS: string[] = ['create', 'submit', 'resubmit_to_first'];

/** Person who takes a step: of the company, of its department for the first review (where the demo has one), else of the city. */
function findActor(action: FilingAction, department: unknown) {
  if (OWN_ACTIONS.includes(action)) return OWNER;
  const deciding = action.endsWith('_first') ? 'reviewer' : 'administrator';
  const officers = demoOfficers.filter(({ role }) => role === deciding);
  const officer = officers.find(({ reviewDepartment: own }) => own === department) ?? officers[0];
  return officer ? { userId: null, name: officer.name, role: officer.role } : null;
}

/** A filing's answers beside the company's profile, and the particulars of its approval. */
export interface FilingParticulars {
  answers?: Answers;
  linked?: LinkedFilings;
  grant?: number;
  /** Answers of a returned filing that differed in its first submission. */
  first?: Answers;
  noticeUntil?: string;
}

interface DecidedFiling extends FilingParticulars {
  id: string;
  companyId: string;
  program: Program;
  outcome: DemoOutcome;
  /** Sequence number within program and year, used in the receipt number and the project number. */
  n: number;
}

/** Merges `more` into `base`, field by field; tables are replaced. */
const mergeAnswers = (base: Answers, more: Answers): Answers =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(more)])].map((key) => {
      const [a, b] = [base[key], more[key]];
      return [key, Array.isArray(b) || Array.isArray(a) ? (b ?? a ?? []) : { ...a, ...b }];
    }),
  );

export const createDecidedDeps = (db: Database, now: Date, pace = LAST_YEAR) => ({
  db,
  now,
  pace,
  year: getBeijingYear(now) - pace.yearsAgo,
  filings: createFilingsStore(db),
});

export type DecidedDeps = ReturnType<typeof createDecidedDeps>;

const getDateBefore = ({ now }: DecidedDeps, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const projectNo = ({ year }: DecidedDeps, { program, n }: Pick<DecidedFiling, 'program' | 'n'>): string =>
  formatProjectNumber(program.receiptPrefix, year, n);

/** Returns the time of step `n` of a filing, counted from the submission, step 0. */
const getStepTime = (deps: DecidedDeps, n: number): Date =>
  getDateBefore(deps, deps.pace.submittedDaysAgo - deps.pace.stepDays * n);
const getCreationTime = (deps: DecidedDeps): Date =>
  getDateBefore(deps, deps.pace.submittedDaysAgo + DRAFT_DAYS);

/** Builds the answers of a filing, starting from the company's profile. */
async function buildAnswers(
  deps: DecidedDeps,
  { id, companyId, program, answers = {}, linked = {} }: Omit<DecidedFiling, 'outcome' | 'n'>,
): Promise<{ data: Answers; paper: SignedSnapshot }> {
  const { filings, year } = deps;
  const company = await filings.company(companyId);
  const form = await program.load();
  const ctx = createFilingContext(year, formatBeijingDay(getStepTime(deps, 0)));
  if (!company) throw new Error('a filing without its company');
  const begun = prefillAnswers(form, buildCompanyRecord(company), ctx, { linked });
  const data = applyRecordValues(form, mergeAnswers(begun, answers), buildCompanyRecord(company));
  const about = { id, version: 2, company: company.name, credit_code: company.creditCode };
  const filled = computeAnswers(form, data, ctx);
  return { data, paper: createSnapshot({ program, form, filled, ctx, filing: about }) };
}

async function submitFiling(deps: DecidedDeps, decided: DecidedFiling): Promise<SignedSnapshot> {
  const { db, filings, year } = deps;
  const { id, companyId, program, outcome } = decided;
  const { data, paper } = await buildAnswers(deps, decided);
  const submittedAt = getStepTime(deps, 0);
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
    reviewStartedAt: outcome.steps.length > 0 ? getStepTime(deps, 1) : null,
    returnedBy: decided.first ? 'first' : null,
    noticeUntil: decided.noticeUntil ?? null,
    createdAt: getCreationTime(deps),
    updatedAt: getStepTime(deps, outcome.steps.length),
    updatedBy: OWNER.name,
  });
  if (outcome.status === 'approved') {
    const approval = {
      filingId: id,
      projectNo: projectNo(deps, decided),
      approvedAt: getStepTime(deps, outcome.steps.length),
    };
    await createApprovalsStore(db).add({ ...approval, grantApproved: decided.grant ?? 0 });
    await giveRecognition(createRecognitionsStore(db), program, { ...approval, companyId, kind: '' });
  }
  const papers = decided.first
    ? [
        (
          await buildAnswers(deps, {
            ...decided,
            answers: mergeAnswers(decided.answers ?? {}, decided.first),
          })
        ).paper,
        paper,
      ]
    : [paper];
  const submissions = [submittedAt, getStepTime(deps, outcome.steps.length)];
  for (const [i, each] of papers.entries())
    await filings.insertSubmission({
      id: randomUUID(),
      filingId: id,
      seq: i + 1,
      receiptNo: formatReceiptNumber(
        program.receiptPrefix,
        formatBeijingDay(submissions[i] as Date),
        decided.n,
      ),
      submittedAt: submissions[i] as Date,
      submittedBy: OWNER.name,
      snapshot: each.text,
      sha256: each.sha256,
    });
  return paper;
}

/** Returns a day after the last step, by which the company must act. */
const getDueDay = (deps: DecidedDeps, { steps }: DemoOutcome): string =>
  formatBeijingDay(getStepTime(deps, steps.length + 1));

/** Builds the task book that an approval requires. */
const buildTaskBook = (
  deps: DecidedDeps,
  { program, outcome, grant = 0 }: Pick<DecidedFiling, 'program' | 'outcome' | 'grant'>,
) =>
  isTaskBookRequired(program, grant)
    ? { due: getDueDay(deps, outcome), how: getTaskBookNote(EMPTY_OFFICE_SETTINGS) }
    : undefined;

/** Builds the log details of a decision, from which its letter is generated. */
function buildLogDetails(
  deps: DecidedDeps,
  decided: DecidedFiling,
  action: string,
  department: unknown,
): Record<string, unknown> | null {
  if (action === 'approve') {
    const taskBook = buildTaskBook(deps, decided);
    return {
      project_no: projectNo(deps, decided),
      grant_approved: decided.grant ?? 0,
      ...(taskBook && { task_book_due: taskBook.due, task_book_how: taskBook.how }),
    };
  }
  if (action === 'reject_first') return { office: department, reasons: ['eligibility'] };
  return null;
}

async function log(deps: DecidedDeps, decided: DecidedFiling): Promise<void> {
  const { db, filings } = deps;
  const { id, companyId, outcome } = decided;
  const department = (await filings.company(companyId))?.profile.department;
  const life: (DemoStep & { at: Date })[] = [
    { action: 'create', to: 'draft', at: getCreationTime(deps) },
    { action: 'submit', to: 'submitted', at: getStepTime(deps, 0) },
    ...outcome.steps.map((step, i) => ({ ...step, at: getStepTime(deps, i + 1) })),
  ];
  for (const [i, { action, to, comment, at }] of life.entries())
    await createAuditStore(db, () => at).write({
      subjectKind: 'filing',
      subjectId: id,
      companyId,
      action,
      caller: findActor(action, department),
      fromStatus: life[i - 1]?.to ?? null,
      toStatus: to,
      version: i === 0 ? 1 : 2,
      comment,
      details: buildLogDetails(deps, decided, action, department),
    });
}

async function notify(
  deps: DecidedDeps,
  { id, companyId, program, outcome, ...decided }: DecidedFiling,
  data: Answers,
): Promise<void> {
  const { db } = deps;
  const { notice, steps } = outcome;
  if (!notice) return;
  const decidedAt = getStepTime(deps, steps.length);
  const grant = decided.grant ?? 0;
  await createInbox({ db, clock: () => decidedAt }).send({
    companyId,
    template: notice,
    program: program.key,
    filingId: id,
    link: '/enterpriseCenter/declare',
    params: {
      project: getFilingName(program, { data }),
      reasons: '不符合申报条件',
      appeal_until: formatBeijingMinute(computeAppealDeadline({ at: decidedAt }, new Map())),
      opinion: steps.at(-1)?.comment ?? '',
      project_no: getApprovalNumber(program, projectNo(deps, { program, ...decided })),
      ...createOutcomeParameters(program, grant, {
        taskBook: buildTaskBook(deps, { program, outcome, grant }),
        validity: program.recognition && computeValidity(program.recognition, formatBeijingDay(decidedAt)),
      }),
      deadline: getDueDay(deps, outcome),
      from: formatBeijingDay(getStepTime(deps, 2)),
      to: formatBeijingDay(new Date(getStepTime(deps, 2).getTime() + 7 * DAY_MS)),
    },
  });
}

/** Inserts a decided filing; returns the data that later filings take over from it. */
export async function addDecided(
  deps: DecidedDeps,
  companyId: string,
  program: Program,
  outcome: DemoOutcome,
  particulars: FilingParticulars = {},
): Promise<LinkedFiling> {
  const { filings } = deps;
  const n = await filings.nextReceipt(program.key, getBeijingYear(getStepTime(deps, 0)));
  const decided = { id: randomUUID(), companyId, program, outcome, n, ...particulars };
  const paper = await submitFiling(deps, decided);
  await log(deps, decided);
  const submitted = readSubmittedAnswers(JSON.parse(paper.text));
  await notify(deps, decided, submitted);
  const facts = { id: decided.id, no: projectNo(deps, decided), grant_approved: particulars.grant ?? 0 };
  return { facts, answers: submitted };
}
