/**
 * Submitting: everything is checked again, and the filing is signed in the same transaction. Of several attempts one
 * succeeds; the others get its receipt.
 */

import { buildCompanyRecord, recordDifferences, recordWarnings } from '../../domain/company/record';
import { submitFault } from '../../domain/company/status';
import type { Answers, Context, Form, Program } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { openCorrections } from '../../domain/filing/corrections';
import type { AsideAnswer } from '../../domain/filing/edition-note';
import type { FilingFault } from '../../domain/filing/fault-words';
import { listFigureWarnings } from '../../domain/filing/figures';
import { type LinkedFilingTarget, withLinked } from '../../domain/filing/linked';
import { correctionMessages, filingMessages } from '../../domain/filing/messages';
import { runRules } from '../../domain/filing/rules';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import { separateVoidedSignatures } from '../../domain/filing/signed';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findMissingSignatures, listSigningProgress } from '../../domain/workflow/signatories';
import { type Chosen, findChosen, lockContinued } from '../continuing/continuing-service';
import { assertMay, type Caller } from '../core/access';
import { business, type Problem } from '../core/errors';
import { step } from '../core/steps/step';
import { refusalOf } from '../windows/windows-service';
import { contextOf, type ReadAnswers, readDraft } from './answers';
import { questionsOf } from './figures-service';
import type { FilingDeps } from './filing-deps';
import { inLanguage, isGraced, windowOf } from './filing-response';
import { ownFiling } from './filing-steps';
import type { FilingRow } from './filings-store';
import { hashOf, paperOf } from './hands-service';
import { signingOf, workflowFor } from './next-workflow';
import {
  assertPresentEdition,
  editionLine,
  inPresentEdition,
  type PresentRow,
  withAside,
} from './present-edition';
import { assertInCorrectionTime, versionMissing } from './refusals';
import { saveFiling } from './save-service';
import { serverFaults } from './server-rules';
import { type Ready, sign } from './sign-submission';
import { findSubmissionFaults } from './submission-faults';

export interface Submission {
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

function answersOf(
  row: PresentRow,
  { data }: Submission,
  form: Form,
  ctx: Context,
  link: LinkedFilingTarget | undefined,
): ReadAnswers {
  if (data)
    return readDraft(form, data, ctx, { kind: row.kind, record: buildCompanyRecord(row.company), link });
  const answers = link ? withLinked(form, row.data, link) : row.data;
  return { answers, filled: computeAnswers(form, answers, ctx), overruled: row.overruled ?? [] };
}

/** Refuses a filing outside its window, with the dates. A returned one has a deadline of its own. */
export function assertInWindow(row: FilingRow, program: Program, now: Date): void {
  const window = windowOf(row);
  const refusal = refusalOf(window, program.title, now);
  if (!refusal) return;
  throw business(refusal, {
    server_time: now.toISOString(),
    opens_at: window?.opensAt.toISOString() ?? null,
    closes_at: window?.closesAt.toISOString() ?? null,
    ...(window?.extendedUntil && { extended_until: window.extendedUntil.toISOString() }),
  });
}

function incomplete(program: Program, faults: FilingFault[], language: Language): Problem {
  const text = program.incompleteMessage ?? fillText(filingMessages.incomplete, { count: faults.length });
  return business(text, { missing: inLanguage(faults, language) });
}

const unanswered = (open: FilingFault[], language: Language): Problem =>
  business(fillText(correctionMessages.openInAll, { count: open.length }), {
    missing: inLanguage(open, language),
  });

const refused = ({ continues }: Program, chosen: Chosen | undefined): FilingFault[] =>
  continues && chosen?.refusal ? [{ path: continues.id, code: 'continues', message: chosen.refusal }] : [];

/** The filing in the present edition of its form. Refuses a company that may not file, and answers without a version. */
async function prepare(
  { filings, audit }: FilingDeps,
  program: Program,
  caller: Caller,
  { version, data, edition, aside }: Submission,
  row: PresentRow,
): Promise<PresentRow> {
  const fault = submitFault((await filings.company(row.companyId))?.status ?? '');
  if (fault) throw business(fault);
  if ((version === undefined || version === null) && data) throw versionMissing();
  assertPresentEdition(program, edition);
  const present = inPresentEdition(program, await program.load(), row);
  if (present.edition !== row.edition)
    await audit.write(editionLine(row, present.editionNote, row.version, caller));
  return { ...present, editionNote: withAside(present.editionNote, aside, program.edition) };
}

/** The filing that this one continues. It is held: nobody takes its approval away before this one is signed. */
async function chosenBy(deps: FilingDeps, program: Program, row: FilingRow, { data }: Submission) {
  const answers = data ?? row.data;
  await lockContinued(deps, program, answers);
  return findChosen(deps, program, { companyId: row.companyId, id: row.id, answers });
}

/** Signatures that are good for what is submitted, and the hands that have not signed it. */
function signaturesOf(program: Program, row: PresentRow, answers: Answers) {
  const signing = signingOf(program, row);
  if (!signing) return { good: [], missing: null };
  const { good } = separateVoidedSignatures(row.signed, answers, hashOf);
  const standing = listSigningProgress(signing, good);
  return {
    good: standing.flatMap(({ signature }) => signature ?? []),
    missing: findMissingSignatures(standing),
  };
}

/** Everything that is signed, once all checks are passed. Throws what is missing. */
async function readyToSign(
  deps: FilingDeps,
  program: Program,
  submission: Submission,
  row: PresentRow,
  now: Date,
): Promise<Ready> {
  const form = await program.load();
  const chosen = await chosenBy(deps, program, row, submission);
  const ctx = contextOf(row.batchYear, formatBeijingDay(now));
  const given = answersOf(row, submission, form, ctx, chosen?.link);
  const differences = recordDifferences(form, given.filled, ctx, buildCompanyRecord(row.company));
  const questions = await questionsOf(deps, program, form, row, given.filled);
  const beside = [...recordWarnings(differences), ...listFigureWarnings(questions)];
  const rules = [...runRules(form, given.filled, ctx), ...beside];
  const continued = chosen?.paper;
  const confirmed = submission.confirmed ?? [];
  const { good, missing } = signaturesOf(program, row, submission.data ? given.answers : row.data);
  const signatures = good.map(paperOf);
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
    workflow: workflowFor(row),
    signatures,
  };
  const faults = [
    ...refused(program, chosen),
    ...(await findSubmissionFaults(deps.files, row.companyId, ready, rules)),
    ...(await serverFaults(deps.filings, ready)),
  ];
  const open = openCorrections(row.returned, given.filled);
  if (faults.length > 0) throw incomplete(program, [...faults, ...open], submission.language);
  if (open.length > 0) throw unanswered(open, submission.language);
  if (missing) throw business(fillText(signatoryMessages.missing, { hands: missing }));
  return ready;
}

async function submitExisting(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  submission: Submission & { id: string },
): Promise<PresentRow> {
  const { id, version } = submission;
  const request = {
    id,
    version,
    caller,
    action: 'submit' as const,
    prepare: (row: PresentRow) => prepare(deps, program, caller, submission, row),
  };
  return step(deps, ownFiling(deps, program), request, async (row, move, now) => {
    assertInCorrectionTime(row, now);
    if (row.status !== 'returned' && !isGraced(row, now)) assertInWindow(row, program, now);
    return sign(deps, program, caller, await readyToSign(deps, program, submission, row, now), move, now);
  });
}

/** Submits a filing; one without an id is begun, saved and submitted in one. */
export function submitFiling(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  submission: Submission,
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
