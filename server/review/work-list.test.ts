import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { companies, storedFilings, workItems } from '../core/db/tables';
import { createLogger } from '../core/logger';
import { createWarnings, type WarningRegistry } from '../core/warnings';
import { checkWorkList } from './work-service';
import { createWorkStore, type WorkStore } from './work-store';

let clients: ReviewClients;
let work: WorkStore;

beforeAll(async () => {
  clients = await ReviewClients.open();
  work = createWorkStore(clients.app.db);
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

const NONE = { items: 0, counters: 0 };
const itemOf = async (id: string) =>
  (await clients.app.db.q.select().from(workItems).where(eq(workItems.filingId, id)))[0];

/** Warnings after a run of the job that checks the work list. */
async function lookedAt(): Promise<WarningRegistry> {
  const { db } = clients.app;
  const log = createLogger({ logLevel: 'silent' });
  const warnings = createWarnings();
  await checkWorkList(
    { work: createWorkStore(db), programs: [], log, warnings },
    '00000000-0000-0000-0000-000000000000',
  );
  return warnings;
}

/**
 * Each turn changes one source in the way of a store: a status, answers, a submission, an approval, a decision, an officer, a
 * report, its submission, an assessment, or a company. `attempt`, from 1 on, makes its numbers distinct from earlier attempts.
 */
const TURNS = 500;
const changes = (from: number, attempt: number) => `do $$
declare
  of uuid; company uuid; task uuid; n int; what int;
  company_ids uuid[]; filing_ids uuid[]; task_ids uuid[]; user_ids uuid[];
  ends text[] := array[null, 'submitted', 'returned', 'passed', 'exempt'];
  states text[] := array['draft', 'submitted', 'district_passed', 'expert_review', 'publicised', 'returned', 'approved', 'rejected', 'withdrawn', 'revoked'];
  programs text[] := array['alpha', 'beta', 'gamma'];
begin
  perform setseed(${from / 100_000});
  insert into companies (id, credit_code, name, status, profile)
    select gen_random_uuid(), 'C${attempt}-' || i, '公司' || i, 'active', jsonb_build_object('department', 'D21010' || i % 5, 'industry', 'C' || i % 3)
    from generate_series(1, 20) as i where ${from} = 1;
  company_ids := array(select id from companies order by id limit 20);
  filing_ids := array(select id from filings);
  task_ids := array(select id from report_tasks);
  user_ids := array(select id from users order by id limit 3);
  for turn in ${from}..${from + TURNS - 1} loop
    n := floor(random() * 1000000);
    what := floor(random() * 12.4);
    company := company_ids[1 + n % 20];
    of := filing_ids[1 + floor(random() * cardinality(filing_ids))];
    if turn <= 300 or of is null then
      of := gen_random_uuid();
      filing_ids := filing_ids || of;
      insert into filings (id, company_id, program, kind, batch_year, batch_no, status, version, edition, data, updated_at, updated_by)
        values (of, company, programs[1 + n % 3], '', 2025 + n % 2, 1, 'draft', 1, '1', '{}', now(), '');
    elsif what < 4 then
      update filings set status = states[1 + n % 10], version = version + 1, updated_at = now(),
        returned_by = case when n % 10 = 5 then (array['first', 'city'])[1 + n % 2] else returned_by end where id = of;
    elsif what = 4 then
      update filings set data = jsonb_build_object('basics', jsonb_build_object('name', '项目' || n)) where id = of;
    elsif what = 5 then
      insert into submissions (id, filing_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
        select gen_random_uuid(), of, 1 + count(*), 'R${attempt}-' || turn, now() - turn * interval '1 minute', '', '{}', '' from submissions where filing_id = of;
    elsif what = 6 then
      insert into approvals values (of, 'P${attempt}-' || turn, n % 100, now()) on conflict (filing_id) do update set grant_approved = n % 100;
    elsif what = 7 then
      insert into audit_log (id, subject_kind, subject_id, seq, action, actor_id, actor_name, actor_role, at, prev_hash, hash)
        values (gen_random_uuid(), 'filing', of, ${attempt}00000 + turn,
          (array['approve', 'reject_city', 'save', 'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise'])[1 + n % 8],
          case when n % 9 > 0 then user_ids[1 + n % 3] end, '', '',
          now() + (n % 400) * interval '1 day', '', '');
    elsif what = 8 then
      insert into filing_assignments values (of, user_ids[1 + n % 3], now(), 1)
        on conflict (filing_id) do update set assignee_id = case when n % 2 = 0 then excluded.assignee_id end;
    elsif what = 9 then
      insert into report_tasks (id, company_id, code, subject, period, filing_id, program, open_on, due_on, updated_at)
        select gen_random_uuid(), company_id, 'project_annual', of::text, '2026', case when n % 4 > 0 then of end, program, '2026-05-01', '2026-05-3' || n % 2, now()
        from filings where id = of
        on conflict (company_id, code, subject, period) do update set settled = ends[1 + n % 5], due_on = excluded.due_on
        returning id into task;
      task_ids := task_ids || task;
    elsif what = 10 then
      task := task_ids[1 + floor(random() * cardinality(task_ids))];
      if n % 3 = 0 then
        update report_tasks set settled = ends[1 + n % 5] where id = task;
      else
        insert into report_submissions (id, task_id, company_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
          select gen_random_uuid(), id, company_id, 1 + (select count(*) from report_submissions where task_id = task), 'N${attempt}-' || turn, now(), '', '{}', ''
          from report_tasks where id = task;
      end if;
    elsif what = 11 then
      insert into expert_panels (filing_id, version, due_at, blind, attachments_released, criteria, created_at, updated_at)
        values (of, 1, now(), false, false, '[]', now(), now()) on conflict do nothing;
      insert into assessments (id, filing_id, expert_id, state, version, assigned_at, updated_at)
        values (gen_random_uuid(), of, user_ids[1 + n % 3], 'assigned', 1, now(), now())
        on conflict (filing_id, expert_id) do update set state = (array['assigned', 'accepted', 'submitted', 'removed'])[1 + n % 4];
    else
      update companies set name = '公司' || n, status = (array['active', 'disabled'])[1 + n % 2],
        profile = jsonb_build_object('department', 'D21010' || n % 5, 'industry', 'C' || n % 3) where id = company;
    end if;
  end loop;
end $$`;

/** Removes dead row versions of the changes, which an embedded database would keep and scan. */
const LEFT_BEHIND = sql`vacuum filings, companies, report_tasks, approvals, work_items, report_items, work_answers`;

describe('work list (createWorkStore)', () => {
  it('returns the current row of a filing from submission to decision', async () => {
    const id = await clients.submit('beta');
    expect(await itemOf(id)).toMatchObject({ status: 'submitted', program: 'beta', decidedAt: null });
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 12.5 });
    const item = await itemOf(id);
    expect(item).toMatchObject({ status: 'approved', grantApproved: 12.5, returnedOnce: false });
    expect(item?.decidedAt).toEqual(clients.app.clock.now);
    expect(item?.search.split('\n')).toContain(item?.receiptNo.toLowerCase());
    expect(item?.publicSearch).toContain(item?.projectNo?.toLowerCase());
    expect(await work.check()).toEqual(NONE);
  });

  it('excludes drafts and returned filings, and follows a company that is renamed or moved', async () => {
    const { q } = clients.app.db;
    const id = await clients.submit('alpha');
    const { companyId = '' } = (await itemOf(id)) ?? {};
    await q
      .update(companies)
      .set({ name: '改名公司', profile: sql`jsonb_set(profile, '{department}', '"D210106"')` })
      .where(eq(companies.id, companyId));
    expect(await itemOf(id)).toMatchObject({ companyName: '改名公司', department: 'D210106' });
    await q.update(storedFilings).set({ status: 'withdrawn' }).where(eq(storedFilings.id, id));
    expect(await itemOf(id)).toBeUndefined();
    expect(await work.check()).toEqual(NONE);
    await work.fold();
    expect(await work.check()).toEqual(NONE);
  });

  it('reports rows that differ from the filings, and rebuilds them', async () => {
    const id = await clients.submit('gamma');
    await clients.submit('beta');
    const { q } = clients.app.db;
    await q.execute(sql`update work_items set status = 'rejected' where filing_id = ${id}::uuid`);
    await q.execute(sql`delete from work_items where program = 'beta'`);
    expect((await work.check()).items).toBeGreaterThan(1);
    expect((await work.sample('00000000-0000-0000-0000-000000000000')).items).toBeGreaterThan(0);
    await q.execute(sql`insert into work_counters (program, batch_year, batch_no, status, department, assignee_id, filings, returned, granted)
      select program, batch_year, batch_no, status, department, assignee_id, 1, 0, 0 from work_counters`);
    expect((await work.check()).counters).toBeGreaterThan(0);
    const { counters } = await work.sample('00000000-0000-0000-0000-000000000000');
    expect([counters > 0, (await lookedAt()).raised]).toEqual([true, ['work_list']]);
    await work.rebuild();
    expect([await work.check(), (await lookedAt()).raised]).toEqual([NONE, []]);
  });

  let attempts = 0;
  it('shows no difference after ten thousand changes of everything that it is made of', async () => {
    const { q } = clients.app.db;
    attempts += 1;
    for (let from = 1; from <= 10_000; from += TURNS) {
      await q.execute(sql.raw(changes(from, attempts)));
      await q.execute(LEFT_BEHIND);
    }
    const { rows } = await q.execute<Record<string, number>>(
      sql`select count(distinct status)::int as statuses, (select count(*)::int from report_items where submitted_at is not null) as sent,
        (select sum(open)::int from expert_counters) as asked from work_items`,
    );
    expect(rows[0]).toMatchObject({ statuses: 8 });
    expect(Math.min(rows[0]?.sent ?? 0, rows[0]?.asked ?? 0)).toBeGreaterThan(0);
    expect(await work.check()).toEqual(NONE);
    await work.fold();
    expect(await work.check()).toEqual(NONE);
    const { rows: keys } = await q.execute(
      sql`select count(*)::int as rows from mark_counters group by program, batch_year, batch_no, department, mark
        having count(*) > 1 or not bool_and(is_folded)`,
    );
    expect(keys).toEqual([]);
  }, 300_000);

  it('shows no difference after parallel changes of companies and their filings', async () => {
    const { db } = clients.app;
    await db.q.execute(sql.raw(changes(1, 1)));
    const { rows } = await db.q.execute<{ id: string; company: string }>(
      sql`select id, company_id as company from filings where status not in ('draft', 'withdrawn') order by id limit 40`,
    );
    const change = (id: string, company: string, n: number) =>
      db.transaction(async () => {
        if (n % 2 === 0)
          await db.q
            .update(companies)
            .set({ name: `第${n}次改名` })
            .where(eq(companies.id, company));
        else
          await db.q
            .update(storedFilings)
            .set({ status: n % 3 === 0 ? 'withdrawn' : 'rejected' })
            .where(eq(storedFilings.id, id));
      });
    await Promise.all(rows.map(({ id, company }, n) => change(id, company, n)));
    expect(await work.check()).toEqual(NONE);
  });
});
