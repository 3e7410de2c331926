/**
 * Submitting: everything is checked again, and the filing is signed in the same transaction. Of several attempts one
 * succeeds; the others get its receipt.
 */

import { buildCompanyRecord, createRecordWarnings, listRecordDifferences } from '../../domain/company/record';
import { findSubmissionFault } from '../../domain/company/status';
import type { Answers, Form, FormContext, Program } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { listOpenCorrections } from '../../domain/filing/corrections';
import type { AsideAnswer } from '../../domain/filing/edition-note';
import { listFigureWarnings } from '../../domain/filing/figures';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { applyLinkedValues, type LinkedFilingTarget } from '../../domain/filing/linked-filings';
import { correctionMessages, filingMessages } from '../../domain/filing/messages';
import { runRules } from '../../domain/filing/rules';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import { separateVoidedSignatures } from '../../domain/filing/signed-answers';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findMissingSignatures, listSigningProgress } from '../../domain/workflow/signatories';
import { type ChosenContinuation, findChosen, lockContinued } from '../continuing/continuing-service';
import { assertMay, type Caller } from '../core/access';
import { createRefusal, type Problem } from '../core/errors';
import { step } from '../core/steps/step';
import { findFilingRefusal } from '../windows/windows-service';
import { createFilingContext, type ReadAnswers, readDraft } from './answers';
import { listAnsweredQuestions } from './figures-service';
import type { FilingDeps } from './filing-deps';
import { getEffectiveWindow, isGraced, toPathMessages } from './filing-response';
import { createOwnFilingSubject } from './filing-steps';
import type { FilingRow } from './filings-store';
import { getSigning, selectWorkflow } from './next-workflow';
import {
  assertPresentEdition,
  convertToPresentEdition,
  createEditionLine,
  type PresentRow,
  withAside,
} from './present-edition';
import { assertInCorrectionTime, createMissingVersionProblem } from './refusals';
import { saveFiling } from './save-service';
import { findServerFaults } from './server-rules';
import { type ReadySubmission, sign } from './sign-submission';
import { computeTextHash, toSnapshotSignature } from './signatories-service';
import { findSubmissionFaults } from './submission-faults';

export interface SubmissionRequest {
  /** Absent: a new filing of the current batch, saved and submitted in one. */
  id?: string | null;
  /** The id that the client made for a new filing. */
  newId?: string | null;
  kind: string;
  /** The version that the filer saw; needed with `data`. */
  version?: number | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  /** The last edits; without them what is stored is submitted. */
  data?: Record<string, unknown>;
  /** Answers that the client set aside when it came to this edition. */
  aside?: AsideAnswer[] | undefined;
  confirmed?: readonly string[];
  language: Language;
}

function readSubmittedAnswers(
  row: PresentRow,
  { data }: SubmissionRequest,
  form: Form,
  ctx: FormContext,
  link: LinkedFilingTarget | undefined,
): ReadAnswers {
  if (data)
    return readDraft(form, data, ctx, { kind: row.kind, record: buildCompanyRecord(row.company), link });
  const answers = link ? applyLinkedValues(form, row.data, link) : row.data;
  return { answers, filled: computeAnswers(form, answers, ctx), overruled: row.overruled ?? [] };
}

/** Refuses a filing outside its window, with the dates. A returned one has a deadline of its own. */
export function assertInWindow(row: FilingRow, program: Program, now: Date): void {
  const window = getEffectiveWindow(row);
  const refusal = findFilingRefusal(window, program.title, now);
  if (!refusal) return;
  throw createRefusal(refusal, {
    server_time: now.toISOString(),
    opens_at: window?.opensAt.toISOString() ?? null,
    closes_at: window?.closesAt.toISOString() ?? null,
    ...(window?.extendedUntil && { extended_until: window.extendedUntil.toISOString() }),
  });
}

function createIncompleteProblem(program: Program, faults: FilingFault[], language: Language): Problem {
  const text = program.incompleteMessage ?? fillText(filingMessages.incomplete, { count: faults.length });
  return createRefusal(text, { missing: toPathMessages(faults, language) });
}

const createUnansweredProblem = (open: FilingFault[], language: Language): Problem =>
  createRefusal(fillText(correctionMessages.openInAll, { count: open.length }), {
    missing: toPathMessages(open, language),
  });

const listRefusals = ({ continues }: Program, chosen: ChosenContinuation | undefined): FilingFault[] =>
  continues && chosen?.refusal ? [{ path: continues.id, code: 'continues', message: chosen.refusal }] : [];

/** The filing in the present edition of its form. Refuses a company that may not file, and answers without a version. */
async function prepareRow(
  { filings, audit }: FilingDeps,
  program: Program,
  caller: Caller,
  { version, data, edition, aside }: SubmissionRequest,
  row: PresentRow,
): Promise<PresentRow> {
  const fault = findSubmissionFault((await filings.company(row.companyId))?.status ?? '');
  if (fault) throw createRefusal(fault);
  if ((version === undefined || version === null) && data) throw createMissingVersionProblem();
  assertPresentEdition(program, edition);
  const present = convertToPresentEdition(program, await program.load(), row);
  if (present.edition !== row.edition)
    await audit.write(createEditionLine(row, present.editionNote, row.version, caller));
  return { ...present, editionNote: withAside(present.editionNote, aside, program.edition) };
}

/** Finds and locks the continued filing, so that its approval cannot be revoked before submission. */
async function findChosenContinuation(
  deps: FilingDeps,
  program: Program,
  row: FilingRow,
  { data }: SubmissionRequest,
) {
  const answers = data ?? row.data;
  await lockContinued(deps, program, answers);
  return findChosen(deps, program, { companyId: row.companyId, id: row.id, answers });
}

/** Signatures that are good for what is submitted, and the hands that have not signed it. */
function listSignatures(program: Program, row: PresentRow, answers: Answers) {
  const signing = getSigning(program, row);
  if (!signing) return { good: [], missing: null };
  const { good } = separateVoidedSignatures(row.signed, answers, computeTextHash);
  const progress = listSigningProgress(signing, good);
  return {
    good: progress.flatMap(({ signature }) => signature ?? []),
    missing: findMissingSignatures(progress),
  };
}

/** Prepares the content to be signed after all checks; throws the faults. */
async function prepareSubmission(
  deps: FilingDeps,
  program: Program,
  submission: SubmissionRequest,
  row: PresentRow,
  now: Date,
): Promise<ReadySubmission> {
  const form = await program.load();
  const chosen = await findChosenContinuation(deps, program, row, submission);
  const ctx = createFilingContext(row.batchYear, formatBeijingDay(now));
  const given = readSubmittedAnswers(row, submission, form, ctx, chosen?.link);
  const differences = listRecordDifferences(form, given.filled, ctx, buildCompanyRecord(row.company));
  const questions = await listAnsweredQuestions(deps, program, form, row, given.filled);
  const beside = [...createRecordWarnings(differences), ...listFigureWarnings(questions)];
  const rules = [...runRules(form, given.filled, ctx), ...beside];
  const continued = chosen?.snapshot;
  const confirmed = submission.confirmed ?? [];
  const { good, missing } = listSignatures(program, row, submission.data ? given.answers : row.data);
  const signatures = good.map(toSnapshotSignature);
  const ready = {
    ...given,
    row,
    form,
    ctx,
    rules,
    differences,
    questions,
    continued,
    confirmed,
    workflow: selectWorkflow(row),
    signatures,
  };
  const faults = [
    ...listRefusals(program, chosen),
    ...(await findSubmissionFaults(deps.files, row.companyId, ready, rules)),
    ...(await findServerFaults(deps.filings, ready)),
  ];
  const open = listOpenCorrections(row.returned, given.filled);
  if (faults.length > 0) throw createIncompleteProblem(program, [...faults, ...open], submission.language);
  if (open.length > 0) throw createUnansweredProblem(open, submission.language);
  if (missing) throw createRefusal(fillText(signatoryMessages.missing, { hands: missing }));
  return ready;
}

async function submitExisting(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  submission: SubmissionRequest & { id: string },
): Promise<PresentRow> {
  const { id, version } = submission;
  const request = {
    id,
    version,
    caller,
    action: 'submit' as const,
    prepare: (row: PresentRow) => prepareRow(deps, program, caller, submission, row),
  };
  return step(deps, createOwnFilingSubject(deps, program), request, async (row, move, now) => {
    assertInCorrectionTime(row, now);
    if (row.status !== 'returned' && !isGraced(row, now)) assertInWindow(row, program, now);
    return sign(
      deps,
      program,
      caller,
      await prepareSubmission(deps, program, submission, row, now),
      move,
      now,
    );
  });
}

/** Submits a filing; one without an id is begun, saved and submitted in one. */
export function submitFiling(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  submission: SubmissionRequest,
): Promise<PresentRow> {
  assertMay(caller, 'filing.submit');
  const { id } = submission;
  if (id) return submitExisting(deps, program, caller, { ...submission, id });
  return deps.db.transaction(async () => {
    const { data = {}, ...rest } = submission;
    const { kind, edition, aside, newId } = rest;
    const draft = await saveFiling(deps, program, caller, { data, kind, edition, aside, newId });
    return submitExisting(deps, program, caller, { ...rest, id: draft.id, version: draft.version });
  });
}
