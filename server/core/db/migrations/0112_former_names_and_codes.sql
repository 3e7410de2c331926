-- Lists find a company by the names and credit codes that it had before.
DROP INDEX "companies_search";
--> statement-breakpoint
CREATE FUNCTION "company_words"(name text, credit_code text, former_names text[], former_codes text[])
RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select lower(array_to_string(array[name, credit_code] || former_names || former_codes, chr(10)))
$$;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_names" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "former_codes" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (work_grams(company_words("name", "credit_code", "former_names", "former_codes")));
--> statement-breakpoint
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
  lower(concat_ws(chr(10), company_words(c.name, c.credit_code, c.former_names, c.former_codes),
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
  FROM (SELECT * FROM work_subjects WHERE program = f.program AND edition IN (f.edition, '')
    ORDER BY edition DESC LIMIT 1) s) said ON true
CROSS JOIN LATERAL (SELECT
    max(at) FILTER (WHERE action IN ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction')) AS decided_at,
    min(at) FILTER (WHERE action = 'pass_first') AS first_at,
    min(at) FILTER (WHERE action = 'to_experts') AS experts_at,
    min(at) FILTER (WHERE action = 'publicise') AS notice_at,
    min(at) FILTER (WHERE action = 'approve') AS approved_at,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL) AS people,
    array_agg(DISTINCT actor_id) FILTER (WHERE actor_id IS NOT NULL AND action IN ('return_first', 'return_level', 'return_city')) AS returners
  FROM audit_log WHERE subject_id = f.id::text AND subject_kind = 'filing'
    AND action IN ('approve', 'reject_first', 'reject_level', 'reject_city', 'expire_correction', 'pass_first', 'pass_level',
      'return_first', 'return_level', 'return_city', 'to_experts', 'publicise')) log
WHERE f.status NOT IN ('draft', 'withdrawn')
  AND NOT c.is_trial;
--> statement-breakpoint
CREATE OR REPLACE VIEW "report_source" AS SELECT
  t.id AS task_id,
  t.company_id,
  t.filing_id,
  t.code,
  nullif(c.department, '') AS department,
  t.settled,
  t.open_on,
  t.due_on,
  (SELECT submitted_at FROM report_submissions WHERE task_id = t.id ORDER BY seq DESC LIMIT 1) AS submitted_at,
  lower(concat_ws(chr(10), company_words(c.name, c.credit_code, c.former_names, c.former_codes),
    (SELECT project_no FROM approvals WHERE filing_id = t.filing_id),
    (SELECT string_agg(receipt_no, chr(10) ORDER BY seq) FROM report_submissions WHERE task_id = t.id))) AS search
FROM report_tasks t
JOIN companies c ON c.id = t.company_id
WHERE NOT c.is_trial AND (t.settled IS NOT NULL OR t.filing_id IS NULL
  OR EXISTS (SELECT FROM filings f WHERE f.id = t.filing_id AND f.status = 'approved'));
--> statement-breakpoint
DROP TRIGGER "work_changed" ON "companies";
--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((old.name, old.credit_code, old.former_names, old.former_codes, old.department, old.profile ->> 'industry')
    IS DISTINCT FROM (new.name, new.credit_code, new.former_names, new.former_codes, new.department, new.profile ->> 'industry'))
  EXECUTE FUNCTION work_of_company();
--> statement-breakpoint
DROP TRIGGER "report_changed" ON "companies";
--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER UPDATE ON "companies" FOR EACH ROW
  WHEN ((old.name, old.credit_code, old.former_names, old.former_codes, old.department)
    IS DISTINCT FROM (new.name, new.credit_code, new.former_names, new.former_codes, new.department))
  EXECUTE FUNCTION report_of_company();
--> statement-breakpoint
UPDATE "companies" c SET "former_names" = f.names, "former_codes" = f.codes
FROM (SELECT company_id,
    coalesce(array_agg(former ->> 'name' ORDER BY in_effect_at) FILTER (WHERE kind = 'name'), '{}') AS names,
    coalesce(array_agg(former ->> 'credit_code' ORDER BY in_effect_at) FILTER (WHERE kind = 'credit_code'), '{}') AS codes
  FROM "company_changes" WHERE status = 'in_effect' AND kind IN ('name', 'credit_code') AND former IS NOT NULL
  GROUP BY company_id) f
WHERE f.company_id = c.id;
