/** API view of assessments, for their expert only. */

import type { Answers, Criterion, Program } from '../../domain/definition';
import {
  canReadFiling,
  computeTotalScore,
  type ExpertRecommendation,
  isAssessmentLate,
  summarizeAssessments,
} from '../../domain/experts/assessment';
import type { AssessmentData, AssessmentHead, PanelData, PanelMember } from '../../domain/experts/calls';
import { redactIdentity, redactWords, removeFileAnswers } from '../../domain/filing/blind-review';
import { maskAnswers } from '../../domain/filing/privacy';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { FilesDeps } from '../files/files-service';
import { loadAttachments } from '../filings/file-faults';
import { formatBatchName } from '../filings/filing-response';
import { getFilingProgram } from '../filings/filing-steps';
import type { FilingRow, FilingsStore } from '../filings/filings-store';
import { type LoadedFiling, loadFiling } from '../filings/present-edition';
import { listSubjectPaths } from '../reports/report-deps';
import { formatSubject } from '../reports/reports-service';
import { type AssessmentReturn, loadReturns } from './assessment-returns';
import type { AssignedRow } from './assessments-store';
import type { ExpertDeps } from './expert-deps';
import { getAssessmentState } from './expert-steps';
import type { MemberRow, PanelRow } from './panels-store';

/** Submitted assessment of a panel member for the office. */
const toSubmittedAssessment = (
  criteria: readonly Criterion[],
  {
    scores,
    comments,
    recommendation,
    remarks,
  }: Pick<MemberRow, 'scores' | 'comments' | 'recommendation' | 'remarks'>,
): NonNullable<PanelMember['said']> => ({
  scores: scores as Record<string, number>,
  comments: comments as Record<string, string>,
  recommendation,
  remarks,
  total: computeTotalScore(criteria, scores),
});

const toPanelMember = (
  panel: PanelRow,
  row: MemberRow,
  returned: AssessmentReturn | undefined,
  now: Date,
): PanelMember => ({
  id: row.id,
  expert: { id: row.expertId, name: row.name, username: row.username },
  state: row.state,
  late: isAssessmentLate(panel.dueAt, row.submittedAt, row.state, now),
  declared_at: row.declaredAt?.toISOString() ?? null,
  conflict_reason: row.conflictReason,
  submitted_at: row.submittedAt?.toISOString() ?? null,
  reminded_at: row.remindedAt?.toISOString() ?? null,
  said: row.state === 'submitted' ? toSubmittedAssessment(panel.criteria, row) : null,
  returned: returned ?? null,
});

export const toPanelData = (
  panel: PanelRow,
  members: MemberRow[],
  returns: Map<string, AssessmentReturn>,
  isOpen: boolean,
  now: Date,
): PanelData => ({
  version: panel.version,
  code: panel.code,
  due_at: panel.dueAt.toISOString(),
  is_due_over: panel.dueAt <= now,
  blind: panel.blind,
  attachments_released: panel.attachmentsReleased,
  criteria: panel.criteria,
  members: members.map((row) => toPanelMember(panel, row, returns.get(row.id), now)),
  summary: summarizeAssessments(panel.criteria, members),
  open: isOpen,
});

/**
 * Dependencies for showing a filing to an expert: as it was submitted, with sensitive answers masked, and in a blind review
 * without the company's identity.
 */
interface AssessmentViewDeps {
  filings: Pick<FilingsStore, 'latestSnapshot'>;
  files: FilesDeps;
}

interface ShownAnswers {
  data: Answers;
  paper: SubmittedForm | null;
}

async function hideCompany(
  program: Program,
  { row, form, paper }: LoadedFiling,
  { name, creditCode }: AssignedRow['company'],
): Promise<ShownAnswers> {
  const { answers, words } = redactIdentity([form, await program.load()], row.data, [name, creditCode]);
  return { data: answers, paper: paper && redactWords(paper, words) };
}

/** `stored`: filing in expert review that the assessment is about. */
async function loadAssessedFiling(
  { filings, files }: AssessmentViewDeps,
  program: Program,
  stored: FilingRow,
  { panel, company }: Pick<AssignedRow, 'panel' | 'company'>,
  language: Language,
): Promise<NonNullable<AssessmentData['filing']>> {
  const reading = await loadFiling(filings, program, stored);
  const masked = { ...reading, row: { ...reading.row, data: maskAnswers(reading.form, reading.row.data) } };
  const isWithheld = panel.blind && !panel.attachmentsReleased;
  const shown = panel.blind
    ? await hideCompany(program, reading, company)
    : { data: masked.row.data, paper: masked.paper };
  return {
    batch: formatBatchName(stored),
    submitted_on: formatBeijingDay(stored.submission?.submittedAt ?? stored.updatedAt),
    ...(shown.paper && { paper: shown.paper }),
    data: isWithheld ? removeFileAnswers(reading.form, shown.data) : shown.data,
    attachments: isWithheld ? null : await loadAttachments(files, reading, language),
  };
}

/**
 * Head of an assessment. In an open review it names the company before the expert has declared, because the declaration needs it.
 */
function toAssessmentHead(
  { programs, clock }: ExpertDeps,
  row: AssignedRow,
  subject: string | undefined,
  isReturned: boolean,
  language: Language,
): AssessmentHead {
  const { assessment, panel, filing, company } = row;
  const program = programs.find(({ key }) => key === filing.program);
  const state = getAssessmentState(row);
  return {
    id: assessment.id,
    code: panel.code,
    program: filing.program,
    title: program ? say(program.title, language) : filing.program,
    subject: panel.blind ? null : formatSubject(subject),
    company: panel.blind ? null : company.name,
    batch: formatBatchName(filing),
    state,
    blind: panel.blind,
    due_at: panel.dueAt.toISOString(),
    late: isAssessmentLate(panel.dueAt, assessment.submittedAt, state, clock()),
    open: filing.status === 'expert_review',
    submitted_at: assessment.submittedAt?.toISOString() ?? null,
    is_returned: isReturned,
    total: computeTotalScore(panel.criteria, assessment.scores),
    version: assessment.version,
    updated_at: assessment.updatedAt.toISOString(),
  };
}

const loadSubjects = ({ reports, programs }: ExpertDeps, rows: AssignedRow[]) =>
  reports.subjects(
    rows.map(({ filing }) => filing.id),
    listSubjectPaths(programs),
  );

async function loadShownFiling(
  deps: ExpertDeps,
  row: AssignedRow,
  language: Language,
): Promise<AssessmentData['filing']> {
  if (row.filing.status !== 'expert_review' || !canReadFiling(getAssessmentState(row))) return null;
  const stored = await deps.filings.find(row.filing.id);
  if (!stored) return null;
  return loadAssessedFiling(deps, getFilingProgram(deps.programs, stored), stored, row, language);
}

const loadAssignedReturns = (deps: ExpertDeps, rows: AssignedRow[]) =>
  loadReturns(
    deps,
    rows.map((row) => ({ id: row.assessment.id, state: getAssessmentState(row) })),
  );

export async function loadAssessmentData(
  deps: ExpertDeps,
  row: AssignedRow,
  language: Language,
): Promise<AssessmentData> {
  const { assessment, panel, filing } = row;
  const subjects = await loadSubjects(deps, [row]);
  const returned = (await loadAssignedReturns(deps, [row])).get(assessment.id);
  const recommendation = assessment.recommendation as ExpertRecommendation | null;
  return {
    ...toAssessmentHead(deps, row, subjects.get(filing.id), returned !== undefined, language),
    conflict_reason: assessment.conflictReason,
    criteria: panel.criteria,
    said: toSubmittedAssessment(panel.criteria, { ...assessment, recommendation }),
    returned: returned ? { at: returned.at, reason: returned.reason } : null,
    filing: await loadShownFiling(deps, row, language),
  };
}

export async function loadAssessmentHeads(
  deps: ExpertDeps,
  rows: AssignedRow[],
  language: Language,
): Promise<AssessmentHead[]> {
  const subjects = await loadSubjects(deps, rows);
  const returns = await loadAssignedReturns(deps, rows);
  return rows.map((row) =>
    toAssessmentHead(deps, row, subjects.get(row.filing.id), returns.has(row.assessment.id), language),
  );
}
