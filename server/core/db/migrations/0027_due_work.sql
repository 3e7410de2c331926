DROP INDEX "work_items_status_submitted";--> statement-breakpoint
DROP INDEX "work_items_department_status_submitted";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "work_items_waiting" ON "work_items" USING btree ("status","waits_until","department","program","batch_year","batch_no","assignee_id") WHERE waits_until is not null;--> statement-breakpoint
CREATE INDEX "work_items_status_submitted" ON "work_items" USING btree ("status","submitted_at","filing_id","waits_until","assignee_id","department");--> statement-breakpoint
CREATE INDEX "work_items_department_status_submitted" ON "work_items" USING btree ("department","status","submitted_at","filing_id","waits_until","assignee_id");--> statement-breakpoint
-- Due once the experts have answered or are late, or the day after the notice ended in Beijing.
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
  (SELECT max(at) FROM audit_log WHERE subject_id = f.id::text AND subject_kind = 'filing'
    AND action IN ('approve', 'reject_first', 'reject_city', 'expire_correction')) AS decided_at,
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
    WHEN f.status = 'publicised' THEN (f.notice_until + 1)::timestamp AT TIME ZONE interval '8 hours' END AS waits_until
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
      assignee_id, search, public_search, continues, seen_by, waits_until) =
      row(excluded.program, excluded.kind, excluded.batch_year, excluded.batch_no, excluded.status, excluded.version,
      excluded.company_name, excluded.credit_code, excluded.department, excluded.industry, excluded.subject, excluded.public_subject,
      excluded.receipt_no, excluded.submitted_at, excluded.first_submitted_at, excluded.updated_at, excluded.returned_once, excluded.correction_due_at,
      excluded.notice_until, excluded.decided_at, excluded.project_no, excluded.grant_approved, excluded.approved_at, excluded.published_at,
      excluded.assignee_id, excluded.search, excluded.public_search,
      excluded.continues, excluded.seen_by, excluded.waits_until)
    where work_items is distinct from excluded;
end $$;--> statement-breakpoint
UPDATE "work_items" AS item SET "waits_until" = source.waits_until
FROM "work_source" AS source WHERE source.filing_id = item.filing_id AND item.status IN ('expert_review', 'publicised');--> statement-breakpoint
CREATE FUNCTION "work_of_panel"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform work_refresh(array(select id from filings
    where id = coalesce(new.filing_id, old.filing_id) and status = 'expert_review'));
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR DELETE OR UPDATE OF "due_at" ON "expert_panels"
  FOR EACH ROW EXECUTE FUNCTION work_of_panel();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR DELETE ON "assessments" FOR EACH ROW EXECUTE FUNCTION work_of_panel();--> statement-breakpoint
-- Saves of a draft and reminders fire none.
CREATE TRIGGER "work_rechanged" AFTER UPDATE ON "assessments" FOR EACH ROW
  WHEN ((old.filing_id, old.state) IS DISTINCT FROM (new.filing_id, new.state)) EXECUTE FUNCTION work_of_panel();
