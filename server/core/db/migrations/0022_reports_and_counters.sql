CREATE TABLE "company_counters" (
	"status" text NOT NULL,
	"department" text,
	"companies" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_counters" (
	"expert_id" uuid NOT NULL,
	"open" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_counters" (
	"code" text NOT NULL,
	"department" text,
	"settled" text,
	"open_on" text NOT NULL,
	"due_on" text NOT NULL,
	"reports" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_items" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"filing_id" uuid,
	"code" text NOT NULL,
	"department" text,
	"settled" text,
	"open_on" text NOT NULL,
	"due_on" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industry_counters" (
	"industry" text NOT NULL,
	"department" text,
	"program" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"open" integer NOT NULL,
	"returned" integer NOT NULL,
	"approved" integer NOT NULL,
	"rejected" integer NOT NULL,
	"revoked" integer NOT NULL,
	"returned_once" integer NOT NULL,
	"granted" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_subjects" ALTER COLUMN "path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "continues" text;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "work_subjects" ADD COLUMN "continues_path" text[];--> statement-breakpoint
ALTER TABLE "work_subjects" ADD COLUMN "seen_by_path" text[];--> statement-breakpoint
-- The places as the manifests name them; the start of a server brings them up to date.
UPDATE "work_subjects" SET "continues_path" = '{demand_link,demand_id}', "seen_by_path" = '{demand_link,demander_code}' WHERE "program" = 'jiebang_second';--> statement-breakpoint
UPDATE "work_subjects" SET "continues_path" = '{project_link,project_id}' WHERE "program" = 'jiebangguashuai_result';--> statement-breakpoint
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
  said.seen_by
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
CREATE OR REPLACE FUNCTION "work_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from companies where id in (select company_id from filings where id = any (wanted)) order by id for share;
  delete from work_items item where filing_id = any (wanted)
    and not exists (select from work_source source where source.filing_id = item.filing_id);
  insert into work_items select * from work_source where filing_id = any (wanted)
    on conflict (filing_id) do update set (program, kind, batch_year, batch_no, status, version,
      company_name, credit_code, department, industry, subject, public_subject,
      receipt_no, submitted_at, first_submitted_at, updated_at, returned_once, correction_due_at,
      notice_until, decided_at, project_no, grant_approved, approved_at, published_at,
      assignee_id, search, public_search, continues, seen_by) =
      row(excluded.program, excluded.kind, excluded.batch_year, excluded.batch_no, excluded.status, excluded.version,
      excluded.company_name, excluded.credit_code, excluded.department, excluded.industry, excluded.subject, excluded.public_subject,
      excluded.receipt_no, excluded.submitted_at, excluded.first_submitted_at, excluded.updated_at, excluded.returned_once, excluded.correction_due_at,
      excluded.notice_until, excluded.decided_at, excluded.project_no, excluded.grant_approved, excluded.approved_at, excluded.published_at,
      excluded.assignee_id, excluded.search, excluded.public_search,
      excluded.continues, excluded.seen_by)
    where work_items is distinct from excluded;
end $$;--> statement-breakpoint
UPDATE "work_items" AS item SET "continues" = source.continues, "seen_by" = source.seen_by
FROM "work_source" AS source WHERE source.filing_id = item.filing_id
  AND item.program IN (SELECT program FROM work_subjects WHERE continues_path IS NOT NULL) AND (source.continues IS NOT NULL OR source.seen_by IS NOT NULL);--> statement-breakpoint
-- Reports that are owed or were filed, as an office sees them. Nothing is owed for a revoked project; what was filed stays.
CREATE VIEW "report_source" AS SELECT
  t.id AS task_id,
  t.company_id,
  t.filing_id,
  t.code,
  nullif(c.department, '') AS department,
  t.settled,
  t.open_on,
  t.due_on,
  (SELECT submitted_at FROM report_submissions WHERE task_id = t.id ORDER BY seq DESC LIMIT 1) AS submitted_at,
  lower(concat_ws(chr(10), c.name, c.credit_code, (SELECT project_no FROM approvals WHERE filing_id = t.filing_id),
    (SELECT string_agg(receipt_no, chr(10) ORDER BY seq) FROM report_submissions WHERE task_id = t.id))) AS search
FROM report_tasks t
JOIN companies c ON c.id = t.company_id
WHERE t.settled IS NOT NULL OR t.filing_id IS NULL
  OR EXISTS (SELECT FROM filings f WHERE f.id = t.filing_id AND f.status = 'approved');--> statement-breakpoint
INSERT INTO "report_items" SELECT * FROM "report_source";--> statement-breakpoint
INSERT INTO "report_counters" SELECT code, department, settled, CASE WHEN settled IS NULL THEN open_on ELSE '' END,
  CASE WHEN settled IS NULL THEN due_on ELSE '' END, count(*)
FROM "report_items" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "company_counters" SELECT status, department, count(*) FROM "companies" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "industry_counters" SELECT industry, department, program, batch_year, batch_no,
  count(*) FILTER (WHERE status IN ('submitted', 'district_passed', 'expert_review', 'publicised')), count(*) FILTER (WHERE status = 'returned'),
  count(*) FILTER (WHERE status = 'approved'), count(*) FILTER (WHERE status = 'rejected'), count(*) FILTER (WHERE status = 'revoked'),
  count(*) FILTER (WHERE returned_once), coalesce(sum(grant_approved) FILTER (WHERE status = 'approved'), 0)
FROM "work_items" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "expert_counters" SELECT a.expert_id, count(*) FROM "assessments" a JOIN "filings" f ON f.id = a.filing_id
WHERE a.state IN ('assigned', 'accepted') AND f.status = 'expert_review' GROUP BY 1;--> statement-breakpoint
ALTER TABLE "report_items" ADD CONSTRAINT "report_items_task_id_report_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."report_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_counters_key" ON "company_counters" USING btree ("status","department");--> statement-breakpoint
CREATE INDEX "expert_counters_key" ON "expert_counters" USING btree ("expert_id");--> statement-breakpoint
CREATE INDEX "report_counters_key" ON "report_counters" USING btree ("department","code","settled","open_on","due_on");--> statement-breakpoint
CREATE INDEX "report_items_company" ON "report_items" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "report_items_filing" ON "report_items" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "report_items_order" ON "report_items" USING btree ("submitted_at","due_on","task_id");--> statement-breakpoint
CREATE INDEX "report_items_settled" ON "report_items" USING btree ("settled","submitted_at","due_on","task_id","open_on");--> statement-breakpoint
CREATE INDEX "report_items_department" ON "report_items" USING btree ("department","submitted_at","due_on","task_id");--> statement-breakpoint
CREATE INDEX "report_items_department_settled" ON "report_items" USING btree ("department","settled","submitted_at","due_on","task_id","open_on");--> statement-breakpoint
CREATE INDEX "report_items_search" ON "report_items" USING gin (work_grams(search));--> statement-breakpoint
CREATE INDEX "industry_counters_key" ON "industry_counters" USING btree ("department","industry","program","batch_year","batch_no");--> statement-breakpoint
CREATE INDEX "work_items_day" ON "work_items" USING btree ("batch_year","batch_no","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_department_day" ON "work_items" USING btree ("department","batch_year","batch_no","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_continues" ON "work_items" USING btree ("continues") WHERE continues is not null;--> statement-breakpoint
CREATE INDEX "work_items_seen_by" ON "work_items" USING btree ("seen_by") WHERE seen_by is not null;--> statement-breakpoint
CREATE INDEX "work_items_approved" ON "work_items" USING btree ("program","published_at","filing_id") WHERE status = 'approved';--> statement-breakpoint
-- As work_refresh does for filings.
CREATE FUNCTION "report_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from companies where id in (select company_id from report_tasks where id = any (wanted)) order by id for share;
  delete from report_items item where task_id = any (wanted)
    and not exists (select from report_source source where source.task_id = item.task_id);
  insert into report_items select * from report_source where task_id = any (wanted)
    on conflict (task_id) do update set (company_id, filing_id, code, department, settled, open_on, due_on, submitted_at, search) =
      row(excluded.company_id, excluded.filing_id, excluded.code, excluded.department, excluded.settled, excluded.open_on,
      excluded.due_on, excluded.submitted_at, excluded.search)
    where report_items is distinct from excluded;
end $$;--> statement-breakpoint
CREATE FUNCTION "report_of_task"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform report_refresh(array[new.id]); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "report_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform report_refresh(array[coalesce(new.task_id, old.task_id)]); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "report_of_filing"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform report_refresh(array(select id from report_tasks where filing_id = new.id)); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "report_of_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform report_refresh(array(select id from report_tasks where filing_id = coalesce(new.filing_id, old.filing_id)));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "report_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform report_refresh(array(select task_id from report_items where company_id = new.id)); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "report_count"(item report_items, n integer) RETURNS void LANGUAGE sql AS $$
  insert into report_counters values (item.code, item.department, item.settled,
    case when item.settled is null then item.open_on else '' end, case when item.settled is null then item.due_on else '' end, n)
$$;--> statement-breakpoint
CREATE FUNCTION "report_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform report_count(old, -1); end if;
  if tg_op <> 'DELETE' then perform report_count(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "report_added" AFTER INSERT ON "report_tasks" FOR EACH ROW EXECUTE FUNCTION report_of_task();--> statement-breakpoint
-- Saves of drafts and reminders fire none.
CREATE TRIGGER "report_changed" AFTER UPDATE ON "report_tasks" FOR EACH ROW
  WHEN ((old.company_id, old.filing_id, old.code, old.settled, old.open_on, old.due_on)
    IS DISTINCT FROM (new.company_id, new.filing_id, new.code, new.settled, new.open_on, new.due_on))
  EXECUTE FUNCTION report_of_task();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER INSERT OR UPDATE OR DELETE ON "report_submissions" FOR EACH ROW EXECUTE FUNCTION report_of_part();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER UPDATE ON "filings" FOR EACH ROW
  WHEN ((old.status = 'approved') <> (new.status = 'approved')) EXECUTE FUNCTION report_of_filing();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER INSERT OR DELETE OR UPDATE OF "filing_id", "project_no" ON "approvals"
  FOR EACH ROW EXECUTE FUNCTION report_of_approval();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((old.name, old.credit_code, old.department) IS DISTINCT FROM (new.name, new.credit_code, new.department))
  EXECUTE FUNCTION report_of_company();--> statement-breakpoint
CREATE TRIGGER "report_counted" AFTER INSERT OR DELETE ON "report_items" FOR EACH ROW EXECUTE FUNCTION report_counted();--> statement-breakpoint
CREATE TRIGGER "report_recounted" AFTER UPDATE ON "report_items" FOR EACH ROW
  WHEN ((old.code, old.department, old.settled, old.open_on, old.due_on)
    IS DISTINCT FROM (new.code, new.department, new.settled, new.open_on, new.due_on))
  EXECUTE FUNCTION report_counted();--> statement-breakpoint
CREATE FUNCTION "industry_count"(item work_items, n integer) RETURNS void LANGUAGE sql AS $$
  insert into industry_counters select item.industry, item.department, item.program, item.batch_year, item.batch_no,
    case when item.status in ('submitted', 'district_passed', 'expert_review', 'publicised') then n else 0 end,
    case when item.status = 'returned' then n else 0 end, case when item.status = 'approved' then n else 0 end,
    case when item.status = 'rejected' then n else 0 end, case when item.status = 'revoked' then n else 0 end,
    case when item.returned_once then n else 0 end,
    case when item.status = 'approved' then n * coalesce(item.grant_approved, 0) else 0 end
$$;--> statement-breakpoint
CREATE FUNCTION "industry_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform industry_count(old, -1); end if;
  if tg_op <> 'DELETE' then perform industry_count(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "industry_counted" AFTER INSERT OR DELETE ON "work_items" FOR EACH ROW EXECUTE FUNCTION industry_counted();--> statement-breakpoint
CREATE TRIGGER "industry_recounted" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.industry, old.department, old.program, old.batch_year, old.batch_no, old.status, old.returned_once, old.grant_approved)
    IS DISTINCT FROM
    (new.industry, new.department, new.program, new.batch_year, new.batch_no, new.status, new.returned_once, new.grant_approved))
  EXECUTE FUNCTION industry_counted();--> statement-breakpoint
CREATE FUNCTION "company_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then insert into company_counters values (old.status, old.department, -1); end if;
  if tg_op <> 'DELETE' then insert into company_counters values (new.status, new.department, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "company_counted" AFTER INSERT OR DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION company_counted();--> statement-breakpoint
CREATE TRIGGER "company_recounted" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((old.status, old.department) IS DISTINCT FROM (new.status, new.department)) EXECUTE FUNCTION company_counted();--> statement-breakpoint
-- The filing is held: its status and what is asked of experts change one after the other.
CREATE FUNCTION "expert_count"(said assessments, n integer) RETURNS void LANGUAGE plpgsql AS $$
begin
  if said.state not in ('assigned', 'accepted') then return; end if;
  perform from filings where id = said.filing_id and status = 'expert_review' for share;
  if found then insert into expert_counters values (said.expert_id, n); end if;
end $$;--> statement-breakpoint
CREATE FUNCTION "expert_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform expert_count(old, -1); end if;
  if tg_op <> 'DELETE' then perform expert_count(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "expert_of_filing"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into expert_counters select expert_id, case when new.status = 'expert_review' then 1 else -1 end
  from assessments where filing_id = new.id and state in ('assigned', 'accepted');
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "expert_counted" AFTER INSERT OR DELETE ON "assessments" FOR EACH ROW EXECUTE FUNCTION expert_counted();--> statement-breakpoint
CREATE TRIGGER "expert_recounted" AFTER UPDATE ON "assessments" FOR EACH ROW
  WHEN ((old.expert_id, old.filing_id, old.state) IS DISTINCT FROM (new.expert_id, new.filing_id, new.state))
  EXECUTE FUNCTION expert_counted();--> statement-breakpoint
CREATE TRIGGER "expert_counted" AFTER UPDATE ON "filings" FOR EACH ROW
  WHEN ((old.status = 'expert_review') <> (new.status = 'expert_review')) EXECUTE FUNCTION expert_of_filing();
