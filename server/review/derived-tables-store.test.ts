import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AT_HOME,
  COUNTED,
  COUNTED_STATES,
  FILING_STATUSES,
  listStatusesWith,
} from '../../domain/filing/status';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database';

const first = listStatusesWith('awaits', 'first_level');
const later = listStatusesWith('awaits', 'later_level');
const experts = listStatusesWith('awaits', 'experts');
const notice = listStatusesWith('awaits', 'notice_end');
const published = listStatusesWith('publicList', 'notice', 'decided');
const { returned, approved, rejected } = COUNTED;
/** Statuses whose time to a decision is counted. */
const ended = ['approved', 'rejected', 'revoked'];

/** Statuses in the definition of each database object, in the order of its text. Changing one requires a migration. */
const SPELLED_OUT: Record<string, readonly (readonly string[])[]> = {
  'function duration_cuts': [ended],
  'function expert_count': [experts],
  'function expert_of_filing': [experts],
  'function industry_count': [...COUNTED_STATES.map((state) => COUNTED[state]), approved],
  'function work_count': [approved],
  'function work_marks': [listStatusesWith('awaits', 'nothing'), rejected, first, later],
  'function work_of_panel': [experts],
  'index filings_at_home': [AT_HOME],
  'index filings_correction_due': [returned],
  'index filings_correction_remind': [returned],
  'index work_items_approved': [approved],
  'index work_items_public_search': [published],
  'index work_items_published': [published],
  'trigger duration_recounted on work_items': [ended, ended],
  'trigger expert_counted on filings': [experts, experts],
  'trigger report_changed on filings': [approved, approved],
  'trigger result_added on work_items': [published],
  'trigger result_changed on work_items': [published, published],
  'trigger result_removed on work_items': [published],
  'trigger work_added on filings': [AT_HOME],
  'trigger work_changed on filings': [AT_HOME, AT_HOME],
  'view report_source': [approved],
  // Published ones for the public search, then those for `waits_until`, `waits_at`, and visibility to offices.
  'view work_source': [
    published,
    experts,
    notice,
    first,
    listStatusesWith('awaits', 'later_level', 'experts', 'notice_end'),
    AT_HOME,
  ],
};

/** Comparisons such as `status = 'a'`, `status in ('a', 'b')`, `status <> ALL (ARRAY['a'::text, 'b'::text])`. */
const COMPARED = /\bstatus\b[^'\n]{0,40}?('[a-z_]+'(::text)?(, *'[a-z_]+'(::text)?)*)/g;

describe(listStatusesWith, () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('returns the statuses that views, functions, triggers and indexes of the database spell out', async () => {
    const { rows } = await db.q.execute<{ name: string; text: string }>(sql`
      select 'view ' || viewname as name, definition as text from pg_views where schemaname = 'public'
      union all select 'function ' || proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid)
        from pg_trigger where not tgisinternal
      union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
      order by 1`);
    const spelled = rows.flatMap(({ name, text }) => {
      const lists = [...text.matchAll(COMPARED)].map(([, list = '']) => list.match(/[a-z_]+(?=')/g) ?? []);
      const ofFilings = lists.filter((list) =>
        list.some((each) => FILING_STATUSES.some((known) => known === each)),
      );
      return ofFilings.length > 0 ? [[name, ofFilings] as const] : [];
    });
    expect(Object.fromEntries(spelled)).toEqual(SPELLED_OUT);
  });
});
