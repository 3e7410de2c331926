/** Stores a submission: its snapshot, hash and receipt number are kept permanently. */

import { randomUUID } from 'node:crypto';
import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Form, FormContext, Program } from '../../domain/definition';
import { getDecidingPlace } from '../../domain/filing/deciding-level';
import { filingMessages } from '../../domain/filing/messages';
import type { RuleResult } from '../../domain/filing/rule-words';
import type { FilingStatus } from '../../domain/filing/status';
import { readSubject } from '../../domain/filing/subject';
import { department } from '../../domain/reference/authorities';
import type { Text } from '../../domain/text';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import type { DocumentSignature } from '../../domain/workflow/signatories';
import { getWorkflowLevel, levelInfo, type WorkflowVersion } from '../../domain/workflow/workflow';
import { readWorkCalendar } from '../calendar/calendar-service';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { StepMove } from '../core/steps/step';
import { computeLevelDue, readReviewPosition } from '../workflows/workflows-service';
import type { ReadAnswers } from './answers';
import type { AnsweredQuestion } from './figures-service';
import type { FilingRow, FilingsStore } from './filings-store';
import type { PresentRow } from './present-edition';
import { toAuditedSignature } from './signatories-service';
import {
  createSnapshot,
  diffSnapshots,
  numberSubmission,
  type SignedSnapshot,
  takeReceiptNumber,
} from './snapshot';

/** Filing that passed all checks of a submission. */
export interface ReadySubmission extends ReadAnswers {
  row: PresentRow;
  form: Form;
  ctx: FormContext;
  rules: RuleResult[];
  /** Answers that differ from the company's record. */
  differences: RecordDifference[];
  /** Figures that differ from the company's other filings. */
  questions: AnsweredQuestion[];
  /** Submitted answers of the filing that this one continues. */
  continued?: Answers | undefined;
  /** Workflow of the submission; null: default of its program. */
  workflow: WorkflowVersion | null;
  /** Signatures of the company's people. */
  signatures: DocumentSignature[];
  /** Ids of warnings that the filer confirmed having read. */
  confirmed: readonly string[];
}

/** Department in charge of the first review, named by the company's profile. */
export const getFirstDepartment = (profile: Record<string, unknown>): Text =>
  department.items.find(({ value }) => value === profile.department) ?? filingMessages.departmentInCharge;

/** Office that decided: a department by its key, else the name of the office at that time; null where none did. */
export function readDecidingOffice(details: Record<string, unknown> | null): Text | null {
  const office = details?.office;
  return typeof office === 'string'
    ? getFirstDepartment({ department: office })
    : ((office ?? null) as Text | null);
}

export interface SignDeps extends Pick<Deps, 'db'> {
  filings: Pick<FilingsStore, 'latestSnapshot' | 'nextReceipt' | 'insertSubmission'>;
}

/** The level that decides next, with its deadline, and the workflow of the filing. */
async function buildReviewRoute(
  deps: SignDeps,
  program: Program,
  { row, workflow }: ReadySubmission,
  { to }: StepMove,
  now: Date,
) {
  const position = readReviewPosition({ ...row, status: to as FilingStatus, workflow }, program);
  const place = getDecidingPlace(position) ?? 0;
  const level = getWorkflowLevel(position.workflow, place);
  const levelDueAt =
    level.dueDays !== null
      ? computeLevelDue(position.workflow, place, now, await readWorkCalendar(deps))
      : null;
  return { level, workflow, levelDueAt };
}

function createSubmissionSnapshot(
  program: Program,
  { form, filled, ctx, row, rules, differences, questions, signatures, confirmed }: ReadySubmission,
  { name, mandate }: Caller,
): SignedSnapshot {
  return createSnapshot({
    program,
    form,
    filled,
    ctx,
    filing: {
      id: row.id,
      version: row.version + 1,
      company: row.company.name,
      credit_code: row.company.creditCode,
    },
    differences,
    questions,
    signatures,
    agent: mandate ? { name, given_on: mandate.givenOn } : null,
    rules,
    confirmed,
  });
}

/** Inserts the submission. The receipt number is taken after everything else that can fail. */
async function keep(
  { filings }: SignDeps,
  program: Program,
  row: FilingRow,
  caller: Caller,
  { text, sha256 }: SignedSnapshot,
  now: Date,
) {
  const takeNumber = () => takeReceiptNumber(filings, program.key, program.receiptPrefix, now);
  const submission = {
    ...(await numberSubmission(row.submission, takeNumber)),
    submittedAt: now,
    submittedBy: caller.name,
    sha256,
  };
  const stored = {
    ...submission,
    id: randomUUID(),
    filingId: row.id,
    snapshot: text,
    corrections: row.returned,
  };
  await filings.insertSubmission(stored, { isTrial: isTrialProgram(program.key) });
  return submission;
}

/** Stores the submission; returns the change of the filing, its audit details and the parameters of its message. */
export async function sign(
  deps: SignDeps,
  program: Program,
  caller: Caller,
  ready: ReadySubmission,
  move: StepMove,
  now: Date,
) {
  const { row, answers, overruled, signatures } = ready;
  const paper = createSubmissionSnapshot(program, ready, caller);
  const before = row.submission && (await deps.filings.latestSnapshot(row.id));
  const submission = await keep(deps, program, row, caller, paper, now);
  const { receiptNo } = submission;
  const { level, ...route } = await buildReviewRoute(deps, program, ready, move, now);
  return {
    change: {
      data: answers,
      edition: program.edition,
      editionNote: row.editionNote,
      returned: [],
      correctionDueAt: null,
      updatedBy: caller.name,
      signed: [],
      declined: [],
      ...route,
    },
    row: { submission, overruled },
    details: {
      receipt: receiptNo,
      level: level.code,
      sha256: paper.sha256,
      ...(before && { changes: diffSnapshots(before, paper.text) }),
      ...(signatures.length > 0 && { hands: signatures.map(toAuditedSignature) }),
      ...(overruled.length > 0 && { overruled: overruled.map(({ message }) => message.zh) }),
    },
    facts: {
      params: {
        project: readSubject(program, answers) ?? row.company.name,
        program: program.title,
        time: formatBeijingMinute(now),
        no: receiptNo,
        department: getFirstDepartment(row.company.profile),
        level: levelInfo[level.code],
      },
    },
  };
}
