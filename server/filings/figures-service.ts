/**
 * The figures of a filing beside those of the company's other filings: the form compares while somebody types, the paper
 * keeps what differed when it was signed. A reason keeps a version of its own, so that nobody's draft becomes stale by it.
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

/** Figures of one paper, and when it was signed. */
interface StatedFigures {
  submittedAt: Date;
  figures: KnownFigure[];
}

/** Figures that the company says in other filings. Those of no year come from earlier filings of the program. */
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

/** Figures of its reports, which are of a year: a report has sections of the declarations of its program. */
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

/** Figures that the form asks for, as the company says them elsewhere: what was said last comes first. */
async function loadKnownFigures(
  deps: FigureDeps,
  program: Program,
  form: Form,
  row: FilingKey,
): Promise<KnownFigure[]> {
  const asked = listFigureKeys(program, form);
  if (asked.size === 0) return [];
  // Figures that recur nowhere are those of the program's own earlier papers.
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
    // The same reason sent again, because the reply to it was lost.
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

/** A question of a signed paper, with the company's answer. */
export type AnsweredQuestion = FigureQuestion & { reason?: string };

/** Figures that differ as the filing is signed, with the reasons given. */
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
