/**
 * Tables that triggers derive from others (docs/adr/0035-work-list-of-the-offices-kept-by-database-triggers.md): lists of narrow
 * rows, and counter rows that are summed. Their correct content is defined here in SQL.
 */
import { COUNTED, COUNTED_STATES, type FilingStatus, listStatusesWith } from '../../domain/filing/status';

/** Table derived from a view (`source`); `id`: column of the filing or report that a row belongs to. */
export interface DerivedList {
  table: string;
  source: string;
  id: string;
  /** View to read from, if a job updates the table later. */
  now?: string;
}

/** Counters of rows by key columns. `group`: columns that select few enough rows for a regular comparison. */
export interface DerivedCounters {
  table: string;
  /** Table whose rows are counted; `id`: its id column. */
  from: string;
  id: string;
  group: string[];
  /** Rows to compare regularly instead of all of `from`, if it is a view that no index reads by `group`. */
  sample?: string;
  key: Record<string, string>;
  sums: Record<string, string>;
}

export const WORK_LIST: DerivedList = { table: 'work_items', source: 'work_source', id: 'filing_id' };
export const REPORT_LIST: DerivedList = { table: 'report_items', source: 'report_source', id: 'task_id' };
export const ANSWER_LIST: DerivedList = {
  table: 'work_answers',
  source: 'work_answer_source',
  id: 'filing_id',
};
export const NAMESAKE_LIST: DerivedList = {
  table: 'work_namesakes',
  source: 'work_namesake_source',
  id: 'filing_id',
  now: 'work_namesakes_now',
};
export const LISTS = [WORK_LIST, REPORT_LIST, ANSWER_LIST, NAMESAKE_LIST];

const mapColumnsToThemselves = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const WORK_COUNTERS: DerivedCounters = {
  table: 'work_counters',
  from: 'work_items',
  id: 'filing_id',
  group: ['program', 'batch_year', 'batch_no'],
  key: mapColumnsToThemselves('program', 'batch_year', 'batch_no', 'status', 'department', 'assignee_id'),
  sums: {
    filings: 'count(*)',
    returned: 'count(*) filter (where returned_once)',
    granted: `coalesce(sum(grant_approved) filter (where status = 'approved'), 0)`,
  },
};

const quoteStatuses = (statuses: readonly FilingStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(', ');

const INDUSTRY_COUNTERS: DerivedCounters = {
  table: 'industry_counters',
  from: 'work_items',
  id: 'filing_id',
  group: ['industry', 'department'],
  key: mapColumnsToThemselves('industry', 'department', 'program', 'batch_year', 'batch_no'),
  sums: {
    ...Object.fromEntries(
      COUNTED_STATES.map((state) => [
        state,
        `count(*) filter (where status in (${quoteStatuses(COUNTED[state])}))`,
      ]),
    ),
    returned_once: 'count(*) filter (where returned_once)',
    granted: `coalesce(sum(grant_approved) filter (where status = 'approved'), 0)`,
  },
};

const MARK_COUNTERS: DerivedCounters = {
  table: 'mark_counters',
  from: '(select work_items.*, mark from work_items, unnest(marks) as mark) as marked',
  id: 'filing_id',
  group: ['program', 'batch_year', 'batch_no', 'mark'],
  key: mapColumnsToThemselves('program', 'batch_year', 'batch_no', 'department', 'mark'),
  sums: { filings: 'count(*)' },
};

/** `sample`: the rows of one program and department alone, as `work_items` has them. */
const DURATION_COUNTERS: DerivedCounters = {
  table: 'duration_counters',
  from: 'work_durations',
  id: 'filing_id',
  group: ['by', 'program', 'department', 'batch_year', 'batch_no'],
  sample: `(select filing_id, 'all' as by, '' as value, program, coalesce(department, '') as department, batch_year, batch_no,
      duration_tenths(first_submitted_at, decided_at) as tenths
    from work_items where decided_at is not null and status in (${quoteStatuses([...COUNTED.approved, ...COUNTED.rejected, ...COUNTED.revoked])})) as decided`,
  key: mapColumnsToThemselves('by', 'value', 'program', 'department', 'batch_year', 'batch_no', 'tenths'),
  sums: { filings: 'count(*)' },
};

const REPORT_COUNTERS: DerivedCounters = {
  table: 'report_counters',
  from: 'report_items',
  id: 'task_id',
  group: ['code', 'department'],
  key: {
    ...mapColumnsToThemselves('code', 'department', 'settled'),
    open_on: `case when settled is null then open_on else '' end`,
    due_on: `case when settled is null then due_on else '' end`,
  },
  sums: { reports: 'count(*)' },
};

const COMPANY_COUNTERS: DerivedCounters = {
  table: 'company_counters',
  from: '(select * from companies where not is_trial) as counted',
  id: 'id',
  group: ['status', 'department'],
  key: mapColumnsToThemselves('status', 'department'),
  sums: { companies: 'count(*)' },
};

const EXPERT_COUNTERS: DerivedCounters = {
  table: 'expert_counters',
  from: `(select assessments.id, expert_id from assessments join filings on filings.id = filing_id
    where state in ('assigned', 'accepted')
      and filings.status in (${quoteStatuses(listStatusesWith('awaits', 'experts'))})) as to_do`,
  id: 'id',
  group: ['expert_id'],
  key: mapColumnsToThemselves('expert_id'),
  sums: { open: 'count(*)' },
};

export const COUNTERS = [
  WORK_COUNTERS,
  INDUSTRY_COUNTERS,
  MARK_COUNTERS,
  DURATION_COUNTERS,
  REPORT_COUNTERS,
  COMPANY_COUNTERS,
  EXPERT_COUNTERS,
];

const listColumnNames = (columns: Record<string, string>): string => Object.keys(columns).join(', ');
const listPositions = (columns: Record<string, string>): string =>
  Object.keys(columns)
    .map((_, i) => i + 1)
    .join(', ');
const formatSelection = (columns: Record<string, string>, as = (text: string) => text): string =>
  Object.entries(columns)
    .map(([name, text]) => `${as(text)} as ${name}`)
    .join(', ');
const numeric = (text: string): string => `(${text})::numeric`;

/** Query that counts the rows anew. */
export const buildCountQuery = ({ from, key, sums }: DerivedCounters, where = ''): string =>
  `select ${formatSelection(key)}, ${formatSelection(sums, numeric)} from ${from} ${where} group by ${listPositions(key)}`;

/** Query that sums the stored counters, one row per key. */
export const buildSumQuery = ({ table, key, sums }: DerivedCounters, where = ''): string => {
  const names = Object.keys(sums);
  return `select ${listColumnNames(key)}, ${names.map((name) => `sum(${name})::numeric as ${name}`).join(', ')} from ${table} ${where}
    group by ${listPositions(key)} having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}`;
};

/** Key columns that may be null. */
const NULLABLE = ['department', 'assignee_id', 'settled'];

/** Query for the names of counter tables with rows to be folded. */
export const UNFOLDED = COUNTERS.map(
  ({ table }) => `select '${table}' as name where exists (select from ${table} where not is_folded)`,
).join(' union all ');

/** Statement that folds counter rows of the same key into one. Parallel folds each sum only the rows that they have deleted. */
export const buildFoldStatement = (counters: DerivedCounters): string => {
  const { table, key, sums } = counters;
  const isSame = Object.keys(key)
    .map((name) => `counter.${name} ${NULLABLE.includes(name) ? 'is not distinct from' : '='} keys.${name}`)
    .join(' and ');
  return `with fresh as (delete from ${table} where not is_folded returning *),
    keys as (select distinct ${listColumnNames(key)} from fresh),
    gone as (delete from ${table} as counter using keys where is_folded and ${isSame} returning counter.*),
    taken as (select * from fresh union all select * from gone)
    insert into ${table} (${listColumnNames(key)}, ${listColumnNames(sums)}, is_folded)
    select *, true from (${buildSumQuery({ ...counters, table: 'taken' })}) as sums`;
};

/** Statement that fills an emptied table of counters with a count of the rows. */
export const buildRecountStatement = (counters: DerivedCounters): string =>
  `insert into ${counters.table} (${listColumnNames(counters.key)}, ${listColumnNames(counters.sums)}) ${buildCountQuery(counters)}`;

export const buildFillStatement = ({ table, source }: DerivedList): string =>
  `insert into ${table} select * from ${source}`;

/**
 * Statements that fill the empty derived tables with triggers off, as migrations and imports do. Namesakes follow once
 * the answer indexes exist.
 */
export const FILL_KEPT = [
  ...LISTS.filter((list) => list !== NAMESAKE_LIST).map(buildFillStatement),
  ...COUNTERS.map(buildRecountStatement),
  'insert into result_changes values (1, now())',
];
