/** Filings of an office's queue as a file that is written while it is sent. */
import { Readable } from 'node:stream';
import { may } from '../../domain/accounts/roles';
import { exportMessages } from '../../domain/api/messages/documents';
import type { Answers, Form, Program } from '../../domain/definition';
import type { ExportBody } from '../../domain/document/calls';
import {
  type Cell,
  columnOf,
  csvLine,
  EXPORT_AT_MOST,
  type ExportColumn,
  type Listed,
  mayTakeColumn,
} from '../../domain/document/export';
import { totalOf } from '../../domain/experts/assessment';
import { dueBy } from '../../domain/filing/due';
import { maskAnswers, seesWhole } from '../../domain/filing/privacy';
import { signedAnswers } from '../../domain/filing/signed';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { departmentOf } from '../filings/sign-submission';
import { shownSubject } from '../reports/reports-service';
import { filterNow } from '../review/queue-service';
import { workbookOf } from './export-sheet';
import type { ExportRow, ExportStore } from './export-store';

export type ExportParts = Pick<Deps, 'clock' | 'audit' | 'db' | 'house'> & {
  programs: Program[];
  exportStore: ExportStore;
};

/** Filings that are looked up at once. Their papers are large. */
const AT_ONCE = 200;
const BOM = '\ufeff';

type Scores = Map<string, number>;

/** The mean of what the experts gave, with two decimals. */
async function scoresOf({ exportStore }: ExportParts, rows: ExportRow[]): Promise<Scores> {
  const totals = new Map<string, number[]>();
  for (const { id, criteria, scores } of await exportStore.given(rows.map(({ filingId }) => filingId))) {
    const total = totalOf(criteria, scores);
    if (total !== null) totals.set(id, [...(totals.get(id) ?? []), total]);
  }
  const mean = (given: number[]) => Math.round((given.reduce((a, b) => a + b, 0) / given.length) * 100) / 100;
  return new Map([...totals].map(([id, given]) => [id, mean(given)]));
}

const listedOf = ({ programs }: ExportParts, row: ExportRow, scores?: Scores): Listed => ({
  ...row,
  program: programs.find(({ key }) => key === row.program),
  department: departmentOf({ department: row.department }),
  subject: shownSubject(row.subject),
  dueBy: dueBy(row),
  score: scores?.get(row.filingId) ?? null,
});

/** The filings that a filter finds, some at a time. `isScored`: with what the experts gave. */
export async function* listed(
  parts: ExportParts,
  caller: Caller,
  filter: ExportBody['filter'],
  isScored: boolean,
): AsyncGenerator<{ row: ExportRow; filing: Listed }[]> {
  const asked = await filterNow(parts, caller, {
    ...filter,
    sorter: 'submitted_at',
    current: 1,
    pageSize: 1,
  });
  for await (const rows of parts.exportStore.walk(asked, AT_ONCE)) {
    const scores = isScored ? await scoresOf(parts, rows) : undefined;
    yield rows.map((row) => ({ row, filing: listedOf(parts, row, scores) }));
  }
}

export async function countListed(
  parts: ExportParts,
  caller: Caller,
  filter: ExportBody['filter'],
  limit: number,
  message: Text = exportMessages.tooMany,
): Promise<number> {
  const asked = await filterNow(parts, caller, {
    ...filter,
    sorter: 'submitted_at',
    current: 1,
    pageSize: 1,
  });
  const total = await parts.exportStore.count(asked);
  if (total > limit) throw business(fillText(message, { total, limit }), { total, limit });
  return total;
}

/** One line in the log of the person: what was taken out, not what stands in it. */
export const noteExport = (
  { audit, db }: ExportParts,
  caller: Caller,
  action: 'export.filings' | 'export.list' | 'export.archive',
  details: Record<string, unknown>,
): Promise<void> =>
  db.transaction(() =>
    audit.write({ subjectKind: 'user', subjectId: caller.userId, action, caller, details }),
  );

interface Taking {
  program: Program | undefined;
  form: Form | null;
  columns: ExportColumn[];
}

async function takingOf({ programs }: ExportParts, caller: Caller, body: ExportBody): Promise<Taking> {
  const program = programs.find(({ key }) => key === body.filter.program);
  const hasAnswers = body.columns.some((key) => key.includes('.'));
  if (hasAnswers && !program) throw business(exportMessages.programMissing);
  const form = hasAnswers && program ? await program.load() : null;
  const seesScores = may(caller, 'ranking.read');
  const mayTake = (key: string) =>
    mayTakeColumn(key, seesScores) && (!key.includes('.') || may(caller, 'review.read'));
  const columns = body.columns.map((key) => {
    const column = mayTake(key) ? columnOf(key, form, body.language) : null;
    if (!column) throw business(fillText(exportMessages.column, { column: key }));
    return column;
  });
  return { program, form, columns };
}

async function* cellsOf(
  parts: ExportParts,
  caller: Caller,
  { filter, columns: keys }: ExportBody,
  { program, form, columns }: Taking,
): AsyncGenerator<Cell[][]> {
  const isWhole = program !== undefined && seesWhole(caller, program.key);
  const answersIn = async (paper: string | undefined): Promise<Answers> => {
    if (!form || !paper) return {};
    const answers = await signedAnswers(program, paper);
    return isWhole ? answers : maskAnswers(form, answers);
  };
  for await (const some of listed(parts, caller, filter, keys.includes('score'))) {
    const papers = form ? await parts.exportStore.papers(some.map(({ row }) => row.filingId)) : new Map();
    const cells: Cell[][] = [];
    for (const { row, filing } of some) {
      const answers = await answersIn(papers.get(row.filingId));
      cells.push(columns.map(({ cell }) => cell(filing, answers)));
    }
    yield cells;
  }
}

async function* csvOf(head: string[], rows: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BOM + csvLine(head);
  for await (const some of rows) yield some.map(csvLine).join('');
}

const nameOf = (program: Program | undefined, language: Language, now: Date): string =>
  [
    program ? say(program.title, language) : say({ zh: '申报清单', en: 'Filings' }, language),
    dayOf(now),
  ].join('_');

export async function exportFilings(
  parts: ExportParts,
  caller: Caller,
  body: ExportBody,
): Promise<{ name: string; stream: Readable }> {
  const { format, language, filter, columns } = body;
  const taking = await takingOf(parts, caller, body);
  const rows = await countListed(parts, caller, filter, EXPORT_AT_MOST[format]);
  await noteExport(parts, caller, 'export.filings', { format, filter, columns, rows });
  const name = nameOf(taking.program, language, parts.clock());
  const head = taking.columns.map((column) => column.head);
  const cells = cellsOf(parts, caller, body, taking);
  const stream =
    format === 'csv'
      ? Readable.from(csvOf(head, cells), { objectMode: false })
      : workbookOf(say({ zh: '申报', en: 'Filings' }, language), head, cells);
  return { name: `${name}.${format}`, stream };
}
