/** Open checks of filings as the database knows them: of their latest papers, of registers, objections, appeals and reports. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FactState } from '../../domain/registers/facts';
import type { CheckKind, FilteredCheck } from '../../domain/review/checks';
import type { Database } from '../core/db/client';
import {
  appeals,
  objections,
  registerChecks,
  reportItems,
  submissions,
  workAnswers,
  workItems,
} from '../core/db/tables';
import { isOverdueOn } from '../reports/overdue-store';

type Counted = Exclude<CheckKind, 'scan'>;

export interface FoundChecks extends Record<Counted, number> {
  id: string;
  /** The person has opened it. */
  isOpened: boolean;
}

/** A place of a program's form that only one filing of a batch may name alike. */
export interface OncePlace {
  program: string;
  place: string;
}

const isLatest = sql`${registerChecks.seq} = (select max(latest.seq) from ${submissions} as latest
  where latest.filing_id = ${registerChecks.filingId})`;

/** Another filing of the batch names the same at one of the places. */
const isTwice = (item: SQL, places: readonly OncePlace[]): SQL =>
  places.length === 0
    ? sql`false`
    : sql`exists (select from ${workAnswers} as own
      join ${workAnswers} as same on same.field = own.field and left(same.said, 100) = left(own.said, 100)
        and same.said = own.said and same.place = own.place and same.filing_id <> own.filing_id
      join ${workItems} as other on other.filing_id = same.filing_id
      where own.filing_id = ${item}.filing_id
        and (other.program, other.batch_year, other.batch_no) = (${item}.program, ${item}.batch_year, ${item}.batch_no)
        and (${item}.program, own.place) in (${sql.join(
          places.map(({ program, place }) => sql`(${program}, ${place})`),
          sql`, `,
        )}))`;

/** Another filing names the same person, right or project. A company names its people and rights anew in each batch, and a continued filing its project. */
export const isNamesake = (kind: SQL, mine: SQL, other: SQL): SQL =>
  sql`${other}.filing_id <> ${mine}.filing_id
    and ${other}.filing_id::text is distinct from ${mine}.continues and ${other}.continues is distinct from ${mine}.filing_id::text
    and (${kind} = 'project' or ${other}.company_id <> ${mine}.company_id or ${other}.program <> ${mine}.program
      or (${other}.batch_year, ${other}.batch_no) = (${mine}.batch_year, ${mine}.batch_no))`;

const hasNamesake = (item: SQL): SQL =>
  sql`exists (select from ${workAnswers} as own
    join ${workAnswers} as same on same.field = own.field and left(same.said, 100) = left(own.said, 100)
      and same.said = own.said and same.filing_id <> own.filing_id
    join ${workItems} as other on other.filing_id = same.filing_id
    where own.filing_id = ${item}.filing_id and own.field in ('person', 'right', 'project')
      and ${isNamesake(sql`own.field`, item, sql`other`)})`;

/** Filings of which the latest paper has a count above none. */
const isCounted = (count: PgColumn): SQL =>
  sql`(select paper.filing_id from ${submissions} as paper where paper.${sql.identifier(count.name)} > 0
    and not exists (select from ${submissions} as later where later.filing_id = paper.filing_id and later.seq > paper.seq))`;

const COUNTED = {
  rule: submissions.openRules,
  difference: submissions.differences,
  figure: submissions.figures,
} as const;

/** Filings of whose latest submission registers said one of these. */
const isSaid = (...states: FactState[]): SQL =>
  sql`(select ${registerChecks.filingId} from ${registerChecks} where ${isLatest} and (${sql.join(
    states.map((state) => sql`${registerChecks.facts} @> ${JSON.stringify([{ state }])}::jsonb`),
    sql` or `,
  )}))`;

const openOf = (table: typeof objections | typeof appeals): SQL =>
  sql`(select ${table.filingId} from ${table} where ${table.status} = 'open')`;

/** The condition of the work list that an objection to the filing is open. */
export const isObjected = (): SQL => inArray(workItems.filingId, openOf(objections));

/** Companies that owe overdue reports. */
const owing = (today: string): SQL =>
  sql`(select ${reportItems.companyId} from ${reportItems} where ${isOverdueOn(today)})`;

/** The condition of the work list that a filing has an open check of the kind. */
export function hasCheck(kind: FilteredCheck, places: readonly OncePlace[], today: string): SQL {
  if (kind === 'objection') return isObjected();
  if (kind === 'appeal') return inArray(workItems.filingId, openOf(appeals));
  if (kind === 'broken_rule') return isTwice(sql`${workItems}`, places);
  if (kind === 'namesake') return hasNamesake(sql`${workItems}`);
  if (kind === 'report') return inArray(workItems.companyId, owing(today));
  if (kind === 'blacklist') return inArray(workItems.filingId, isSaid('listed'));
  if (kind === 'register') return inArray(workItems.filingId, isSaid('differs', 'missing'));
  return inArray(workItems.filingId, isCounted(COUNTED[kind]));
}

const countIn = (list: SQL, which: SQL): SQL<number> =>
  sql`(select count(*)::int from jsonb_array_elements(coalesce(${list}, '[]')) as each where ${which})`;

export const createChecksStore = (db: Database) => ({
  /** Checks of these filings, and whether the person has opened each. */
  async found(
    ids: readonly string[],
    places: readonly OncePlace[],
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
        ${countIn(facts, state('listed'))} as blacklist,
        (${isTwice(sql`item`, places)})::int as broken_rule,
        (select count(*)::int from ${objections} as o where o.filing_id = item.filing_id and o.status = 'open') as objection,
        (select count(*)::int from ${appeals} as a where a.filing_id = item.filing_id and a.status = 'open') as appeal,
        coalesce(paper.open_rules, 0) as rule,
        ${countIn(facts, state('differs', 'missing'))} as register,
        coalesce(paper.differences, 0) as difference,
        coalesce(paper.figures, 0) as figure,
        (select count(*)::int from ${reportItems} where ${reportItems.companyId} = item.company_id
          and ${isOverdueOn(today)}) as report,
        (${hasNamesake(sql`item`)} and not ${isTwice(sql`item`, places)})::int as namesake,
        exists (select from read_log where user_id = ${userId}::uuid and subject_id = item.filing_id
          and kind in ('filing', 'document')) as "isOpened"
      from work_items as item
      left join lateral (select seq, open_rules, differences, figures from submissions
        where filing_id = item.filing_id order by seq desc limit 1) as paper on true
      left join register_checks as looked on looked.filing_id = item.filing_id and looked.seq = paper.seq
      where item.filing_id = any (${`{${ids.join(',')}}`}::uuid[])`);
    return rows;
  },
});

export type ChecksStore = ReturnType<typeof createChecksStore>;
