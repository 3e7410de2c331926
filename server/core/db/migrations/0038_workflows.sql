CREATE TABLE "decision_signatures" (
	"item_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_signatures_item_id_part_pk" PRIMARY KEY("item_id","part")
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"program" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	CONSTRAINT "workflows_program_version_pk" PRIMARY KEY("program","version")
);
--> statement-breakpoint
DROP INDEX "audit_log_decisions";--> statement-breakpoint
DROP INDEX "audit_log_person_decisions";--> statement-breakpoint
DROP INDEX "decision_order_items_waiting";--> statement-breakpoint
DROP INDEX "work_items_status_submitted";--> statement-breakpoint
DROP INDEX "work_items_department_status_submitted";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duties" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "workflow" jsonb;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "review_level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "level_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decision_order_items" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "decision_order_items" ADD COLUMN "to_sign" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "waits_at" text;--> statement-breakpoint
ALTER TABLE "decision_signatures" ADD CONSTRAINT "decision_signatures_item_id_decision_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."decision_order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_signatures" ADD CONSTRAINT "decision_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decision_signatures_person" ON "decision_signatures" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "decision_order_items_signing" ON "decision_order_items" USING btree ("level","id") WHERE state = 'signing';--> statement-breakpoint
CREATE INDEX "work_items_level" ON "work_items" USING btree ("waits_at","department","submitted_at","filing_id") WHERE waits_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_decisions" ON "audit_log" USING btree ("subject_id","at") WHERE action in ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction', 'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise') and subject_kind = 'filing';--> statement-breakpoint
CREATE INDEX "audit_log_person_decisions" ON "audit_log" USING btree ("actor_id","at") WHERE action in ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction', 'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise') and subject_kind = 'filing';--> statement-breakpoint
CREATE UNIQUE INDEX "decision_order_items_waiting" ON "decision_order_items" USING btree ("filing_id") WHERE state in ('signing', 'waiting');--> statement-breakpoint
CREATE INDEX "work_items_status_submitted" ON "work_items" USING btree ("status","submitted_at","filing_id","waits_until","assignee_id","department","waits_at");--> statement-breakpoint
CREATE INDEX "work_items_department_status_submitted" ON "work_items" USING btree ("department","status","submitted_at","filing_id","waits_until","assignee_id","waits_at");--> statement-breakpoint
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
    log.notice_at, log.approved_at, log.decided_at, log.people, log.returners) AS marks,
  -- The level that decides now, where it is not the usual one of the status.
  CASE WHEN f.status = 'submitted' THEN nullif(f.workflow #>> '{levels,0,code}', 'district')
    WHEN f.status IN ('district_passed', 'expert_review', 'publicised')
      THEN nullif(f.workflow #>> ARRAY['levels', f.review_level::text, 'code'], 'city') END AS waits_at
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
    max(at) FILTER (WHERE action IN ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction')) AS decided_at,
    min(at) FILTER (WHERE action = 'pass_first') AS first_at,
    min(at) FILTER (WHERE action = 'to_experts') AS experts_at,
    min(at) FILTER (WHERE action = 'publicise') AS notice_at,
    min(at) FILTER (WHERE action = 'approve') AS approved_at,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL) AS people,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL AND action IN ('return_first', 'return_city')) AS returners
  FROM audit_log WHERE subject_id = f.id::text AND subject_kind = 'filing'
    AND action IN ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction', 'pass_first', 'return_first',
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
      assignee_id, search, public_search, continues, seen_by, waits_until, marks, waits_at) =
      row(excluded.program, excluded.kind, excluded.batch_year, excluded.batch_no, excluded.status, excluded.version,
      excluded.company_name, excluded.credit_code, excluded.department, excluded.industry, excluded.subject, excluded.public_subject,
      excluded.receipt_no, excluded.submitted_at, excluded.first_submitted_at, excluded.updated_at, excluded.returned_once, excluded.correction_due_at,
      excluded.notice_until, excluded.decided_at, excluded.project_no, excluded.grant_approved, excluded.approved_at, excluded.published_at,
      excluded.assignee_id, excluded.search, excluded.public_search,
      excluded.continues, excluded.seen_by, excluded.waits_until, excluded.marks, excluded.waits_at)
    where work_items is distinct from excluded;
end $$;--> statement-breakpoint
DROP TRIGGER "work_changed" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT ON "audit_log" FOR EACH ROW
  WHEN (new.subject_kind = 'filing' AND new.action IN ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction',
    'pass_first', 'return_first', 'return_city', 'to_experts', 'publicise'))
  EXECUTE FUNCTION work_of_line();--> statement-breakpoint
drop trigger tell_changed_user on users;--> statement-breakpoint
create trigger tell_changed_user after update on users for each row
  when (
    (old.username, old.name, old.role, old.enabled, old.deleted_at, old.company_id, old.department_id,
      old.review_department, old.programs, old.duties, old.must_change_password, old.password_hash)
    is distinct from
    (new.username, new.name, new.role, new.enabled, new.deleted_at, new.company_id, new.department_id,
      new.review_department, new.programs, new.duties, new.must_change_password, new.password_hash)
  )
  execute function tell_account_change('id');
