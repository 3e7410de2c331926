CREATE TABLE "trial_editions" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_editions_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program" text NOT NULL,
	"edition" text NOT NULL,
	"base" text,
	"hash" text NOT NULL,
	"head" json NOT NULL,
	"conditions" json NOT NULL,
	"document" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "trial_editions_name" ON "trial_editions" USING btree ("program","edition");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_trial" ON "companies" USING btree ("is_trial") WHERE is_trial;
--> statement-breakpoint
-- All that offices and the public count or list comes from these three views and the counters of companies: the trial company is in
-- none of them.
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
  lower(concat_ws(chr(10), c.name, c.credit_code, (SELECT project_no FROM approvals WHERE filing_id = t.filing_id),
    (SELECT string_agg(receipt_no, chr(10) ORDER BY seq) FROM report_submissions WHERE task_id = t.id))) AS search
FROM report_tasks t
JOIN companies c ON c.id = t.company_id
WHERE NOT c.is_trial AND (t.settled IS NOT NULL OR t.filing_id IS NULL
  OR EXISTS (SELECT FROM filings f WHERE f.id = t.filing_id AND f.status = 'approved'));
--> statement-breakpoint
CREATE OR REPLACE VIEW "work_answer_source" AS SELECT f.id AS filing_id, answer.field, answer.place, answer.said, answer.amount
FROM filings f
JOIN companies c ON c.id = f.company_id AND NOT c.is_trial
JOIN LATERAL (SELECT CASE WHEN snapshot LIKE '{%' THEN snapshot::jsonb -> 'sections' END AS sections
  FROM submissions WHERE filing_id = f.id ORDER BY seq DESC LIMIT 1) paper ON true
CROSS JOIN LATERAL (
  SELECT concat_ws('.', f.program, section ->> 'key', field ->> 'key') AS field, '' AS place,
    CASE WHEN jsonb_typeof(each) <> 'number' THEN each #>> '{}' END AS said,
    CASE WHEN jsonb_typeof(each) = 'number' THEN (each #>> '{}')::double precision END AS amount
  FROM jsonb_array_elements(paper.sections) AS section, jsonb_array_elements(section -> 'fields') AS field,
    LATERAL (SELECT section #> ARRAY['rows', '0', 'values', field ->> 'key', 'value'] AS said) AS given,
    LATERAL jsonb_array_elements(CASE jsonb_typeof(given.said) WHEN 'array' THEN given.said ELSE jsonb_build_array(given.said) END) AS each
  WHERE section ->> 'kind' IN ('fields', 'computed', 'declaration') AND field ->> 'type' NOT IN ('file', 'filing')
    AND jsonb_typeof(each) IN ('string', 'number', 'boolean')
  UNION ALL
  SELECT name.kind, concat(section ->> 'key', CASE WHEN section ->> 'kind' IN ('table', 'yearly') THEN '[' || n - 1 || ']' END, '.', key),
    work_name(record #>> ARRAY['values', key, 'value']), null
  FROM work_subjects s,
    LATERAL (SELECT 'project' AS kind, array_to_string(s.path, '.') AS at WHERE s.is_public
      UNION ALL SELECT 'person', unnest(s.persons) UNION ALL SELECT 'right', unnest(s.rights)) AS name,
    LATERAL (SELECT split_part(name.at, '.', 2) AS key) AS split,
    jsonb_array_elements(paper.sections) AS section,
    jsonb_array_elements(section -> 'rows') WITH ORDINALITY AS rows (record, n)
  WHERE s.program = f.program AND section ->> 'key' = split_part(name.at, '.', 1)
    AND char_length(work_name(record #>> ARRAY['values', key, 'value'])) >= 4
) AS answer;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "company_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' and not old.is_trial then insert into company_counters values (old.status, old.department, -1); end if;
  if tg_op <> 'DELETE' and not new.is_trial then insert into company_counters values (new.status, new.department, 1); end if;
  return null;
end $$;
--> statement-breakpoint
-- Every process keeps the programs on trial in memory (server/programs/registry-service.ts), as it keeps those in force.
CREATE TRIGGER "tell_trial_edition" AFTER INSERT OR DELETE ON "trial_editions" FOR EACH STATEMENT
  EXECUTE FUNCTION tell_program_edition();
