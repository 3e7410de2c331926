-- Fills a migrated, empty database with filings of every state, by company, batch and office, alike at any number.
-- scale-fill.ts brings the settings fill.filings and fill.password, and the tables fill_programs, fill_departments
-- and fill_industries. Nothing is random: the same number gives the same rows. None of it lets a job do anything.

set synchronous_commit = off;
set maintenance_work_mem = '512MB';
set work_mem = '128MB';
set session_replication_role = replica;
set timezone = 'UTC';

create function pg_temp.pick(n bigint, salt int, among int) returns int immutable language sql
  return ((hashint8extended(n, salt) & 9223372036854775807) % among)::int;
create function pg_temp.one_of(choice text[], n bigint, salt int) returns text immutable language sql
  return choice[1 + ((hashint8extended(n, salt) & 9223372036854775807) % cardinality(choice))];
-- Of version 4, as the server's own: it takes no other.
create function pg_temp.key(kind text, n bigint) returns uuid immutable language sql
  return overlay(overlay(md5(kind || n) placing '4' from 13 for 1) placing 'a' from 17 for 1)::uuid;
create function pg_temp.now() returns timestamptz immutable language sql return timestamptz '2026-06-10 02:00Z';

-- Indexes are made at the end, in one pass each; those of primary keys stay.
create temp table fill_indexes as
  select indexdef, indexname, tablename from pg_indexes join pg_index on indexrelid = to_regclass(quote_ident(indexname))
  where schemaname = 'public' and not indisprimary
    and tablename in ('companies', 'users', 'filings', 'submissions', 'approvals', 'audit_log', 'messages',
      'report_tasks', 'report_submissions', 'filing_assignments', 'assessments', 'work_items', 'work_answers', 'report_items');
do $$ declare each text; begin
  for each in select indexname from fill_indexes loop execute format('drop index %I', each); end loop;
end $$;

insert into companies (id, credit_code, name, name_look, status, profile, created_at, updated_at)
select pg_temp.key('company', n), '91210100' || lpad(n::text, 9, '0') || 'X', name, name, status,
  jsonb_build_object('department', pg_temp.one_of(departments, n, 4), 'industry', pg_temp.one_of(industries, n, 5),
    'address', '沈阳市创新路' || n || '号', 'contact_name', '张三', 'contact_phone', '024' || lpad(n::text, 8, '0'),
    'main_business', repeat('研发与制造。', 12)),
  pg_temp.now() - make_interval(mins => pg_temp.pick(n, 6, 2400000)), pg_temp.now() - interval '1 day'
from (select array_agg(code order by code) as departments from fill_departments) as d,
  (select array_agg(code order by code) as industries from fill_industries) as i,
  generate_series(1, greatest(current_setting('fill.filings')::int / 10, 1)) as n,
  lateral (select '沈阳' || pg_temp.one_of('{华,中,东,北,恒,瑞,新,天,金,海}', n, 1) || n
      || pg_temp.one_of('{智能装备,生物医药,新材料,软件,机器人,精密仪器,环保科技,航空部件,信息技术,能源}', n, 2) || '有限公司'
      as name,
    case when n = 1 then 'active' else coalesce(('{pending,pending,pending,rejected,disabled,cancelled}'::text[])
      [1 + pg_temp.pick(n, 3, 100)], 'active') end as status) as said;

insert into users (id, company_id, username, username_key, username_look, name, phone, role, password_hash, created_at)
select pg_temp.key('owner', n), pg_temp.key('company', n), 'owner' || n, 'owner' || n, 'owner' || n, '李工' || n,
  '139' || lpad(n::text, 8, '0'), 'owner', current_setting('fill.password'), pg_temp.now() - interval '1 year'
from generate_series(1, greatest(current_setting('fill.filings')::int / 10, 1)) as n;

-- The office is as large whatever the number of filings: two reviewers a department, three administrators, sixty experts.
insert into users (id, username, username_key, username_look, name, role, review_department, password_hash, created_at)
select pg_temp.key(role, n), role || n, role || n, role || n, role || n, role, department,
  current_setting('fill.password'), pg_temp.now() - interval '1 year'
from (
  select 'reviewer' as role, row_number() over (order by half, code) as n, code as department
  from fill_departments, generate_series(1, 2) as half
  union all select 'administrator', n, null from generate_series(1, 3) as n
  union all select 'expert', n, null from generate_series(1, 60) as n
) as office;

insert into windows (id, program, batch_year, batch_no, opens_at, closes_at, quota, first_review_by)
select pg_temp.key(key || 'window', year), key, year, 1, make_timestamptz(year, 3, 1, 0, 0, 0),
  make_timestamptz(year, 7, 20, 0, 0, 0), 50, make_timestamptz(year, 9, 1, 0, 0, 0)
from fill_programs, generate_series(2025, 2026) as year;

-- Ten filings a company. Of a hundred, 4 are drafts, 4 withdrawn, and 47 still on their way.
create temp table fill_filings as
select n, pg_temp.key('filing', n) as id, (n + 9) / 10 as company, p.key as program, p.receipt, p.project, p.subject,
  p.scope, p.paper, 2025 + pg_temp.pick(n, 22, 2) as year, status,
  make_timestamptz(2025 + pg_temp.pick(n, 22, 2), 3, 1, 0, 0, 0)
    + make_interval(secs => pg_temp.pick(n, 23, 8640000)) as submitted,
  pg_temp.one_of('{高效传动,智能检测,低温制备,柔性抓取,视觉识别,节能控制,精密成形,故障诊断}', n, 24) || '关键技术研究' || n as title
from generate_series(1, current_setting('fill.filings')::int) as n
join fill_programs as p on p.i = pg_temp.pick(n, 20, (select count(*)::int from fill_programs)),
  lateral (select case
    when r < 4 then 'draft' when r < 8 then 'withdrawn' when r < 34 then 'submitted' when r < 39 then 'returned'
    when r < 51 then 'district_passed' when r < 57 then 'expert_review' when r < 61 then 'publicised'
    when r < 82 then 'approved' when r < 99 then 'rejected' else 'revoked' end as status
    from (select pg_temp.pick(n, 21, 100) as r) as drawn) as state;
alter table fill_filings add decided timestamptz;
update fill_filings set decided = least(submitted + make_interval(hours => 48 + pg_temp.pick(n, 25, 960)), pg_temp.now());
analyze fill_filings;

insert into filings (id, company_id, program, batch_year, batch_no, status, version, edition, data, returned_by,
  correction_due_at, notice_until, review_started_at, created_at, updated_at, updated_by)
select id, pg_temp.key('company', company), program, year, 1, status, 3, '2026.1',
  case when subject is null then '{}' else jsonb_build_object(subject[1], jsonb_build_object(subject[2], title)
    || case when scope is null then '{}' else jsonb_build_object(scope[2], pg_temp.one_of('{public,masked,targeted}', n, 26))
    end) end || jsonb_build_object('notes', jsonb_build_object('text', repeat('关键技术与实施方案。', 12))),
  case when status = 'returned' or pg_temp.pick(n, 27, 10) = 0 and status <> 'draft' then 'first' end,
  case when status = 'returned' then pg_temp.now() + make_interval(days => 5 + pg_temp.pick(n, 28, 10)) end,
  case when status = 'publicised' then (pg_temp.now() + make_interval(days => 3))::date end,
  case when status not in ('draft', 'withdrawn', 'submitted') then decided end,
  submitted - interval '2 days', case when status in ('draft', 'submitted') then submitted else decided end, '李工'
from fill_filings;

insert into submissions (id, filing_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
select pg_temp.key('submission', n), id, 1, receipt || to_char(submitted, 'YYYYMMDD') || '-' || lpad(n::text, 7, '0'),
  submitted, '李工', (coalesce(replace(replace(replace(paper, '$title', title), '$person', '2101021980' || lpad((n % 20000)::text, 8, '0')),
    '$sum', (n % 1000)::text), '{"program":"' || program || '","batch_year":' || year || ',"sections":[]}')::jsonb || jsonb_build_object(
    'verdicts', case when pg_temp.pick(n, 41, 5) = 0 then '[{"outcome":"failed"}]' else '[]' end::jsonb,
    'differences', case when pg_temp.pick(n, 42, 20) = 0 then '[{}]' else '[]' end::jsonb,
    'figures', case when pg_temp.pick(n, 43, 20) = 0 then '[{}]' else '[]' end::jsonb))::text,
  md5(id::text) || md5(id::text)
from fill_filings where status <> 'draft';
insert into register_checks (filing_id, seq, facts, checked_at, listed_at)
select id, 1, jsonb_build_array(jsonb_build_object('register', 'company', 'key', '', 'path', null, 'state',
  case when pg_temp.pick(n, 44, 200) = 0 then 'listed' when pg_temp.pick(n, 44, 200) < 20 then 'differs' else 'same' end)),
  submitted, case when pg_temp.pick(n, 44, 200) = 0 then submitted end
from fill_filings where status <> 'draft';
insert into objections (id, no, code_hash, filing_id, name, phone, text, status, due_at, created_at, updated_at)
select pg_temp.key('objection', n), 'YY' || n, md5(n::text), id, '王五', '13800000000', '与已有成果重复', 'open',
  pg_temp.now() + interval '9 days', decided, decided
from fill_filings where status = 'publicised' and pg_temp.pick(n, 45, 10) = 0;

insert into approvals (filing_id, project_no, grant_approved, approved_at, owed_look_on)
select id, project || year || '-' || lpad(n::text, 7, '0'), pg_temp.pick(n, 29, 200), decided, '2027-01-01'
from fill_filings where status in ('approved', 'revoked');

insert into audit_log (id, subject_kind, subject_id, seq, company_id, action, actor_name, actor_role, from_status,
  to_status, version, details, at, prev_hash, hash)
select pg_temp.key(action, n), 'filing', id, seq, pg_temp.key('company', company), action, '王工', 'administrator',
  'submitted', status, seq + 1, case when action = 'revoke' then '{"doc_no":"沈科〔2026〕1号"}'::jsonb end, at,
  md5(id::text || seq), md5(id::text || seq + 1)
from (
  select n, id::text, company, status, 1 as seq, 'submit' as action, submitted as at
  from fill_filings where status <> 'draft'
  union all
  select n, id::text, company, status, 2, case status when 'returned' then 'return_first'
    when 'district_passed' then 'pass_first' when 'expert_review' then 'to_experts' when 'publicised' then 'publicise'
    when 'rejected' then case when pg_temp.pick(n, 30, 3) = 0 then 'reject_city' else 'reject_first' end
    else 'approve' end, decided
  from fill_filings where status not in ('draft', 'withdrawn', 'submitted')
  union all
  select n, id::text, company, status, 3, 'revoke', decided from fill_filings where status = 'revoked'
) as line;

-- Of what waits, three in ten are in somebody's hands.
create temp table fill_reviewers as
  select review_department as department, max(id::text)::uuid as id from users where role = 'reviewer' group by 1;
insert into filing_assignments (filing_id, assignee_id, assigned_at, version)
select f.id, case f.status when 'submitted' then r.id else pg_temp.key('administrator', 1 + pg_temp.pick(n, 31, 3)) end,
  decided, 1
from fill_filings as f join companies as c on c.id = pg_temp.key('company', company)
join fill_reviewers as r on r.department = c.department
where f.status in ('submitted', 'district_passed', 'expert_review') and pg_temp.pick(n, 32, 10) < 3;

insert into expert_panels (filing_id, version, due_at, blind, attachments_released, criteria, created_at, updated_at)
select id, 1, pg_temp.now() + interval '20 days', false, false, '[]', decided, decided
from fill_filings where status = 'expert_review';
insert into assessments (id, filing_id, expert_id, state, version, assigned_at, invited_at, updated_at)
select pg_temp.key('assessment' || half, n), id, pg_temp.key('expert', 1 + (pg_temp.pick(n, 33, 30) * 2 + half) % 60),
  pg_temp.one_of('{assigned,accepted,submitted}', n, 34), 1, decided, decided, decided
from fill_filings, generate_series(0, 1) as half where status = 'expert_review';

insert into report_tasks (id, company_id, code, subject, period, filing_id, program, open_on, due_on, settled, data,
  opinion, correction_due_at, passed_at, remind_on, created_at, updated_at)
select pg_temp.key('report' || period, n), pg_temp.key('company', company), 'project_annual', id::text, period, id, program,
  case state when 'upcoming' then '2026-12-01' else period::int + 1 || '-01-04' end,
  case state when 'upcoming' then '2026-12-31' when 'open' then '2026-07-31' else period::int + 1 || '-05-31' end,
  case when state in ('submitted', 'returned', 'passed', 'exempt') then state end, '{}',
  case when state = 'returned' then '请补充数据' end,
  case when state = 'returned' then pg_temp.now() + interval '9 days' end,
  case when state = 'passed' then pg_temp.now() - interval '9 days' end,
  '2027-01-01', decided, decided
from fill_filings, unnest('{2025,2026}'::text[]) as period,
  lateral (select case when period = '2026' then 'upcoming' else pg_temp.one_of(
    '{open,open,overdue,overdue,submitted,submitted,submitted,passed,passed,passed,returned,exempt}', n, 35) end as state)
    as drawn
where status in ('approved', 'revoked') and (period = '2025' or n % 4 = 0);
insert into report_submissions (id, task_id, company_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
select pg_temp.key('sent' || id, 1), id, company_id, 1, 'NB20260401-' || replace(id::text, '-', ''),
  pg_temp.now() - make_interval(secs => 86400 * 9 + abs(hashtext(id::text)) % 5000000), '李工', '{}', md5(id::text)
from report_tasks where settled in ('submitted', 'returned', 'passed');

insert into messages (id, company_id, category, template, title, body, program, filing_id, link, priority, created_at)
select pg_temp.key('message', n), pg_temp.key('company', company), 'review', 'submitted',
  '{"zh":"申报已提交","en":"Declaration submitted"}', '{"zh":"您的申报已提交。","en":"Your declaration was submitted."}',
  program, id, '/enterpriseCenter/reportInfo', 1, submitted
from fill_filings where n % 2 = 0;

do $$ declare each text; begin
  for each in select indexdef from fill_indexes where tablename not in ('work_items', 'work_answers', 'report_items') loop execute each; end loop;
end $$;
