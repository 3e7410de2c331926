-- Up to three characters that stand side by side: what words of any length are looked up by. Pairs alone say little of digits.
CREATE OR REPLACE FUNCTION "work_grams"(said text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select array(select substr(said, n, length) from generate_series(1, char_length(said)) as n, generate_series(1, 3) as length)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "work_wanted"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when char_length(words) < 3 then array[words]
    else array(select substr(words, n, 3) from generate_series(1, char_length(words) - 2) as n) end
$$;--> statement-breakpoint
ALTER TABLE "work_counters" ALTER COLUMN "department" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_items" ALTER COLUMN "department" DROP NOT NULL;--> statement-breakpoint
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
CREATE INDEX "work_items_department_batch" ON "work_items" USING btree ("department","program","batch_year","batch_no","submitted_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_department_updated" ON "work_items" USING btree ("department","updated_at","filing_id");--> statement-breakpoint
CREATE INDEX "work_items_department_name" ON "work_items" USING btree ("department","company_name","filing_id");--> statement-breakpoint
UPDATE "work_items" SET "department" = NULL WHERE "department" = '';--> statement-breakpoint
DELETE FROM "work_counters";--> statement-breakpoint
INSERT INTO "work_counters" SELECT program, batch_year, batch_no, status, department, assignee_id IS NOT NULL, count(*),
  count(*) FILTER (WHERE returned_once), coalesce(sum(grant_approved) FILTER (WHERE status = 'approved'), 0)
FROM "work_items" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
REINDEX INDEX "work_items_search";--> statement-breakpoint
REINDEX INDEX "work_items_public_search";
