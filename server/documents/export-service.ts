/** Exports filings of an office's queue as a file that is generated while it is sent. */
import { Readable } from 'node:stream';
import { hasRight } from '../../domain/accounts/roles';
import type { LogDetails } from '../../domain/audit/detail-names';
import type { Answers, Form, Program } from '../../domain/definition';
import type { ExportBody } from '../../domain/document/calls';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedFiling,
  findExportColumn,
  formatCsvLine,
  MAX_EXPORT_ROWS,
  mayExportColumn,
} from '../../domain/document/export';
import { exportMessages } from '../../domain/document/messages';
import { computeTotalScore } from '../../domain/experts/assessment';
import { findPresentPath } from '../../domain/filing/answer-places';
import { getReviewDeadline } from '../../domain/filing/due';
import { canReadSensitiveAnswers, maskAnswers } from '../../domain/filing/privacy';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import { reviewMessages } from '../../domain/review/messages';
import { type FileLanguage, fillText, say, type Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { getFirstDepartment } from '../filings/sign-submission';
import { formatSubject } from '../reports/reports-service';
import { describeAnswerEditions, findColumnEdition, sayOnlyInEdition } from '../review/answer-editions';
import { filterNow } from '../review/queue-service';
import { createWorkbookStream } from './export-sheet';
import type { ExportRow, ExportStore } from './export-store';

export type ExportDeps = Pick<Deps, 'clock' | 'audit' | 'db' | 'officeSettings'> & {
  programs: Program[];
  exportStore: ExportStore;
};

/** Filings per query; their submissions are large. */
const AT_ONCE = 200;
const BOM = '\ufeff';

type Scores = Map<string, number>;

/** Mean of the experts' total scores by filing, with two decimals. */
async function loadScores({ exportStore }: ExportDeps, rows: ExportRow[]): Promise<Scores> {
  const totals = new Map<string, number[]>();
  for (const { id, criteria, scores } of await exportStore.given(rows.map(({ filingId }) => filingId))) {
    const total = computeTotalScore(criteria, scores);
    if (total !== null) totals.set(id, [...(totals.get(id) ?? []), total]);
  }
  const mean = (given: number[]) => Math.round((given.reduce((a, b) => a + b, 0) / given.length) * 100) / 100;
  return new Map([...totals].map(([id, given]) => [id, mean(given)]));
}

const toExportedFiling = ({ programs }: ExportDeps, row: ExportRow, scores?: Scores): ExportedFiling => ({
  ...row,
  program: programs.find(({ key }) => key === row.program),
  department: getFirstDepartment({ department: row.department }),
  subject: formatSubject(row.subject),
  dueBy: getReviewDeadline(row),
  score: scores?.get(row.filingId) ?? null,
});

/** Filings matching a filter, in chunks. `isScored`: with the mean score of their experts. */
export async function* readExportedFilings(
  deps: ExportDeps,
  caller: Caller,
  filter: ExportBody['filter'],
  isScored: boolean,
): AsyncGenerator<{ row: ExportRow; filing: ExportedFiling }[]> {
  const asked = await filterNow(deps, caller, {
    ...filter,
    sorter: 'submitted_at',
    current: 1,
    pageSize: 1,
  });
  for await (const rows of deps.exportStore.walk(asked, AT_ONCE)) {
    const scores = isScored ? await loadScores(deps, rows) : undefined;
    yield rows.map((row) => ({ row, filing: toExportedFiling(deps, row, scores) }));
  }
}

export async function countListed(
  deps: ExportDeps,
  caller: Caller,
  filter: ExportBody['filter'],
  limit: number,
  message: Text = exportMessages.tooMany,
): Promise<number> {
  const asked = await filterNow(deps, caller, {
    ...filter,
    sorter: 'submitted_at',
    current: 1,
    pageSize: 1,
  });
  const total = await deps.exportStore.count(asked);
  if (total > limit) throw createRefusal(fillText(message, { total, limit }), { total, limit });
  return total;
}

/** Logs an export in the log of the person's account: what was exported, without its content. */
export const noteExport = (
  { audit, db }: ExportDeps,
  caller: Caller,
  action: 'export.filings' | 'export.list' | 'export.archive',
  details: LogDetails,
): Promise<void> =>
  db.transaction(() =>
    audit.write({ subjectKind: 'user', subjectId: caller.userId, action, caller, details }),
  );

interface ExportSelection {
  program: Program | undefined;
  form: Form | null;
  columns: AnsweredColumn[];
}

/** A column with the edition by whose form its answers are read; null for one of the list itself. */
interface AnsweredColumn extends ExportColumn {
  edition: Program | null;
}

async function createSelection(
  { db, programs }: ExportDeps,
  caller: Caller,
  body: ExportBody,
): Promise<ExportSelection> {
  const program = programs.find(({ key }) => key === body.filter.program);
  const hasAnswers = body.columns.some((key) => key.includes('.'));
  if (hasAnswers && !program) throw createRefusal(exportMessages.programMissing);
  const form = hasAnswers && program ? await program.load() : null;
  const seesScores = hasRight(caller, 'ranking.read');
  const mayTake = (key: string) =>
    mayExportColumn(key, seesScores) && (!key.includes('.') || hasRight(caller, 'review.read'));
  const presentPaths = body.columns.flatMap((key) => (form && findPresentPath(form, key)) ?? []);
  const notes = program ? await describeAnswerEditions(db, program, presentPaths, body.language) : new Map();
  const findColumn = async (key: string): Promise<AnsweredColumn> => {
    const edition = (program && form && key.includes('.') && (await findColumnEdition(program, key))) || null;
    const own = edition && (await edition.load());
    const column = mayTake(key) ? findExportColumn(key, own, body.language) : null;
    if (!column) throw createRefusal(fillText(exportMessages.column, { column: key }));
    const editions =
      edition && edition !== program
        ? sayOnlyInEdition(edition.edition, body.language)
        : form && notes.get(findPresentPath(form, key) ?? '');
    if (!editions) return { ...column, edition };
    const head = fillText(reviewMessages.answerOfEditions, { field: column.head, editions });
    return { ...column, edition, head: say(head, body.language) };
  };
  return { program, form, columns: await Promise.all(body.columns.map(findColumn)) };
}

async function* readCells(
  deps: ExportDeps,
  caller: Caller,
  { filter, columns: keys }: ExportBody,
  { program, form, columns }: ExportSelection,
): AsyncGenerator<ExportCell[][]> {
  const isWhole = program !== undefined && canReadSensitiveAnswers(caller, program.key);
  const editions = [...new Set(columns.flatMap(({ edition }) => edition ?? []))];
  const answersIn = async (paper: string | undefined): Promise<Map<Program | null, Answers>> => {
    if (!paper) return new Map();
    const read = editions.map(async (edition): Promise<[Program, Answers]> => {
      const answers = await readSignedAnswers(edition, paper);
      return [edition, isWhole ? answers : maskAnswers(await edition.load(), answers)];
    });
    return new Map(await Promise.all(read));
  };
  for await (const some of readExportedFilings(deps, caller, filter, keys.includes('score'))) {
    const snapshots = form
      ? await deps.exportStore.snapshots(some.map(({ row }) => row.filingId))
      : new Map();
    const cells: ExportCell[][] = [];
    for (const { row, filing } of some) {
      const answers = await answersIn(snapshots.get(row.filingId));
      cells.push(columns.map(({ cell, edition }) => cell(filing, answers.get(edition) ?? {})));
    }
    yield cells;
  }
}

async function* formatCsv(head: string[], rows: AsyncIterable<ExportCell[][]>): AsyncGenerator<string> {
  yield BOM + formatCsvLine(head);
  for await (const some of rows) yield some.map(formatCsvLine).join('');
}

const formatFileName = (program: Program | undefined, language: FileLanguage, now: Date): string =>
  [
    program ? say(program.title, language) : say({ zh: '申报清单', en: 'Filings', ar: 'الطلبات' }, language),
    formatBeijingDay(now),
  ].join('_');

export async function exportFilings(
  deps: ExportDeps,
  caller: Caller,
  body: ExportBody,
): Promise<{ name: string; stream: Readable }> {
  const { format, language, filter, columns } = body;
  const taking = await createSelection(deps, caller, body);
  const rows = await countListed(deps, caller, filter, MAX_EXPORT_ROWS[format]);
  await noteExport(deps, caller, 'export.filings', { format, filter, columns, rows });
  const name = formatFileName(taking.program, language, deps.clock());
  const head = taking.columns.map((column) => column.head);
  const cells = readCells(deps, caller, body, taking);
  const stream =
    format === 'csv'
      ? Readable.from(formatCsv(head, cells), { objectMode: false })
      : createWorkbookStream(say({ zh: '申报', en: 'Filings', ar: 'الطلبات' }, language), head, cells);
  return { name: `${name}.${format}`, stream };
}
