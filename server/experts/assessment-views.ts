/** Assignments on the wire, for the expert alone. */
import type { AssessmentData, AssessmentHead } from '../../domain/calls/experts';
import type { Program } from '../../domain/definition';
import {
  type AssessmentState,
  isLate,
  type Recommendation,
  readsFiling,
  totalOf,
} from '../../domain/experts/assessing';
import { type Language, say } from '../../domain/text';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { Files } from '../files/files-service';
import { batchName } from '../filings/filing-view';
import type { FilingsStore } from '../filings/filings-store';
import { shownSubject, subjectPathsOf } from '../reports/reports-service';
import type { ReportsStore } from '../reports/reports-store';
import { assessedFiling } from './assessed-filing';
import type { AssignedRow } from './assessments-store';
import { codeOf } from './expert-mail';
import { saidOf } from './panel-view';

interface ViewDeps extends Pick<Deps, 'clock'> {
  programs: Program[];
  filings: Pick<FilingsStore, 'find' | 'latestSnapshot'>;
  files: Pick<Files, 'ofCompany'>;
  reports: Pick<ReportsStore, 'subjects'>;
}

export const stateOf = ({ assessment }: AssignedRow): AssessmentState => assessment.state as AssessmentState;

export function createAssessmentViews({ clock, programs, filings, files, reports }: ViewDeps) {
  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  /** Whose filing it is can be read in an open review before the declaration: it cannot be made without. */
  function headOf(row: AssignedRow, subject: string | undefined, language: Language): AssessmentHead {
    const { assessment, panel, filing, company } = row;
    const program = programs.find(({ key }) => key === filing.program);
    const state = stateOf(row);
    return {
      id: assessment.id,
      code: codeOf(filing.id),
      program: filing.program,
      title: program ? say(program.title, language) : filing.program,
      subject: panel.blind ? null : shownSubject(subject),
      company: panel.blind ? null : company.name,
      batch: batchName(filing),
      state,
      blind: panel.blind,
      due_at: panel.dueAt.toISOString(),
      late: isLate(panel.dueAt, assessment.submittedAt, state, clock()),
      open: filing.status === 'expert_review',
      submitted_at: assessment.submittedAt?.toISOString() ?? null,
      total: totalOf(panel.criteria, assessment.scores),
      version: assessment.version,
      updated_at: assessment.updatedAt.toISOString(),
    };
  }

  const subjectsOf = (rows: AssignedRow[]) =>
    reports.subjects(
      rows.map(({ filing }) => filing.id),
      subjectPathsOf(programs),
    );

  async function filingOf(row: AssignedRow, language: Language): Promise<AssessmentData['filing']> {
    if (row.filing.status !== 'expert_review' || !readsFiling(stateOf(row))) return null;
    const stored = await filings.find(row.filing.id);
    return stored
      ? assessedFiling({ filings, files }, programOf(stored.program), stored, row, language)
      : null;
  }

  async function whole(row: AssignedRow, language: Language): Promise<AssessmentData> {
    const { assessment, panel, filing } = row;
    const subjects = await subjectsOf([row]);
    const recommendation = assessment.recommendation as Recommendation | null;
    return {
      ...headOf(row, subjects.get(filing.id), language),
      conflict_reason: assessment.conflictReason,
      criteria: panel.criteria,
      said: saidOf(panel.criteria, { ...assessment, recommendation }),
      filing: await filingOf(row, language),
    };
  }

  return {
    whole,

    async heads(rows: AssignedRow[], language: Language): Promise<AssessmentHead[]> {
      const subjects = await subjectsOf(rows);
      return rows.map((row) => headOf(row, subjects.get(row.filing.id), language));
    },
  };
}

export type AssessmentViews = ReturnType<typeof createAssessmentViews>;
