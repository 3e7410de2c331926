/** Filing under review: its data for an office, its log, and decisions on it. */
import { hasRight } from '../../domain/accounts/roles';
import type { LogFile } from '../../domain/audit/chain';
import type { Program, Rule } from '../../domain/definition';
import type { PresentColleague } from '../../domain/filing/collaboration-calls';
import type { ComparedSubmissions, SubmissionPair } from '../../domain/filing/comparison-calls';
import { getRequiredSignatures, resolveOfficeStep } from '../../domain/filing/deciding';
import { getFirstReviewDeadline, isLate } from '../../domain/filing/due';
import { labelUnshownTexts } from '../../domain/filing/hidden-characters';
import { listKeysStillRead } from '../../domain/filing/reading-marks';
import { AT_HOME, isEditable } from '../../domain/filing/status';
import { getFilingSubject, loadEditionForm } from '../../domain/programs/edition-forms';
import type { DecisionBody, ReviewData } from '../../domain/review/calls';
import type { CheckKind } from '../../domain/review/checks';
import type { Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { workflowMessages } from '../../domain/workflow/messages';
import type { SignedPart } from '../../domain/workflow/signed-part';
import { findAwayToday, findDeputy } from '../absences/absences-service';
import { loadAppealHearing } from '../appeals/appeal-hearing';
import { assertInCharge, type Caller } from '../core/access';
import { createLogFile } from '../core/audit/log-file';
import { createRefusal, problems } from '../core/errors';
import { loadPanelProgress } from '../experts/panel-service';
import { recordPresence } from '../filings/collaboration-service';
import { compareSubmissions, listFilingChanges } from '../filings/compare-filings';
import { readTaskBook } from '../filings/decisions-store';
import { loadAttachments } from '../filings/file-faults';
import { toLogEntry } from '../filings/filing-log';
import { toFilingResponse } from '../filings/filing-response';
import { getFilingProgram } from '../filings/filing-steps';
import type { FilingOutline, FilingRow } from '../filings/filings-store';
import { type LoadedFiling, loadFiling, loadSubmitted } from '../filings/present-edition';
import { toOffice } from '../lookups/options';
import { toOverdueReports } from '../reports/overdue-view';
import { readReviewPosition } from '../workflows/workflows-service';
import { loadListedChecks } from './checks-service';
import { decide } from './decision-service';
import { assertNotHandedOver } from './handed-over';
import { assertNotHeld, getDecisionToSign, readWaitingDecision, toHeldDecision } from './held-decisions';
import type { ReviewDeps } from './review-deps';
import {
  addServerWarnings,
  findMatches,
  listOfficeActions,
  readDifferences,
  readFigures,
  readSignatures,
  removeCorrectionAnswer,
  toAnsweredCorrections,
  toRegisterFacts,
  toUpheldAppeals,
  toUpheldObjections,
} from './review-view';

/** Throws unless the filing was submitted and the caller reviews it. One that its company is working on counts as not found. */
export function requireReviewed<Row extends FilingOutline>(caller: Caller, row: Row | undefined): Row {
  if (!row?.submission || AT_HOME.includes(row.status)) throw problems.notFound();
  const { id, companyId, program } = row;
  assertInCharge(caller, { id, companyId, program, department: row.company.department }, 'filing');
  return row;
}

/** Records that the person has the filing open, or with null has left it; returns colleagues who have it open. */
export async function recordReviewerPresence(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  section: string | null | undefined,
): Promise<PresentColleague[]> {
  const row = requireReviewed(caller, await deps.filings.outline(id));
  await deps.readLog.note(caller, { kind: 'filing', subjectId: row.id, companyId: row.companyId });
  return recordPresence(deps, caller, row.id, { section });
}

type FindDeps = Pick<ReviewDeps, 'filings' | 'audit'>;

export async function findReviewed(deps: FindDeps, caller: Caller, id: string) {
  const found = await deps.filings.find(id);
  await assertNotHandedOver(deps, caller, found);
  const row = requireReviewed(caller, found);
  return { row, company: row.company, submission: row.submission as NonNullable<typeof row.submission> };
}

/** Loads the filing as submitted; changes that the company has made since are not shown before the next submission. */
async function loadSigned({ filings }: ReviewDeps, program: Program, row: FilingRow): Promise<LoadedFiling> {
  if (!isEditable(row.status)) return loadFiling(filings, program, row);
  const asked = { ...row, returned: row.returned.map(removeCorrectionAnswer) };
  const submitted = await loadSubmitted(filings, program, asked);
  return { ...submitted, signed: submitted.row.data };
}

/** Rules of the edition that a filing was submitted under; those of its paper where the edition is not known here. */
async function loadOwnRules(program: Program, { form, paper, row }: LoadedFiling): Promise<Rule[]> {
  if (!paper) return form.rules;
  const own = await loadEditionForm(program, { edition: paper.edition, batchYear: row.batchYear });
  return (own ?? form).rules;
}

const toAssignee = (
  assignment: { assigneeId: string | null; assigneeName: string | null } | null,
): ReviewData['assignee'] =>
  assignment?.assigneeId ? { id: assignment.assigneeId, name: assignment.assigneeName ?? '' } : null;

/** Objections and appeals behind the checks of a filing, in full; asked only where there are such checks. */
async function loadAnswerings(
  deps: ReviewDeps,
  caller: Caller,
  row: FilingRow,
  checks: ReviewData['checks'],
): Promise<Pick<ReviewData, 'upheld_objections' | 'upheld_appeals' | 'appeal_hearing'>> {
  const isFound = (sought: CheckKind) => checks.some(({ kind }) => kind === sought);
  const upheld = isFound('upheld_objection') ? await deps.objections.listUpheld([row.id]) : [];
  const overturned = isFound('upheld_appeal') ? await deps.appeals.listUpheld(row.id) : [];
  return {
    upheld_objections: toUpheldObjections(upheld),
    upheld_appeals: toUpheldAppeals(overturned),
    appeal_hearing: isFound('appeal') ? await loadAppealHearing(deps, caller, row) : null,
  };
}

/** Filing with everything the office needs for a decision. */
async function loadReviewData(
  deps: ReviewDeps,
  caller: Caller,
  { row, company, submission }: Awaited<ReturnType<typeof findReviewed>>,
  language: Language,
): Promise<ReviewData> {
  const { clock, audit, programs, reviews, files, experts } = deps;
  const program = getFilingProgram(programs, row);
  const [latest, before] = await reviews.snapshots(row.id, 2, caller.userId);
  if (!latest) throw problems.notFound();
  const loaded = await loadSigned(deps, program, row);
  const rules = await loadOwnRules(program, loaded);
  const answered = toFilingResponse(program, loaded, { caller, language, now: clock() });
  const filing = addServerWarnings(answered, latest.snapshot, language);
  const { approval, assignment } = latest;
  const assigneeId = assignment?.assigneeId;
  const timed = { ...row, reviewBy: row.window?.firstReviewBy ?? null };
  const waiting = readWaitingDecision(latest.waiting);
  const held = waiting ? toHeldDecision(caller, waiting) : null;
  const [changes, deputy, lines, matches, attachments, panel, checksOf, overdue, payments] =
    await Promise.all([
      before
        ? listFilingChanges(files, row.companyId, before.snapshot, latest.snapshot, language, true)
        : null,
      assigneeId ? findAwayToday(deps).then((away) => findDeputy(away, assigneeId)) : null,
      audit.read('filing', row.id),
      findMatches(reviews, caller, { rules, row: loaded.row }, language),
      loadAttachments(files, loaded, language),
      hasRight(caller, 'panel.read') ? loadPanelProgress(experts, row.id) : null,
      loadListedChecks(deps, caller, [{ filingId: row.id, program: row.program }]),
      deps.overdue.ofCompany(row.companyId, formatBeijingDay(clock())),
      approval ? deps.payments.standing(row.id) : [],
    ]);
  const { checks } = checksOf(row.id);
  return {
    filing,
    assignee: toAssignee(assignment),
    assignment_version: assignment?.version ?? 0,
    deputy,
    company: {
      name: company.name,
      credit_code: company.creditCode,
      department: toOffice(company.department, language),
    },
    subject: getFilingSubject(program, loaded.row),
    submitted_by: submission.submittedBy,
    signatures: readSignatures(latest.snapshot),
    submission: submission.seq,
    review_by: getFirstReviewDeadline(timed)?.toISOString() ?? null,
    level_due_at: row.levelDueAt?.toISOString() ?? null,
    is_late: isLate(timed, clock()),
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    log: lines.map((line) => toLogEntry(line, language, 'office')),
    differences: readDifferences(latest.snapshot, language),
    matches,
    figures: readFigures(latest.snapshot, caller, company.department, language),
    registers: toRegisterFacts(latest, clock()),
    reports: toOverdueReports(overdue, language),
    checks,
    ...(await loadAnswerings(deps, caller, row, checks)),
    unshown: labelUnshownTexts(loaded.form, loaded.row.data, language),
    changes,
    corrections: toAnsweredCorrections(latest.corrections, loaded.row.data, changes ?? []),
    attachments,
    approval: approval && {
      project_no: approval.projectNo,
      grant_approved: approval.grantApproved,
      task_book: readTaskBook(lines.findLast(({ action }) => action === 'approve')?.details ?? null),
      payments,
    },
    notice_until: row.status === 'publicised' ? row.noticeUntil : null,
    read: listKeysStillRead(latest.marks, submission.seq, changes ?? []),
    steps: held
      ? []
      : listOfficeActions({ ...row, ...readReviewPosition(row, program) }, caller, formatBeijingDay(clock())),
    held,
    to_sign: waiting ? getDecisionToSign(caller, waiting) : null,
    panel,
  };
}

const openReviewData = async (
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReviewData> => loadReviewData(deps, caller, await findReviewed(deps, caller, id), language);

/** Opens a filing for the office, or preloads it (`isAhead`), and logs the read. */
export async function openReviewed(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  isAhead: boolean,
  language: Language,
): Promise<ReviewData> {
  const found = await findReviewed(deps, caller, id);
  const view = await loadReviewData(deps, caller, found, language);
  const { id: subjectId, companyId } = found.row;
  await deps.readLog.note(caller, { kind: isAhead ? 'ahead' : 'filing', subjectId, companyId });
  return view;
}

export async function createReviewedLogFile(deps: ReviewDeps, caller: Caller, id: string): Promise<LogFile> {
  const { row } = await findReviewed(deps, caller, id);
  return createLogFile(row, await deps.audit.read('filing', row.id), deps.clock());
}

/** Decides on a filing that the caller reviews; throws if another decision on it is waiting. */
export async function applyDecision(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  decision: DecisionBody,
  language: Language,
  signatures?: readonly SignedPart[],
): Promise<void> {
  const { row } = await findReviewed(deps, caller, id);
  await assertNotHeld(deps, caller, row.id);
  await decide(deps, caller, row.id, decision, language, signatures);
}

export async function decideReviewed(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  decision: DecisionBody,
  language: Language,
): Promise<ReviewData> {
  const { row } = await findReviewed(deps, caller, id);
  const position = readReviewPosition(row, getFilingProgram(deps.programs, row));
  const { transition } = resolveOfficeStep(decision.action, position, caller);
  if (transition && getRequiredSignatures(decision.action, position).length > 0)
    throw createRefusal(workflowMessages.needsSignatures);
  await applyDecision(deps, caller, id, decision, language);
  return openReviewData(deps, caller, id, language);
}

export async function compareReviewedSubmissions(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  asked: SubmissionPair,
  language: Language,
): Promise<ComparedSubmissions> {
  const { row } = await findReviewed(deps, caller, id);
  return compareSubmissions(deps, caller, row, asked, language);
}
