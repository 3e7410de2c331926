/**
 * Figures of a filing compared with those of the company's other filings and reports: the form shows differences while it is
 * filled in, and the submission stores those that remain. The reason for a difference has a version of its own, so that nobody's
 * draft becomes stale.
 */

import type { Answers, Form, Program } from '../../domain/definition';
import type { FigureReasonBody, FilingFigures } from '../../domain/filing/figure-calls';
import {
  type FigureQuestion,
  type FigureReason,
  hasSharedFigures,
  type KnownFigure,
  listFigureKeys,
  listFigureQuestions,
  listFormFigures,
} from '../../domain/filing/figures';
import { readSubmittedAnswers } from '../../domain/filing/linked-filings';
import { figureMessages } from '../../domain/filing/messages';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { findReportForm, findReportTask } from '../../domain/programs/reports';
import { fillText } from '../../domain/text';
import { assertOwn, type Caller, getMandatedPrograms } from '../core/access';
import { createConflict, problems } from '../core/errors';
import type { ReasonRow } from './figures-store';
import type { FilingDeps } from './filing-deps';
import { getProgram } from './filing-steps';
import type { FilingHead } from './filings-store';
import { lockDraft } from './refusals';

type FigureDeps = Pick<FilingDeps, 'figures' | 'programs'>;
type FilingKey = Pick<FilingHead, 'id' | 'companyId' | 'program' | 'batchYear' | 'batchNo'>;

const isBefore = (other: Omit<FilingKey, 'companyId'>, row: FilingKey): boolean =>
  other.program === row.program &&
  (other.batchYear < row.batchYear || (other.batchYear === row.batchYear && other.batchNo < row.batchNo));

/** Figures of one submission, and its time. */
interface StatedFigures {
  submittedAt: Date;
  figures: KnownFigure[];
}

/**
 * Figures in the latest submissions of the company's other filings. Figures without a year are taken only from earlier batches.
 */
async function loadFiguresOfFilings(
  { figures, programs }: FigureDeps,
  row: FilingKey,
  among: string | null,
): Promise<StatedFigures[]> {
  const submissions = await figures.snapshots(row.companyId, row.id, among);
  return Promise.all(
    submissions.map(async ({ snapshot, submittedAt, ...filing }): Promise<StatedFigures> => {
      const other = programs.find(({ key }) => key === filing.program);
      if (!other) return { submittedAt, figures: [] };
      const source = { id: filing.id, program: other.key, title: other.title, no: filing.no };
      const said = listFormFigures(other, await other.load(), await readSignedAnswers(other, snapshot));
      return {
        submittedAt,
        figures: said
          .filter(({ year }) => year !== null || isBefore(filing, row))
          .map(({ key, year, value }) => ({ key, year, value, source })),
      };
    }),
  );
}

/** Figures with a year in the company's periodic reports, which contain sections of the declarations of their program. */
async function loadFiguresOfReports(
  { figures }: FigureDeps,
  row: FilingKey,
  among: string | null,
): Promise<StatedFigures[]> {
  const reports = await figures.reports(row.companyId, among);
  return Promise.all(
    reports.map(async ({ id, code, program, no, submittedAt, snapshot }): Promise<StatedFigures> => {
      const task = findReportTask(code);
      const report = task && findReportForm(task.form);
      if (!report) return { submittedAt, figures: [] };
      const source = { id, program, title: report.title, no, isReport: true as const };
      const answers = readSubmittedAnswers(JSON.parse(snapshot) as SubmittedForm);
      return {
        submittedAt,
        figures: listFormFigures({ key: program }, await report.load(), answers)
          .filter(({ year }) => year !== null)
          .map(({ key, year, value }) => ({ key, year, value, source })),
      };
    }),
  );
}

/** Known values of the figures that the form asks for, latest submitted first. */
async function loadKnownFigures(
  deps: FigureDeps,
  program: Program,
  form: Form,
  row: FilingKey,
): Promise<KnownFigure[]> {
  const asked = listFigureKeys(program, form);
  if (asked.size === 0) return [];
  // Forms without figures shared between programs are compared only within their own program.
  const among = hasSharedFigures(form) ? null : program.key;
  const said = await Promise.all([
    loadFiguresOfFilings(deps, row, among),
    loadFiguresOfReports(deps, row, among),
  ]);
  return said
    .flat()
    .sort((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime())
    .flatMap(({ figures }) => figures)
    .filter(({ key }) => asked.has(key));
}

const toFigureReason = ({ figure, reason, version, by, at }: ReasonRow): FigureReason => ({
  figure,
  reason,
  version,
  by,
  at: at.toISOString(),
});

export async function loadFilingFigures(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<FilingFigures> {
  const row = assertOwn(caller, await deps.filings.head(id), 'filing');
  const program = getProgram(deps.programs, row.program);
  const known = await loadKnownFigures(deps, program, await program.load(), row);
  const among = getMandatedPrograms(caller);
  return {
    known: known.filter(({ source }) => among === null || among.includes(source.program)),
    reasons: (await deps.figures.reasons(row.id)).map(toFigureReason),
  };
}

export const explainFigure = (
  deps: FilingDeps,
  caller: Caller,
  id: string,
  { figure, version, reason }: FigureReasonBody,
): Promise<Pick<FilingFigures, 'reasons'>> =>
  deps.db.transaction(async () => {
    const row = await lockDraft(deps, caller, id);
    const program = getProgram(deps.programs, row.program);
    const asked = listFigureKeys(program, await program.load());
    if (!asked.has(figure.split('.')[0] ?? '')) throw problems.badRequest();
    const present = (await deps.figures.reasons(row.id)).find((each) => each.figure === figure);
    // An equal reason is a repeated request whose response was lost.
    if (present?.reason !== reason) {
      if ((present?.version ?? 0) !== version) throw createStaleReason(present);
      const change = { reason, version: version + 1, by: caller.name, at: deps.clock() };
      await deps.figures.put({ filingId: row.id, figure, ...change });
    }
    return { reasons: (await deps.figures.reasons(row.id)).map(toFigureReason) };
  });

const createStaleReason = (present: ReasonRow | undefined) =>
  createConflict(
    present?.reason ? fillText(figureMessages.stale, { by: present.by }) : figureMessages.staleGone,
    {
      reasons: present ? [toFigureReason(present)] : [],
    },
  );

/** Difference between figures, with the company's reason. */
export type AnsweredQuestion = FigureQuestion & { reason?: string };

/** Differences between figures at the time of submission, with the reasons given. */
export async function listAnsweredQuestions(
  deps: FigureDeps,
  program: Program,
  form: Form,
  row: FilingKey,
  filled: Answers,
): Promise<AnsweredQuestion[]> {
  const questions = listFigureQuestions(
    program,
    form,
    filled,
    await loadKnownFigures(deps, program, form, row),
  );
  const reasons = questions.length > 0 ? await deps.figures.reasons(row.id) : [];
  return questions.map((question) => {
    const reason = reasons.find(({ figure }) => figure === question.id)?.reason;
    return { ...question, ...(reason && { reason }) };
  });
}
