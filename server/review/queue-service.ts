/** Queue of an office: filings of its department, or of all departments. */
import { hasRight } from '../../domain/accounts/roles';
import { listStatusesAwaitingRole } from '../../domain/filing/deciding';
import { getDecidingLevel } from '../../domain/filing/deciding-level';
import { FIRST_REVIEWS, getFirstReviewDeadline, isLate } from '../../domain/filing/due';
import { COUNTED, expandStatusGroup, type FilingStatus, statuses } from '../../domain/filing/status';
import type { QueueData, QueueItem, QueueQuery } from '../../domain/review/queue-calls';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { canActAtLevel, type DutyOfficer, listOfficerLevels } from '../../domain/workflow/duties';
import { findAwayToday, findDeputy, listOwnerIds } from '../absences/absences-service';
import { type Caller, getOfficeScope } from '../core/access';
import { FOUND_AT_MOST } from '../core/db/lists';
import { problems } from '../core/errors';
import { createOnlooker } from '../filings/collaboration-service';
import type { PresenceObserver } from '../filings/collaboration-store';
import { formatBatchName, listBatchNames, parseBatchName } from '../filings/filing-response';
import { toListedOffice } from '../lookups/options';
import { formatSubject } from '../reports/reports-service';
import { readReviewPosition } from '../workflows/workflows-service';
import { loadListedChecks, loadUniquePlaces } from './checks-service';
import { readHeldDecision } from './held-decisions';
import {
  describeColumnEditions,
  loadListedAnswers,
  resolveAnswerColumns,
  resolveAnswerFilters,
} from './queue-answers';
import { isByRow, type QueueFilter } from './queue-filter-store';
import type { QueueStore } from './queue-store';
import type { ReviewDeps } from './review-deps';
import { listOfficeActions } from './review-view';

const getAssigneeFilter = (assigned: QueueQuery['assigned'], owners: string[]): QueueFilter['assignee'] => {
  if (assigned === 'nobody') return null;
  if (assigned === 'me') return owners;
  return assigned ? [assigned] : undefined;
};

type Row = Awaited<ReturnType<QueueStore['list']>>[number];
type Counts = Awaited<ReturnType<QueueStore['counts']>>;

/** Statuses that wait for the officer in workflows with the default levels: first the district, then the city. */
export const listUsualStatuses = (officer: DutyOfficer): FilingStatus[] =>
  listStatusesAwaitingRole(officer.role).filter((status) =>
    canActAtLevel(officer, status === 'submitted' ? 'district' : 'city', 'handle'),
  );

function expandStatuses(caller: Caller, status: NonNullable<QueueQuery['status']>): FilingStatus[] {
  if (status === 'mine') return listUsualStatuses(caller);
  return status === 'open' ? [...COUNTED.open] : expandStatusGroup(status);
}

/** `owners`: ids of the caller and of absent people whom the caller stands in for today. */
function createFilter(caller: Caller, query: QueueQuery, now: Date, owners: string[]): QueueFilter {
  const { status, program, batch, year, assigned, department, due, mark, keyword } = query;
  return {
    scope: getOfficeScope(caller),
    statuses: status && expandStatuses(caller, status),
    levels: status === 'mine' ? listOfficerLevels(caller) : undefined,
    program,
    batch: parseBatchName(batch),
    year: year ? Number(year) : undefined,
    assignee: getAssigneeFilter(assigned, owners),
    department,
    due: due && { what: due, now },
    mark,
    dueAt: status === 'mine' ? now : undefined,
    keyword,
  };
}

/**
 * Filter by an open check. Requires the right to open filings, because checks reveal their content and what others state about
 * them.
 */
async function checkAsked(
  deps: Pick<ReviewDeps, 'db' | 'programs' | 'clock'>,
  caller: Caller,
  { check: kind, program }: Pick<QueueQuery, 'check' | 'program'>,
): Promise<QueueFilter['check']> {
  if (!kind) return undefined;
  if (!hasRight(caller, 'review.read')) throw problems.noRight('review.read');
  const places = await loadUniquePlaces(deps, program ? [program] : undefined);
  return { kind, places, today: formatBeijingDay(deps.clock()) };
}

/** The parts of a filter that the forms of programs are read for. */
async function createFormFilter(
  deps: Pick<ReviewDeps, 'db' | 'programs' | 'clock'>,
  caller: Caller,
  query: QueueQuery,
): Promise<Pick<QueueFilter, 'check' | 'answers'>> {
  const answers = await resolveAnswerFilters(deps, caller, query);
  return { check: await checkAsked(deps, caller, query), answers };
}

/** Creates the filter of a query for the caller now. */
export const filterNow = async (
  deps: Pick<ReviewDeps, 'db' | 'clock' | 'programs'>,
  caller: Caller,
  query: QueueQuery,
): Promise<QueueFilter> => ({
  ...createFilter(caller, query, deps.clock(), listOwnerIds(await findAwayToday(deps), caller.userId)),
  ...(await createFormFilter(deps, caller, query)),
});

function toQueueItem(
  { programs, clock }: ReviewDeps,
  row: Row,
  { held, answers, deputy, checks }: Pick<QueueItem, 'held' | 'answers' | 'deputy' | 'checks'>,
  caller: Caller,
  language: Language,
): QueueItem {
  const program = programs.find(({ key }) => key === row.program);
  const position = program && { ...row, ...readReviewPosition(row, program) };
  return {
    id: row.filingId,
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    kind: row.kind,
    subject: formatSubject(row.subject),
    batch: formatBatchName(row),
    company: row.companyName,
    credit_code: row.creditCode,
    department: toListedOffice(row.department, language),
    status: row.status,
    group: statuses[row.status].group,
    version: row.version,
    receipt_no: row.receiptNo,
    project_no: row.projectNo,
    grant: row.grantApproved,
    submitted_at: row.submittedAt.toISOString(),
    review_by: getFirstReviewDeadline({ ...row, reviewBy: row.firstReviewBy })?.toISOString() ?? null,
    level_due_at: row.levelDueAt?.toISOString() ?? null,
    is_late: isLate({ ...row, reviewBy: row.firstReviewBy }, clock()),
    level: position ? (getDecidingLevel(position)?.code ?? null) : null,
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    waits_until: row.waitsUntil?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    assignee: row.assignee,
    deputy,
    assignment_version: row.assignmentVersion ?? 0,
    steps: position && !held ? listOfficeActions(position, caller, formatBeijingDay(clock())) : [],
    held,
    checks,
    readers: row.readers,
    answers,
  };
}

const sumNumbers = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0);

type ByStatus = Awaited<ReturnType<QueueStore['byStatus']>>;

/** Number of filings by status, and of those that wait for the caller, under the other filters. */
function countTabs(counts: Counts, byRow: ByStatus | null, caller: Caller) {
  if (byRow)
    return {
      by_status: Object.fromEntries(byRow.map(({ status, filings }) => [status, filings])),
      mine: sumNumbers(byRow.map(({ mine }) => mine)),
    };
  const by_status: Record<string, number> = {};
  for (const { status, ofAnyStatus } of counts)
    if (status && ofAnyStatus > 0) by_status[status] = (by_status[status] ?? 0) + ofAnyStatus;
  const usual = sumNumbers(listUsualStatuses(caller).map((status) => by_status[status] ?? 0));
  return { by_status, mine: usual - (counts[0]?.notDueOfMine ?? 0) };
}

/** Values that the caller can filter by, with numbers of filings. */
function countFacets(counts: Counts, language: Language) {
  const late = counts.filter(({ status, isLate }) => isLate && status && FIRST_REVIEWS.includes(status));
  return {
    assigned_to_me: counts[0]?.assignedToMe ?? 0,
    overdue: sumNumbers(late.map(({ filings }) => filings)) + (counts[0]?.lateLevels ?? 0),
    batches: listBatchNames(
      counts.flatMap(({ batchYear, batchNo }) => (batchYear && batchNo ? [{ batchYear, batchNo }] : [])),
    ),
    departments: counts
      .flatMap(({ department }) => department ?? [])
      .sort()
      .map((department) => toListedOffice(department, language)),
  };
}

const sumCounted = (counts: Counts): number =>
  sumNumbers(counts.filter(({ status }) => status).map(({ matching }) => matching)) -
  (counts[0]?.notDue ?? 0);

/** Total of a search, from the rows of the page; a page past the last one has no rows, so page 1 is read. */
async function countFound(
  { queue }: ReviewDeps,
  filter: QueueFilter,
  query: QueueQuery,
  rows: Row[],
  reader: PresenceObserver,
  owners: string[],
): Promise<number> {
  const [row] =
    rows.length > 0 || query.current === 1
      ? rows
      : await queue.list(filter, { ...query, current: 1, pageSize: 1 }, reader, owners);
  return row?.total ?? 0;
}

/** Finds all filings of a filter up to a limit, and whether there are more. `usual`: default statuses. */
export async function findFilteredFilings(
  deps: ReviewDeps,
  caller: Caller,
  filter: Omit<QueueQuery, 'current' | 'pageSize'>,
  atMost: number,
  usual?: FilingStatus[],
) {
  const query = { ...filter, current: 1, pageSize: atMost + 1 };
  const now = deps.clock();
  const owners = listOwnerIds(await findAwayToday(deps), caller.userId);
  const ofForms = await createFormFilter(deps, caller, query);
  const wanted = { ...createFilter(caller, query, now, owners), ...ofForms };
  const { statuses: asked = usual } = wanted;
  const rows = await deps.queue.list(
    { ...wanted, statuses: asked },
    query,
    createOnlooker(caller, now),
    owners,
  );
  return { rows: rows.slice(0, atMost), more: rows.length > atMost };
}

export async function loadReviewQueue(
  deps: ReviewDeps,
  caller: Caller,
  query: QueueQuery,
  language: Language,
): Promise<QueueData> {
  const now = deps.clock();
  const away = await findAwayToday(deps);
  const owners = listOwnerIds(away, caller.userId);
  const ofForms = await createFormFilter(deps, caller, query);
  const filter = { ...createFilter(caller, query, now, owners), ...ofForms };
  const columns = hasRight(caller, 'review.read') ? await resolveAnswerColumns(deps, query) : [];
  const reader = createOnlooker(caller, now);
  const turn = { statuses: listUsualStatuses(caller), levels: listOfficerLevels(caller), now };
  const [rows, counts, byRow] = await Promise.all([
    deps.queue.list(filter, query, reader, owners),
    deps.queue.counts(filter, { ...turn, owners }),
    isByRow(filter) ? deps.queue.byStatus(filter, turn) : null,
  ]);
  const isCounted = !filter.keyword && !isByRow(filter);
  const total = isCounted ? sumCounted(counts) : await countFound(deps, filter, query, rows, reader, owners);
  const ids = rows.map((row) => row.filingId);
  const answers = await loadListedAnswers(deps, caller, query.program, columns, ids, language);
  const checksOf = hasRight(caller, 'review.read') ? await loadListedChecks(deps, caller, rows) : null;
  const position = ({ filingId: id, assignee, waiting }: Row) => ({
    checks: checksOf?.(id).checks ?? [],
    held: readHeldDecision(caller, waiting),
    answers: answers.get(id) ?? {},
    deputy: findDeputy(away, assignee?.id),
  });
  return {
    list: rows.map((row) => toQueueItem(deps, row, position(row), caller, language)),
    answer_editions: await describeColumnEditions(deps, query.program, columns, language),
    total: Math.min(total, filter.keyword ? FOUND_AT_MOST : total),
    more: Boolean(filter.keyword) && total > FOUND_AT_MOST,
    ...countTabs(counts, byRow, caller),
    ...countFacets(counts, language),
    ...(filter.scope.department !== null && { departments: [] }),
  };
}
