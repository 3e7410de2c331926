CREATE TABLE "work_answers" (
	"filing_id" uuid NOT NULL,
	"field" text NOT NULL,
	"place" text NOT NULL,
	"said" text,
	"amount" double precision
);
--> statement-breakpoint
ALTER TABLE "work_subjects" ADD COLUMN "persons" text[];--> statement-breakpoint
ALTER TABLE "work_subjects" ADD COLUMN "rights" text[];--> statement-breakpoint
CREATE INDEX "work_answers_filing" ON "work_answers" USING btree ("filing_id","field");--> statement-breakpoint
CREATE INDEX "work_answers_amount" ON "work_answers" USING btree ("field","amount","filing_id") WHERE amount is not null;--> statement-breakpoint
CREATE INDEX "work_answers_said" ON "work_answers" USING btree ("field",left(said, 100),"filing_id") WHERE said is not null;--> statement-breakpoint
-- A name as it is compared: however it is typed, and whether or not the country stands before a patent.
CREATE FUNCTION "work_name"(named text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select regexp_replace(translate(upper(named), ' .-—–_·,，、;；:：()（）[]【】〔〕《》<>"“”''', ''), '^(ZL|CN)(?=[0-9])', '')
$$;--> statement-breakpoint
CREATE VIEW "work_answer_source" AS SELECT f.id AS filing_id, answer.field, answer.place, answer.said, answer.amount
FROM filings f
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
) AS answer;--> statement-breakpoint
CREATE FUNCTION "work_answers_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
begin
  delete from work_answers where filing_id = any (wanted);
  insert into work_answers select * from work_answer_source where filing_id = any (wanted);
end $$;--> statement-breakpoint
CREATE FUNCTION "work_of_paper"() RETURNS trigger LANGUAGE plpgsql AS $$
begin perform work_answers_refresh(array[coalesce(new.filing_id, old.filing_id)]); return null; end $$;--> statement-breakpoint
CREATE TRIGGER "work_answered" AFTER INSERT OR DELETE ON "submissions" FOR EACH ROW EXECUTE FUNCTION work_of_paper();--> statement-breakpoint
INSERT INTO "work_subjects" ("program", "is_public", "persons", "rights") VALUES
  ('foreignproject', true, '{leader.leader_id_no,experts.passport_no}', null),
  ('hightech', true, null, '{ip_table.authorization_no}'),
  ('innovation_platform', true, null, '{outputData.output_no}'),
  ('jiebang_second', true, '{leader.leader_id_no,worker_data.id_no}', null),
  ('jiebangguashuai_result', true, null, '{output_list.number}'),
  ('keyproject', true, '{leader.leader_id_no,worker_data.id_no}', null),
  ('overseasproject', false, '{talent.passport_no}', null),
  ('researchproject', true, '{leader.leader_id_no,worker_data.id_no}', null),
  ('scientistadvisor', false, '{advisor.adv_id_no}', null),
  ('socialspecial', true, '{leader.leader_id_no,worker_data.id_no}', null),
  ('subjectresearch', true, '{leader.leader_id_no,worker_data.id_no}', null)
ON CONFLICT ("program") DO UPDATE SET "persons" = excluded.persons, "rights" = excluded.rights;--> statement-breakpoint
INSERT INTO "work_answers" SELECT * FROM "work_answer_source";
