-- Each filing is read by the paths of its own edition. The rows without one are for filings from before editions were stored.
ALTER TABLE "work_subjects" DROP CONSTRAINT "work_subjects_pkey";
--> statement-breakpoint
ALTER TABLE "work_subjects" ADD COLUMN "edition" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "work_subjects" ADD CONSTRAINT "work_subjects_program_edition_pk" PRIMARY KEY("program","edition");
--> statement-breakpoint
INSERT INTO "work_subjects" ("program", "edition", "path", "is_public", "unless_path", "unless_is", "continues_path",
  "seen_by_path", "persons", "rights")
SELECT program, edition,
  string_to_array(manifest ->> 'subject', '.'),
  manifest #>> '{published,subject}' IS DISTINCT FROM 'person',
  string_to_array(manifest #>> '{published,scope}', '.'),
  CASE WHEN manifest #>> '{published,scope}' IS NOT NULL THEN 'targeted' END,
  string_to_array(manifest #>> '{continues,id}', '.'),
  string_to_array(manifest ->> 'seenBy', '.'),
  (SELECT array_agg(path ORDER BY n) FROM jsonb_array_elements_text(manifest #> '{names,person}') WITH ORDINALITY AS each (path, n)),
  (SELECT array_agg(path ORDER BY n) FROM jsonb_array_elements_text(manifest #> '{names,right}') WITH ORDINALITY AS each (path, n))
FROM (SELECT program, edition, head::jsonb -> 'manifest' AS manifest FROM program_editions WHERE state = 'issued') issued;
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
  FROM (SELECT * FROM work_subjects WHERE program = f.program AND edition IN (f.edition, '')
    ORDER BY edition DESC LIMIT 1) s) said ON true
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
CREATE OR REPLACE VIEW "work_answer_source" AS SELECT f.id AS filing_id, answer.field, answer.place, answer.said, answer.amount
FROM filings f
JOIN companies c ON c.id = f.company_id AND NOT c.is_trial
-- OFFSET 0: each paper is taken apart once.
JOIN LATERAL (SELECT body -> 'sections' AS sections, body ->> 'edition' AS edition
  FROM (SELECT CASE WHEN snapshot LIKE '{%' THEN snapshot::jsonb END AS body
    FROM submissions WHERE filing_id = f.id ORDER BY seq DESC LIMIT 1) latest OFFSET 0) paper ON true
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
  FROM (SELECT * FROM work_subjects WHERE program = f.program AND edition IN (paper.edition, '')
      ORDER BY edition DESC LIMIT 1) s,
    LATERAL (SELECT 'project' AS kind, array_to_string(s.path, '.') AS at WHERE s.is_public
      UNION ALL SELECT 'person', unnest(s.persons) UNION ALL SELECT 'right', unnest(s.rights)) AS name,
    LATERAL (SELECT split_part(name.at, '.', 2) AS key) AS split,
    jsonb_array_elements(paper.sections) AS section,
    jsonb_array_elements(section -> 'rows') WITH ORDINALITY AS rows (record, n)
  WHERE section ->> 'key' = split_part(name.at, '.', 1)
    AND char_length(work_name(record #>> ARRAY['values', key, 'value'])) >= 4
) AS answer;
--> statement-breakpoint
WITH ahead AS (SELECT DISTINCT own.program FROM work_subjects own
    LEFT JOIN work_subjects former ON former.program = own.program AND former.edition = ''
    WHERE own.edition <> '' AND to_jsonb(own) - 'edition' IS DISTINCT FROM to_jsonb(former) - 'edition'),
  of AS (SELECT array_agg(id) AS ids FROM filings WHERE program IN (SELECT program FROM ahead) AND status NOT IN ('draft', 'withdrawn'))
SELECT work_refresh(ids), work_answers_refresh(ids) FROM of;
