-- Every two characters that stand side by side, and every single one: what a search of any length is looked up by.
CREATE FUNCTION "work_grams"(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select array(select substr(said, n, length) from generate_series(1, char_length(said)) as n, generate_series(1, 2) as length)
$$;--> statement-breakpoint
-- The grams that a text has if it holds the words.
CREATE FUNCTION "work_wanted"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when char_length(words) < 2 then array[words]
    else array(select substr(words, n, 2) from generate_series(1, char_length(words) - 1) as n) end
$$;--> statement-breakpoint
CREATE TABLE "work_counters" (
	"program" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"status" text NOT NULL,
	"department" text NOT NULL,
	"is_assigned" boolean NOT NULL,
	"filings" integer NOT NULL,
	"returned" integer NOT NULL,
	"granted" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"filing_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"program" text NOT NULL,
	"kind" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"department" text NOT NULL,
	"industry" text NOT NULL,
	"subject" text,
	"public_subject" text,
	"receipt_no" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"first_submitted_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"returned_once" boolean NOT NULL,
	"correction_due_at" timestamp with time zone,
	"notice_until" date,
	"decided_at" timestamp with time zone,
	"project_no" text,
	"grant_approved" numeric(14, 2),
	"approved_at" timestamp with time zone,
	"published_at" timestamp with time zone NOT NULL,
	"assignee_id" uuid,
	"search" text NOT NULL,
	"public_search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_subjects" (
	"program" text PRIMARY KEY NOT NULL,
	"path" text[] NOT NULL,
	"is_public" boolean NOT NULL,
	"unless_path" text[],
	"unless_is" text
);
--> statement-breakpoint
INSERT INTO "work_subjects" ("program", "path", "is_public", "unless_path", "unless_is") VALUES
  ('foreignproject', '{project_basic,project_name}', true, null, null),
  ('jiebang_second', '{proposal,project_name}', true, null, null),
  ('jiebangguashuai', '{demand,demand_name}', true, '{demand,open_scope}', 'targeted'),
  ('jiebangguashuai_result', '{project_link,project_name}', true, null, null),
  ('keyproject', '{project_basic,project_name}', true, null, null),
  ('overseasproject', '{talent,talent_name}', false, null, null),
  ('researchproject', '{project_basic,project_name}', true, null, null),
  ('scientistadvisor', '{advisor,adv_name}', false, null, null),
  ('serverproject', '{plan,project_name}', true, null, null),
  ('socialspecial', '{project_basic,project_name}', true, null, null),
  ('subjectresearch', '{subject,subject_name}', true, null, null),
  ('workerhomeproject', '{home,home_name}', true, null, null);--> statement-breakpoint
CREATE VIEW "work_source" AS SELECT
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
  coalesce(c.department, '') AS department,
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
    THEN lower(concat_ws(chr(10), c.name, a.project_no, said.public_subject)) ELSE '' END AS public_search
FROM filings f
JOIN companies c ON c.id = f.company_id
JOIN LATERAL (SELECT receipt_no, submitted_at FROM submissions WHERE filing_id = f.id ORDER BY seq DESC LIMIT 1) latest ON true
LEFT JOIN submissions first ON first.filing_id = f.id AND first.seq = 1
LEFT JOIN approvals a ON a.filing_id = f.id
LEFT JOIN LATERAL (SELECT f.data #>> s.path AS subject,
    CASE WHEN s.is_public AND (s.unless_path IS NULL OR f.data #>> s.unless_path IS DISTINCT FROM s.unless_is)
      THEN f.data #>> s.path END AS public_subject
  FROM work_subjects s WHERE s.program = f.program) said ON true
WHERE f.status NOT IN ('draft', 'withdrawn');--> statement-breakpoint
INSERT INTO "work_items" SELECT * FROM "work_source";--> statement-breakpoint
INSERT INTO "work_counters" SELECT program, batch_year, batch_no, status, department, assignee_id IS NOT NULL, count(*),
  count(*) FILTER (WHERE returned_once), coalesce(sum(grant_approved) FILTER (WHERE status = 'approved'), 0)
FROM "work_items" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_counters_key" ON "work_counters" USING btree ("program","batch_year","batch_no","status","department","is_assigned");--> statement-breakpoint
CREATE INDEX "work_items_company" ON "work_items" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "work_items_submitted" ON "work_items" USING btree ("submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_department_submitted" ON "work_items" USING btree ("department","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_status_submitted" ON "work_items" USING btree ("status","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_department_status_submitted" ON "work_items" USING btree ("department","status","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_batch_submitted" ON "work_items" USING btree ("program","batch_year","batch_no","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_assignee_submitted" ON "work_items" USING btree ("assignee_id","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_updated" ON "work_items" USING btree ("updated_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_name" ON "work_items" USING btree ("company_name","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_published" ON "work_items" USING btree ((status <> 'publicised'),"published_at" DESC NULLS FIRST,"filing_id" DESC NULLS FIRST) WHERE status in ('publicised', 'approved', 'revoked');--> statement-breakpoint
CREATE INDEX "work_items_search" ON "work_items" USING gin (work_grams(search));--> statement-breakpoint
CREATE INDEX "work_items_public_search" ON "work_items" USING gin (work_grams(public_search)) WHERE status in ('publicised', 'approved', 'revoked');--> statement-breakpoint
-- Brings rows up to their source. Their companies are held: a change of one finds the row, or the row finds the change.
CREATE FUNCTION "work_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform from companies where id in (select company_id from filings where id = any (wanted)) order by id for share;
  delete from work_items item where filing_id = any (wanted)
    and not exists (select from work_source source where source.filing_id = item.filing_id);
  insert into work_items select * from work_source where filing_id = any (wanted)
    on conflict (filing_id) do update set (program, kind, batch_year, batch_no, status, version,
      company_name, credit_code, department, industry, subject, public_subject,
      receipt_no, submitted_at, first_submitted_at, updated_at, returned_once, correction_due_at,
      notice_until, decided_at, project_no, grant_approved, approved_at, published_at,
      assignee_id, search, public_search) =
      row(excluded.program, excluded.kind, excluded.batch_year, excluded.batch_no, excluded.status, excluded.version,
      excluded.company_name, excluded.credit_code, excluded.department, excluded.industry, excluded.subject, excluded.public_subject,
      excluded.receipt_no, excluded.submitted_at, excluded.first_submitted_at, excluded.updated_at, excluded.returned_once, excluded.correction_due_at,
      excluded.notice_until, excluded.decided_at, excluded.project_no, excluded.grant_approved, excluded.approved_at, excluded.published_at,
      excluded.assignee_id, excluded.search, excluded.public_search)
    where work_items is distinct from excluded;
end $$;--> statement-breakpoint
CREATE FUNCTION "work_of_filing"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform work_refresh(array[new.id]); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "work_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform work_refresh(array[coalesce(new.filing_id, old.filing_id)]); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "work_of_line"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform work_refresh(array[new.subject_id::uuid]); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "work_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform work_refresh(array(select filing_id from work_items where company_id = new.id)); return null; end $$;--> statement-breakpoint
CREATE FUNCTION "work_count"(item work_items, n integer) RETURNS void LANGUAGE sql AS $$
  insert into work_counters values (item.program, item.batch_year, item.batch_no, item.status, item.department,
    item.assignee_id is not null, n, case when item.returned_once then n else 0 end,
    case when item.status = 'approved' then n * coalesce(item.grant_approved, 0) else 0 end)
$$;--> statement-breakpoint
CREATE FUNCTION "work_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform work_count(old, -1); end if;
  if tg_op <> 'DELETE' then perform work_count(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "work_added" AFTER INSERT ON "filings" FOR EACH ROW
  WHEN (new.status NOT IN ('draft', 'withdrawn')) EXECUTE FUNCTION work_of_filing();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER UPDATE ON "filings" FOR EACH ROW
  WHEN (old.status NOT IN ('draft', 'withdrawn') OR new.status NOT IN ('draft', 'withdrawn'))
  EXECUTE FUNCTION work_of_filing();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR UPDATE OR DELETE ON "submissions" FOR EACH ROW EXECUTE FUNCTION work_of_part();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR UPDATE OR DELETE ON "approvals" FOR EACH ROW EXECUTE FUNCTION work_of_part();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR UPDATE OR DELETE ON "filing_assignments" FOR EACH ROW EXECUTE FUNCTION work_of_part();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT ON "audit_log" FOR EACH ROW
  WHEN (new.subject_kind = 'filing' AND new.action IN ('approve', 'reject_first', 'reject_city', 'expire_correction'))
  EXECUTE FUNCTION work_of_line();--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((old.name, old.credit_code, old.department, old.profile ->> 'industry')
    IS DISTINCT FROM (new.name, new.credit_code, new.department, new.profile ->> 'industry'))
  EXECUTE FUNCTION work_of_company();--> statement-breakpoint
CREATE TRIGGER "work_counted" AFTER INSERT OR DELETE ON "work_items" FOR EACH ROW EXECUTE FUNCTION work_counted();--> statement-breakpoint
CREATE TRIGGER "work_recounted" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.program, old.batch_year, old.batch_no, old.status, old.department, old.assignee_id IS NULL, old.returned_once, old.grant_approved)
    IS DISTINCT FROM
    (new.program, new.batch_year, new.batch_no, new.status, new.department, new.assignee_id IS NULL, new.returned_once, new.grant_approved))
  EXECUTE FUNCTION work_counted();
