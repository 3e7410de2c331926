CREATE TABLE "mark_counters" (
	"program" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"department" text,
	"mark" text NOT NULL,
	"filings" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_decided";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "mark_counters_key" ON "mark_counters" USING btree ("mark","department","program","batch_year","batch_no");--> statement-breakpoint
CREATE INDEX "audit_log_decisions" ON "audit_log" USING btree ("subject_id","at") WHERE action in ('approve', 'reject_first', 'reject_city', 'expire_correction', 'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise') and subject_kind = 'filing';--> statement-breakpoint
CREATE INDEX "audit_log_person_decisions" ON "audit_log" USING btree ("actor_id","at") WHERE action in ('approve', 'reject_first', 'reject_city', 'expire_correction', 'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise') and subject_kind = 'filing';--> statement-breakpoint
CREATE INDEX "work_items_marks" ON "work_items" USING gin ("marks");--> statement-breakpoint
-- Whole days of a step; none where it has not ended.
CREATE FUNCTION "work_days"(step text, from_at timestamptz, to_at timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  select case when from_at is null or to_at is null then '{}' else array['timed.' || step,
    'days.' || step || '.' || greatest(0, round(date_part('epoch', to_at - from_at) / 86400))::int] end
$$;--> statement-breakpoint
-- The marks of a filing, each once (domain/statistics/marks.ts says what they mean).
CREATE FUNCTION "work_marks"(status text, returned_by text, sent_at timestamptz, first_at timestamptz, experts_at timestamptz,
  notice_at timestamptz, approved_at timestamptz, decided_at timestamptz, people uuid[], returners uuid[])
RETURNS text[] LANGUAGE sql STABLE AS $$
  with ended as (select case when status in ('approved', 'rejected', 'revoked') then decided_at end as at)
  select array_remove(array[
      'sent.' || to_char(sent_at at time zone interval '8 hours', 'YYYY-MM'),
      'decided.' || to_char(ended.at at time zone interval '8 hours', 'YYYY-MM'),
      case when first_at is not null then 'first' end,
      case when experts_at is not null then 'experts' end,
      case when notice_at is not null then 'notice' end,
      case when approved_at is not null then 'approved' end,
      case when status = 'rejected' then 'lost.' || case when notice_at is not null then 'notice'
        when experts_at is not null then 'experts' when first_at is not null then 'first' else 'sent' end end,
      case when status = 'submitted' and returned_by is not null then 'again.first'
        when status = 'district_passed' and returned_by = 'city' then 'again.city' end], null)
    || work_days('first', sent_at, first_at)
    || work_days('city', first_at, least(experts_at, notice_at, ended.at))
    || work_days('experts', experts_at, least(notice_at, ended.at))
    || work_days('notice', notice_at, ended.at)
    || work_days('whole', sent_at, ended.at)
    || array(select 'by.' || person from unnest(people) as person order by person)
    || array(select 'back.' || person from unnest(returners) as person order by person)
  from ended
$$;--> statement-breakpoint
CREATE OR REPLACE VIEW "work_source" AS SELECT
  f.id AS filing_id,
  f.company_id,
  f.program,
  f.kind,
  f.batch_year,
  f.batch_no,
  f.status,
  f.version,
  c.name AS company_name,
  c.credit_code,
  nullif(c.department, '') AS department,
  coalesce(c.profile ->> 'industry', '') AS industry,
  said.subject,
  said.public_subject,
  latest.receipt_no,
  latest.submitted_at,
  coalesce(first.submitted_at, latest.submitted_at) AS first_submitted_at,
  f.updated_at,
  f.returned_by IS NOT NULL AS returned_once,
  f.correction_due_at,
  f.notice_until,
  log.decided_at,
  a.project_no,
  a.grant_approved,
  a.approved_at,
  coalesce(a.approved_at, f.updated_at) AS published_at,
  (SELECT assignee_id FROM filing_assignments WHERE filing_id = f.id) AS assignee_id,
  lower(concat_ws(chr(10), c.name, c.credit_code,
    (SELECT string_agg(receipt_no, chr(10) ORDER BY seq) FROM submissions WHERE filing_id = f.id),
    said.subject)) AS search,
  CASE WHEN f.status IN ('publicised', 'approved', 'revoked')
    THEN lower(concat_ws(chr(10), c.name, a.project_no, said.public_subject)) ELSE '' END AS public_search,
  said.continues,
  said.seen_by,
  CASE WHEN f.status = 'expert_review' THEN (SELECT due_at FROM expert_panels WHERE filing_id = f.id
      AND EXISTS (SELECT FROM assessments WHERE filing_id = f.id AND state IN ('assigned', 'accepted')))
    WHEN f.status = 'publicised' THEN (f.notice_until + 1)::timestamp AT TIME ZONE interval '8 hours' END AS waits_until,
  work_marks(f.status, f.returned_by, coalesce(first.submitted_at, latest.submitted_at), log.first_at, log.experts_at,
    log.notice_at, log.approved_at, log.decided_at, log.people, log.returners) AS marks
FROM filings f
JOIN companies c ON c.id = f.company_id
JOIN LATERAL (SELECT receipt_no, submitted_at FROM submissions WHERE filing_id = f.id ORDER BY seq DESC LIMIT 1) latest ON true
LEFT JOIN submissions first ON first.filing_id = f.id AND first.seq = 1
LEFT JOIN approvals a ON a.filing_id = f.id
LEFT JOIN LATERAL (SELECT f.data #>> s.path AS subject,
    CASE WHEN s.is_public AND (s.unless_path IS NULL OR f.data #>> s.unless_path IS DISTINCT FROM s.unless_is)
      THEN f.data #>> s.path END AS public_subject,
    f.data #>> s.continues_path AS continues,
    f.data #>> s.seen_by_path AS seen_by
  FROM work_subjects s WHERE s.program = f.program) said ON true
CROSS JOIN LATERAL (SELECT
    max(at) FILTER (WHERE action IN ('approve', 'reject_first', 'reject_city', 'expire_correction')) AS decided_at,
    min(at) FILTER (WHERE action = 'pass_first') AS first_at,
    min(at) FILTER (WHERE action = 'to_experts') AS experts_at,
    min(at) FILTER (WHERE action = 'publicise') AS notice_at,
    min(at) FILTER (WHERE action = 'approve') AS approved_at,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL) AS people,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL AND action IN ('return_first', 'return_city')) AS returners
  FROM audit_log WHERE subject_id = f.id::text AND subject_kind = 'filing'
    AND action IN ('approve', 'reject_first', 'reject_city', 'expire_correction', 'pass_first', 'return_first',
      'return_city', 'to_experts', 'publicise')) log
WHERE f.status NOT IN ('draft', 'withdrawn');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "work_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
begin
  perform from companies where id in (select company_id from filings where id = any (wanted)) order by id for share;
  delete from work_items item where filing_id = any (wanted)
    and not exists (select from work_source source where source.filing_id = item.filing_id);
  insert into work_items select * from work_source where filing_id = any (wanted)
    on conflict (filing_id) do update set (program, kind, batch_year, batch_no, status, version,
      company_name, credit_code, department, industry, subject, public_subject,
      receipt_no, submitted_at, first_submitted_at, updated_at, returned_once, correction_due_at,
      notice_until, decided_at, project_no, grant_approved, approved_at, published_at,
      assignee_id, search, public_search, continues, seen_by, waits_until, marks) =
      row(excluded.program, excluded.kind, excluded.batch_year, excluded.batch_no, excluded.status, excluded.version,
      excluded.company_name, excluded.credit_code, excluded.department, excluded.industry, excluded.subject, excluded.public_subject,
      excluded.receipt_no, excluded.submitted_at, excluded.first_submitted_at, excluded.updated_at, excluded.returned_once, excluded.correction_due_at,
      excluded.notice_until, excluded.decided_at, excluded.project_no, excluded.grant_approved, excluded.approved_at, excluded.published_at,
      excluded.assignee_id, excluded.search, excluded.public_search,
      excluded.continues, excluded.seen_by, excluded.waits_until, excluded.marks)
    where work_items is distinct from excluded;
end $$;--> statement-breakpoint
UPDATE "work_items" AS item SET "marks" = source.marks
FROM "work_source" AS source WHERE source.filing_id = item.filing_id;--> statement-breakpoint
INSERT INTO "mark_counters" SELECT program, batch_year, batch_no, department, mark, count(*)
FROM "work_items", unnest(marks) AS mark GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- Appends what differs, mark by mark: most changes leave most marks as they were.
CREATE FUNCTION "mark_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  gone text[] := '{}';
  come text[] := '{}';
begin
  if tg_op <> 'INSERT' then gone := old.marks; end if;
  if tg_op <> 'DELETE' then come := new.marks; end if;
  if tg_op = 'UPDATE' and (old.program, old.batch_year, old.batch_no, old.department)
      is not distinct from (new.program, new.batch_year, new.batch_no, new.department) then
    gone := array(select mark from unnest(old.marks) as mark where mark <> all (new.marks));
    come := array(select mark from unnest(new.marks) as mark where mark <> all (old.marks));
  end if;
  if tg_op <> 'INSERT' then
    insert into mark_counters select old.program, old.batch_year, old.batch_no, old.department, mark, -1 from unnest(gone) as mark;
  end if;
  if tg_op <> 'DELETE' then
    insert into mark_counters select new.program, new.batch_year, new.batch_no, new.department, mark, 1 from unnest(come) as mark;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "mark_counted" AFTER INSERT OR DELETE ON "work_items" FOR EACH ROW EXECUTE FUNCTION mark_counted();--> statement-breakpoint
CREATE TRIGGER "mark_recounted" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.program, old.batch_year, old.batch_no, old.department, old.marks)
    IS DISTINCT FROM (new.program, new.batch_year, new.batch_no, new.department, new.marks))
  EXECUTE FUNCTION mark_counted();--> statement-breakpoint
DROP TRIGGER "work_changed" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT ON "audit_log" FOR EACH ROW
  WHEN (new.subject_kind = 'filing' AND new.action IN ('approve', 'reject_first', 'reject_city', 'expire_correction',
    'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise'))
  EXECUTE FUNCTION work_of_line();
