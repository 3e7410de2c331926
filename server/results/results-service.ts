/** The public list of results: only decided filings, without personal or internal data. */

import { HELP_LINE } from '../../domain/api/codes';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Program } from '../../domain/definition';
import { readSubmittedAnswers } from '../../domain/filing/linked-filings';
import { getOfficeName } from '../../domain/filing/office-settings';
import { getAnswerAtPath } from '../../domain/filing/paths';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { restoreFormFromSnapshot } from '../../domain/filing/snapshot-form';
import { listStatusesWith } from '../../domain/filing/status';
import { findProgramEdition } from '../../domain/programs/editions';
import type { OpenDataQuery, PublicResult, ResultsData, ResultsQuery } from '../../domain/results/calls';
import {
  listPublishedDetails,
  PUBLISHED_STATUSES,
  type PublishedStatus,
  parseOpenScope,
} from '../../domain/results/publication';
import { type Language, say, toFileLanguage } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { createTurns } from '../core/db/connection-turns';
import { FOUND_AT_MOST } from '../core/db/lists';
import type { Deps } from '../core/deps';
import { getCurrentSubject } from '../core/request-context';
import { createFilingContext } from '../filings/answers';
import { formatBatchName, parseBatchName } from '../filings/filing-response';
import { toCertificate } from '../recognitions/recognitions-service';
import { createRecognitionsStore, type RecognitionsStore } from '../recognitions/recognitions-store';
import { formatSubject } from '../reports/reports-service';
import { createResultsStore, type FoundRow, type ResultRow, type ResultsFilter } from './results-store';

const LISTS: Record<NonNullable<ResultsQuery['list']>, readonly PublishedStatus[]> = {
  notice: listStatusesWith('publicList', 'notice'),
  decided: listStatusesWith('publicList', 'decided'),
};

/** Maximum milliseconds that a search waits in the queue; then the response is 503. */
const SEARCH_WAIT_MS = 10_000;

/** Number of results whose snapshots are read at once; snapshots are large. */
const AT_ONCE = 200;

type Certificates = Awaited<ReturnType<RecognitionsStore['ofFilings']>>;

export const createResultsDeps = (
  core: Pick<Deps, 'db' | 'clock' | 'officeSettings'> & { programs: readonly Program[] },
) => ({
  ...core,
  store: createResultsStore(core.db),
  recognitions: createRecognitionsStore(core.db),
  /** Queue of searches, shared fairly between addresses: many at once would delay saves. */
  searches: createTurns(getCurrentSubject, SEARCH_WAIT_MS),
});
export type ResultsDeps = ReturnType<typeof createResultsDeps>;

function toPublicNotice(
  deps: ResultsDeps,
  { status, noticeAt, noticeUntil }: ResultRow,
): PublicResult['notice'] {
  if (status !== 'publicised' || !noticeAt || !noticeUntil) return null;
  return {
    from: formatBeijingDay(noticeAt),
    to: noticeUntil,
    open: formatBeijingDay(deps.clock()) <= noticeUntil,
  };
}

/**
 * Returns the published details of a filing, from the snapshot that was decided on: what its own edition publishes, under the names
 * that it has there.
 */
function toPublication(present: Program | undefined, paper: SubmittedForm | null, language: Language) {
  const program = present && paper ? (findProgramEdition(present.key, paper.edition) ?? present) : present;
  if (!program?.published?.answers || !paper) return { scope: null, details: [] };
  const answers = readSubmittedAnswers(paper);
  const { scope: path } = program.published;
  const scope = path ? parseOpenScope(getAnswerAtPath(answers, path)) : null;
  const ctx = createFilingContext(paper.batch_year, paper.submitted_on);
  return {
    scope,
    details: listPublishedDetails(program, restoreFormFromSnapshot(paper), answers, {
      ctx,
      language: toFileLanguage(language),
      scope: scope ?? 'public',
    }),
  };
}

function toPublicResult(
  deps: ResultsDeps,
  row: ResultRow,
  { snapshots, certificates }: { snapshots: Map<string, string>; certificates: Certificates },
  language: Language,
): PublicResult {
  const snapshot = snapshots.get(row.filingId);
  const certified = certificates.get(row.filingId);
  const program = deps.programs.find(({ key }) => key === row.program);
  const kind = program?.kinds?.find(({ value }) => String(value) === row.kind);
  const notice = toPublicNotice(deps, row);
  const paper = snapshot ? (JSON.parse(snapshot) as SubmittedForm) : null;
  return {
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    kind: kind ? say(kind, language) : null,
    batch: formatBatchName(row),
    company: row.companyName,
    subject: formatSubject(row.publicSubject),
    status: row.status,
    project_no: row.projectNo,
    grant: row.grantApproved || null,
    approved_on: row.approvedAt && formatBeijingDay(row.approvedAt),
    notice,
    objection_to: notice?.open ? row.filingId : null,
    revoked:
      row.status === 'revoked' && row.revokedAt
        ? { on: formatBeijingDay(row.revokedAt), doc_no: row.revokedBy }
        : null,
    certificate: certified ? toCertificate(certified) : null,
    ...toPublication(program, paper, language),
  };
}

/** Reads the snapshots that details come from, and only for the page shown. */
const readSnapshots = ({ programs, store }: ResultsDeps, rows: ResultRow[]) => {
  const detailed = programs.filter(({ published }) => published?.answers).map(({ key }) => key);
  return store.snapshots(
    rows.filter(({ program }) => detailed.includes(program)).map(({ filingId }) => filingId),
  );
};

/** Reads data of the rows that the work list does not contain. */
const readFacts = async (deps: ResultsDeps, rows: ResultRow[]) => ({
  snapshots: await readSnapshots(deps, rows),
  certificates: await deps.recognitions.ofFilings(rows.map(({ filingId }) => filingId)),
});

/**
 * Returns the total of a search, which each row carries; past the last page, where there are no rows, it is read from the first
 * page.
 */
async function countFound(
  deps: ResultsDeps,
  filter: ResultsFilter,
  query: ResultsQuery,
  rows: FoundRow[],
): Promise<number> {
  const isBehind = rows.length === 0 && query.current > 1;
  const [row] = isBehind ? await deps.store.list(filter, { current: 1, pageSize: 1 }) : rows;
  return row?.found ?? 0;
}

const createFilter = ({ list, program, batch }: Pick<ResultsQuery, 'list' | 'program' | 'batch'>) => ({
  statuses: list ? LISTS[list] : PUBLISHED_STATUSES,
  program,
  batch: parseBatchName(batch),
});

/** Finds results by words, or the one result whose certificate has the keyword as its number. */
async function searchResults(deps: ResultsDeps, filter: ResultsFilter, query: ResultsQuery, keyword: string) {
  const { filingId } = (await deps.recognitions.byNumber(normaliseCode(keyword))) ?? {};
  if (filingId) {
    const rows = await deps.store.list({ ...filter, filingId }, query);
    return { rows, total: rows.length };
  }
  const worded = { ...filter, keyword };
  const rows = await deps.store.list(worded, query);
  return { rows, total: await countFound(deps, worded, query, rows) };
}

export const readRevision = ({ store }: ResultsDeps) => store.revision();

/** Reads all results of a filter in batches. */
export async function* readAllResults(
  deps: ResultsDeps,
  query: OpenDataQuery,
  language: Language,
): AsyncGenerator<PublicResult[]> {
  for await (const rows of deps.store.walk(createFilter(query), AT_ONCE)) {
    const known = await readFacts(deps, rows);
    yield rows.map((row) => toPublicResult(deps, row, known, language));
  }
}

export async function listResults(
  deps: ResultsDeps,
  query: ResultsQuery,
  language: Language,
): Promise<ResultsData> {
  const filter = createFilter(query);
  const { keyword } = query;
  const { rows, total } = keyword
    ? await deps.searches.take(() => searchResults(deps, filter, query, keyword))
    : { rows: await deps.store.list(filter, query), total: await deps.store.total(filter) };
  const said = await deps.officeSettings.current();
  const known = await readFacts(deps, rows);
  const series = await deps.store.series();
  const published = new Set(series.map(({ program }) => program));
  return {
    list: rows.map((row) => toPublicResult(deps, row, known, language)),
    total: Math.min(total, query.keyword ? FOUND_AT_MOST : total),
    more: Boolean(query.keyword) && total > FOUND_AT_MOST,
    programs: deps.programs
      .filter(({ key }) => published.has(key))
      .map(({ key, title }) => ({ key, title: say(title, language) })),
    batches: [...new Set(series.map(formatBatchName))],
    objections: { office: say(getOfficeName(said), language), phone: said.helpLine || HELP_LINE },
  };
}
