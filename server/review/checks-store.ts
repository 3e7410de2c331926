/** Open checks of filings from the database: of their latest submissions, registers, objections, appeals and reports. */
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { listStatusesWith } from '../../domain/filing/status';
import type { AnswerStatus } from '../../domain/objections/objection';
import type { FactState } from '../../domain/registers/register-checks';
import type { CheckKind, FilteredCheck } from '../../domain/review/checks';
import { appeals } from '../appeals/tables';
import type { Database } from '../core/db/client';
import { filings, submissions, workItems } from '../core/db/tables';
import { objections } from '../objections/tables';
import { registerChecks } from '../registers/tables';
import { buildOverdueCondition } from '../reports/overdue-store';
import { reportItems } from '../reports/tables';
import { workNamesakeSource, workNamesakesNow } from './tables';

type Counted = Exclude<CheckKind, 'scan'>;

export interface FoundChecks extends Record<Counted, number> {
  id: string;
  /** True if the person has opened the filing. */
  isOpened: boolean;
}

/** Path of an answer that must be unique within a batch of the program. */
export interface UniqueAnswerPath {
  program: string;
  place: string;
  /** Editions whose filings are asked; absent: all of them. */
  editions?: string[];
}

const isLatest = sql`${registerChecks.seq} = (select max(latest.seq) from ${submissions} as latest
  where latest.filing_id = ${registerChecks.filingId})`;

const isOfEdition = (editions: readonly string[]): SQL =>
  sql`(select edition from ${filings} where id = filing_id) in (${sql.join(
    editions.map((edition) => sql`${edition}`),
    sql`, `,
  )})`;

/** Condition on `work_namesakes_now` or its source: another filing of the batch has the same answer at one of the paths. */
function isTwiceAt(places: readonly UniqueAnswerPath[]): SQL {
  const ofAll = places.filter(({ editions }) => !editions);
  const ofSome = places.flatMap(({ program, place, editions }) =>
    editions ? [sql`(program, place) = (${program}, ${place}) and ${isOfEdition(editions)}`] : [],
  );
  const pairs = ofAll.map(({ program, place }) => sql`(${program}, ${place})`);
  const conditions = [
    ...(pairs.length > 0 ? [sql`(program, place) in (${sql.join(pairs, sql`, `)})`] : []),
    ...ofSome,
  ];
  return conditions.length === 0 ? sql`false` : sql`is_in_batch and (${sql.join(conditions, sql` or `)})`;
}

const buildNamedQuery = (condition: SQL): SQL =>
  sql`(select filing_id from ${workNamesakesNow} where ${condition})`;

/** Ids of filings whose latest submission has a count above zero in the column. */
const isCounted = (count: PgColumn): SQL =>
  sql`(select paper.filing_id from ${submissions} as paper where paper.${sql.identifier(count.name)} > 0
    and not exists (select from ${submissions} as later where later.filing_id = paper.filing_id and later.seq > paper.seq))`;

const COUNTED = {
  rule: submissions.openRules,
  difference: submissions.differences,
  figure: submissions.figures,
} as const;

/** Ids of filings whose latest submission has a register fact in one of the states. */
const isSaid = (...states: FactState[]): SQL =>
  sql`(select ${registerChecks.filingId} from ${registerChecks} where ${isLatest} and (${sql.join(
    states.map((state) => sql`${registerChecks.facts} @> ${JSON.stringify([{ state }])}::jsonb`),
    sql` or `,
  )}))`;

const buildStatusQuery = (table: typeof objections | typeof appeals, status: AnswerStatus): SQL =>
  sql`(select ${table.filingId} from ${table} where ${table.status} = ${status})`;

/** Condition on the work list: the filing has an open objection. */
export const isObjected = (): SQL => inArray(workItems.filingId, buildStatusQuery(objections, 'open'));

const UNDECIDED = listStatusesWith('countedAs', 'open');

/** Condition on a status: an office still decides on the filing. Once decided anew, an upheld appeal concerns nobody any more. */
const isOpen = (status: SQLWrapper): SQL => inArray(sql`${status}`, UNDECIDED);

/** Ids of companies with overdue reports. */
const buildOverdueQuery = (today: string): SQL =>
  sql`(select ${reportItems.companyId} from ${reportItems} where ${buildOverdueCondition(today)})`;

/** Condition on the work list: the filing has an open check of the kind. */
export function hasCheck(kind: FilteredCheck, places: readonly UniqueAnswerPath[], today: string): SQL {
  if (kind === 'objection') return isObjected();
  if (kind === 'appeal') return inArray(workItems.filingId, buildStatusQuery(appeals, 'open'));
  if (kind === 'upheld_appeal')
    return and(
      isOpen(workItems.status),
      inArray(workItems.filingId, buildStatusQuery(appeals, 'upheld')),
    ) as SQL;
  if (kind === 'upheld_objection') return inArray(workItems.filingId, buildStatusQuery(objections, 'upheld'));
  if (kind === 'broken_rule') return inArray(workItems.filingId, buildNamedQuery(isTwiceAt(places)));
  if (kind === 'namesake') return inArray(workItems.filingId, buildNamedQuery(sql`is_namesake`));
  if (kind === 'report') return inArray(workItems.companyId, buildOverdueQuery(today));
  if (kind === 'blacklist') return inArray(workItems.filingId, isSaid('listed'));
  if (kind === 'register') return inArray(workItems.filingId, isSaid('differs', 'missing'));
  return inArray(workItems.filingId, isCounted(COUNTED[kind]));
}

const buildCountColumn = (list: SQL, which: SQL): SQL<number> =>
  sql`(select count(*)::int from jsonb_array_elements(coalesce(${list}, '[]')) as each where ${which})`;

/** Editions of these programs under which filings of the work list were submitted. */
export async function listEditionsAtWork(
  db: Database,
  programs: readonly string[],
): Promise<{ program: string; edition: string }[]> {
  if (programs.length === 0) return [];
  return db.q
    .selectDistinct({ program: filings.program, edition: filings.edition })
    .from(filings)
    .innerJoin(workItems, eq(workItems.filingId, filings.id))
    .where(inArray(filings.program, [...programs]));
}

export const createChecksStore = (db: Database) => ({
  /** Numbers of open checks of the filings, and whether the person has opened each. */
  async found(
    ids: readonly string[],
    places: readonly UniqueAnswerPath[],
    { userId, today }: { userId: string; today: string },
  ): Promise<FoundChecks[]> {
    if (ids.length === 0) return [];
    const facts = sql`looked.facts`;
    const state = (...states: string[]) =>
      sql`each ->> 'state' in (${sql.join(
        states.map((each) => sql`${each}`),
        sql`, `,
      )})`;
    const { rows } = await db.q.execute<FoundChecks & Record<string, unknown>>(sql`
      select item.filing_id as id,
        ${buildCountColumn(facts, state('listed'))} as blacklist,
        coalesce(named.is_twice, false)::int as broken_rule,
        (select count(*)::int from ${objections} as o where o.filing_id = item.filing_id and o.status = 'open') as objection,
        (select count(*)::int from ${objections} as o where o.filing_id = item.filing_id and o.status = 'upheld')
          as upheld_objection,
        (select count(*)::int from ${appeals} as a where a.filing_id = item.filing_id and a.status = 'open') as appeal,
        (select count(*)::int from ${appeals} as a where a.filing_id = item.filing_id and a.status = 'upheld'
          and ${isOpen(sql`item.status`)}) as upheld_appeal,
        coalesce(paper.open_rules, 0) as rule,
        ${buildCountColumn(facts, state('differs', 'missing'))} as register,
        coalesce(paper.differences, 0) as difference,
        coalesce(paper.figures, 0) as figure,
        (select count(*)::int from ${reportItems} where ${reportItems.companyId} = item.company_id
          and ${buildOverdueCondition(today)}) as report,
        coalesce(named.is_namesake and not named.is_twice, false)::int as namesake,
        exists (select from read_log where user_id = ${userId}::uuid and subject_id = item.filing_id
          and kind in ('filing', 'document')) as "isOpened"
      from work_items as item
      left join lateral (select seq, open_rules, differences, figures from submissions
        where filing_id = item.filing_id order by seq desc limit 1) as paper on true
      left join lateral (select bool_or(is_namesake) as is_namesake, bool_or(${isTwiceAt(places)}) as is_twice
        from ${workNamesakeSource} where filing_id = item.filing_id) as named on true
      left join register_checks as looked on looked.filing_id = item.filing_id and looked.seq = paper.seq
      where item.filing_id = any (${`{${ids.join(',')}}`}::uuid[])`);
    return rows;
  },
});

export type ChecksStore = ReturnType<typeof createChecksStore>;
