import { asc, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilteredCheck } from '../../domain/review/checks';
import { workItems } from '../core/db/tables';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database';
import { hasCheck } from './checks-store';
import { createWorkStore, type WorkStore } from './work-store';

const PLACES = [
  { program: 'alpha', place: 'team[0].person' },
  { program: 'beta', place: 'basics.name' },
];

/** Definitions of both checks, evaluated filing by filing. */
const MEANT: Partial<Record<FilteredCheck, SQL>> = {
  namesake: sql`(own.field = 'project' or other.company_id <> work_items.company_id or other.program <> work_items.program
      or (other.batch_year, other.batch_no) = (work_items.batch_year, work_items.batch_no))
    and other.filing_id::text is distinct from work_items.continues
    and other.continues is distinct from work_items.filing_id::text`,
  broken_rule: sql`same.place = own.place
    and (other.program, other.batch_year, other.batch_no) = (work_items.program, work_items.batch_year, work_items.batch_no)
    and (other.program, own.place) in (('alpha', 'team[0].person'), ('beta', 'basics.name'))`,
};

const meant = (kind: FilteredCheck) => sql`exists (select from work_answers as own
  join work_answers as same on same.field = own.field and same.said = own.said and same.filing_id <> own.filing_id
  join work_items as other on other.filing_id = same.filing_id
  where own.filing_id = work_items.filing_id and own.field in ('person', 'right', 'project') and ${MEANT[kind]})`;

/**
 * Each turn submits a filing naming a few of many people, or withdraws, returns, decides, moves to another batch, or deletes a
 * submission. `isNew`: each turn submits another filing.
 */
const change = (seed: number, isNew = false) => `do $$
declare of uuid; n int; what int; companies uuid[]; all_filings uuid[];
begin
  perform setseed(${seed / 1000});
  companies := array(select id from companies order by id limit 5);
  for turn in 1..6 loop
    all_filings := array(select id from filings order by id);
    n := floor(random() * 1000000);
    what := floor(random() * 10);
    of := all_filings[1 + n % greatest(cardinality(all_filings), 1)];
    if ${isNew} or of is null or cardinality(all_filings) < 40 and what < 4 then
      of := gen_random_uuid();
      insert into filings (id, company_id, program, kind, batch_year, batch_no, status, version, edition, data, updated_at, updated_by)
        values (of, companies[1 + n % 5], (array['alpha', 'beta'])[1 + n % 2], '', 2025 + n % 2, 1, 'draft', 1, '1',
          case when n % 3 = 0 then jsonb_build_object('basics', jsonb_build_object('note', all_filings[1 + n % greatest(cardinality(all_filings), 1)])) else '{}' end, now(), '');
      what := 0;
    end if;
    if what < 4 then
      insert into submissions (id, filing_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
        select gen_random_uuid(), of, 1 + coalesce(max(seq), 0), 'R' || gen_random_uuid(), now(), '', json_build_object('edition', '1', 'sections', json_build_array(
          json_build_object('key', 'basics', 'kind', 'fields', 'fields', json_build_array(json_build_object('key', 'name', 'type', 'text')),
            'rows', json_build_array(json_build_object('values', json_build_object('name', json_build_object('value', '项目名称' || n % 23))))),
          json_build_object('key', 'team', 'kind', 'table', 'fields', '[]'::json, 'rows', (select json_agg(json_build_object('values',
            json_build_object('person', json_build_object('value', '参与人员' || (n / 7 + i * i) % 31)))) from generate_series(1, 1 + n % 3) as i))))::text, ''
        from submissions where filing_id = of;
      update filings set status = 'submitted' where id = of;
    elsif what < 8 then
      update filings set status = (array['withdrawn', 'returned', 'approved', 'submitted', 'withdrawn'])[1 + n % 5]
        where id = of and status <> 'draft' and exists (select from submissions where filing_id = of);
    elsif what = 8 then
      update filings set batch_year = 2025 + n % 2 where id = of;
    else
      update filings set status = 'draft' where id = of;
      delete from submissions where filing_id = of;
    end if;
  end loop;
end $$`;

const NONE = { items: 0, counters: 0 };

let db: TestDatabase;
let work: WorkStore;

beforeAll(async () => {
  db = await openTestDatabase();
  work = createWorkStore(db);
  const said = { isPublic: true, unlessPath: null, unlessIs: null, seenByPath: null, persons: null };
  const ofProgram = {
    ...said,
    path: ['basics', 'name'],
    continuesPath: ['basics', 'note'],
    rights: ['team.person'],
  };
  await work.keepSubjects(['alpha', 'beta'].map((program) => ({ ...ofProgram, program, edition: '1' })));
  await db.q.execute(sql`insert into companies (id, credit_code, name, status, profile)
    select gen_random_uuid(), 'C' || i, '公司' || i, 'active', '{}' from generate_series(1, 5) as i`);
});
afterAll(() => db.close());

const idsOf = async (where: SQL) =>
  (
    await db.q
      .select({ id: workItems.filingId })
      .from(workItems)
      .where(where)
      .orderBy(asc(workItems.filingId))
  ).map(({ id }) => id);

describe('hasCheck', () => {
  it.each(['namesake', 'broken_rule'] as const)(
    'finds by %s what is meant after each change, before and after the job has looked',
    async (kind) => {
      const sizes = new Set<number>();
      for (let seed = 1; seed <= 80; seed += 1) {
        await db.q.execute(sql.raw(change(seed)));
        if (seed % 4 === 0) await work.fold();
        const found = await idsOf(hasCheck(kind, PLACES, ''));
        expect(found).toEqual(await idsOf(meant(kind)));
        sizes.add(found.length);
      }
      expect(sizes.size).toBeGreaterThan(5);
      expect(await work.check()).toEqual(NONE);
      await work.fold();
      expect(await work.check()).toEqual(NONE);
    },
    180_000,
  );

  it('returns namesakes of filings that were submitted while the job ran', async () => {
    await Promise.all(
      [81, 82, 83, 84, 85, 86].map((seed) =>
        seed % 3 === 0 ? work.fold() : db.transaction(() => db.q.execute(sql.raw(change(seed, true)))),
      ),
    );
    const found = async () => [
      await idsOf(hasCheck('namesake', PLACES, '')),
      await idsOf(hasCheck('broken_rule', PLACES, '')),
    ];
    const expected = [await idsOf(meant('namesake')), await idsOf(meant('broken_rule'))];
    expect(await found()).toEqual(expected);
    await work.fold();
    expect(await found()).toEqual(expected);
  });
});

describe('work.rebuild', () => {
  it('creates namesakes anew where they differ from the answers', async () => {
    await work.fold();
    await db.q.execute(sql`delete from work_namesakes`);
    expect((await work.check()).items).toBeGreaterThan(0);
    expect((await work.sample('00000000-0000-0000-0000-000000000000')).items).toBeGreaterThan(0);
    await work.rebuild();
    expect(await work.check()).toEqual(NONE);
    expect(await idsOf(hasCheck('namesake', PLACES, ''))).toEqual(await idsOf(meant('namesake')));
  });
});
