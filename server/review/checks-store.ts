/** Open checks of filings as the database knows them: of their latest papers, of registers, objections and appeals. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CheckKind, FilteredCheck } from '../../domain/review/checks';
import type { Database } from '../core/db/client';
import { appeals, objections, registerChecks, submissions, workAnswers, workItems } from '../core/db/tables';

type Counted = Exclude<CheckKind, 'namesake' | 'scan'>;

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

const openOf = (table: typeof objections | typeof appeals): SQL =>
  sql`(select ${table.filingId} from ${table} where ${table.status} = 'open')`;

/** The condition of the work list that a filing has an open check of the kind. */
export function hasCheck(kind: FilteredCheck, places: readonly OncePlace[]): SQL {
  if (kind === 'objection') return inArray(workItems.filingId, openOf(objections));
  if (kind === 'appeal') return inArray(workItems.filingId, openOf(appeals));
  if (kind === 'broken_rule') return isTwice(sql`${workItems}`, places);
  return inArray(
    workItems.filingId,
    sql`(select ${registerChecks.filingId} from ${registerChecks}
      where ${registerChecks.facts} @> '[{"state": "listed"}]' and ${isLatest})`,
  );
}

const countIn = (list: SQL, which: SQL): SQL<number> =>
  sql`(select count(*)::int from jsonb_array_elements(coalesce(${list}, '[]')) as each where ${which})`;

export const createChecksStore = (db: Database) => ({
  /** Checks of these filings, and whether the person has opened each. */
  async found(ids: readonly string[], places: readonly OncePlace[], userId: string): Promise<FoundChecks[]> {
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
