/** Answers that a company has given: those of its filings and reports, drafts included, as far as the caller may read them. */
import type { Answers, Form } from '../../domain/definition';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import { canReadSensitiveAnswers } from '../../domain/filing/privacy';
import { isEditable } from '../../domain/filing/status';
import type { LibrarySource } from '../../domain/library/calls';
import { findReportTask, findTaskForm } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import { type Language, say } from '../../domain/text';
import { type Caller, isOwn, requireCompanyId } from '../core/access';
import { formatBatchName } from '../filings/filing-response';
import type { FilingRow } from '../filings/filings-store';
import type { LibraryDeps } from './library-deps';
import type { LibraryStore } from './library-store';

/** Filings, and reports, that are read, latest changed first; older ones were mostly copied into them. */
const READ_AT_MOST = 60;

/** A filing or report with its answers. */
export interface ToldAnswers {
  source: LibrarySource;
  form: Form;
  answers: Answers;
  /** True if the caller may read its sensitive answers. */
  whole: boolean;
}

async function readFiling(
  { programs }: LibraryDeps,
  caller: Caller,
  row: FilingRow,
  language: Language,
): Promise<ToldAnswers[]> {
  const program = programs.find(({ key }) => key === row.program);
  if (!program) return [];
  const form = await program.load();
  const source: LibrarySource = {
    id: row.id,
    program: program.key,
    title: say(program.title, language),
    kind: row.kind,
    batch: formatBatchName(row),
    no: row.submission?.receiptNo ?? null,
    at: (row.submission?.submittedAt ?? row.updatedAt).toISOString(),
    is_report: false,
    is_open: isEditable(row.status),
  };
  const { answers } = migrateAnswersToEdition(form, row.data, row.edition);
  return [{ source, form, answers, whole: canReadSensitiveAnswers(caller, program.key) }];
}

type ReportRow = Awaited<ReturnType<LibraryStore['reports']>>[number];

/** True while the company can change a report: not yet sent, or returned. */
const isReportOpen = ({ settled }: ReportRow): boolean => settled === null || settled === 'returned';

async function readReport(caller: Caller, row: ReportRow, language: Language): Promise<ToldAnswers[]> {
  const task = findReportTask(row);
  const report = task && findTaskForm(row, task);
  if (!report) return [];
  const source: LibrarySource = {
    id: row.id,
    program: row.program,
    title: say(report.title, language),
    kind: '',
    batch: say(formatPeriod(row.period), language),
    no: row.no,
    at: row.updatedAt.toISOString(),
    is_report: true,
    is_open: isReportOpen(row),
  };
  const whole = canReadSensitiveAnswers(caller, row.program);
  return [{ source, form: await report.load(), answers: row.data as Answers, whole }];
}

/** Answers of the company's filings and reports, latest first; an agent reads those of the programs of its mandate. */
export async function loadToldAnswers(
  deps: LibraryDeps,
  caller: Caller,
  language: Language,
  except: string | null = null,
): Promise<ToldAnswers[]> {
  const companyId = requireCompanyId(caller);
  const [filings, reports] = await Promise.all([
    deps.filings.others(companyId, except, READ_AT_MOST),
    deps.library.reports(companyId, READ_AT_MOST),
  ]);
  const told = await Promise.all([
    ...filings.filter((row) => isOwn(caller, row)).map((row) => readFiling(deps, caller, row, language)),
    ...reports.filter((row) => isOwn(caller, row)).map((row) => readReport(caller, row, language)),
  ]);
  return told.flat().sort((a, b) => b.source.at.localeCompare(a.source.at));
}
