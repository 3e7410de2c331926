CREATE TABLE "name_changes" (
	"filing_id" uuid NOT NULL,
	"field" text NOT NULL,
	"said" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_namesakes" (
	"filing_id" uuid NOT NULL,
	"program" text NOT NULL,
	"place" text NOT NULL,
	"is_namesake" boolean NOT NULL,
	"is_in_batch" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "work_namesakes_filing" ON "work_namesakes" USING btree ("filing_id");--> statement-breakpoint
-- Another filing names the same person, right or project. A company names its people and rights anew in each batch, and a continued
-- filing its project.
CREATE FUNCTION "work_is_namesake"(kind text, mine work_items, other work_items) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select other.filing_id <> mine.filing_id
    and other.filing_id::text is distinct from mine.continues and other.continues is distinct from mine.filing_id::text
    and (kind = 'project' or other.company_id <> mine.company_id or other.program <> mine.program
      or (other.batch_year, other.batch_no) = (mine.batch_year, mine.batch_no))
$$;--> statement-breakpoint
CREATE VIEW "work_namesake_source" AS SELECT item.filing_id, item.program, own.place, found.is_namesake, found.is_in_batch
FROM work_items item
JOIN work_answers own ON own.filing_id = item.filing_id AND own.field IN ('person', 'right', 'project')
CROSS JOIN LATERAL (SELECT
  EXISTS (SELECT FROM work_answers same JOIN work_items other ON other.filing_id = same.filing_id
    WHERE same.field = own.field AND left(same.said, 100) = left(own.said, 100) AND same.said = own.said
      AND work_is_namesake(own.field, item, other)) AS is_namesake,
  EXISTS (SELECT FROM work_answers same JOIN work_items other ON other.filing_id = same.filing_id
    WHERE same.field = own.field AND left(same.said, 100) = left(own.said, 100) AND same.said = own.said
      AND same.place = own.place AND same.filing_id <> item.filing_id
      AND (other.program, other.batch_year, other.batch_no) = (item.program, item.batch_year, item.batch_no)) AS is_in_batch
  OFFSET 0) AS found
WHERE found.is_namesake OR found.is_in_batch;--> statement-breakpoint
-- Filings with the same names as these changes, and those that changed.
CREATE FUNCTION "work_concerned"(changes name_changes[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  select array(select filing_id from unnest(changes)
    union select same.filing_id from (select distinct field, said from unnest(changes)) as name
      cross join lateral (select filing_id from work_answers
        where field = name.field and left(work_answers.said, 100) = left(name.said, 100) and work_answers.said = name.said offset 0) as same)
$$;--> statement-breakpoint
CREATE VIEW "work_namesakes_now" AS
WITH concerned AS MATERIALIZED (SELECT unnest(work_concerned(array(SELECT c FROM name_changes c))) AS filing_id)
SELECT * FROM work_namesakes WHERE filing_id NOT IN (SELECT filing_id FROM concerned)
UNION ALL
SELECT * FROM work_namesake_source WHERE filing_id = ANY (ARRAY(SELECT filing_id FROM concerned));--> statement-breakpoint
-- Gives how many changes it took away. One at a time; each statement sees what was committed before it, and changes of later ones stay.
CREATE FUNCTION "work_namesakes_refresh"(at_most int) RETURNS int LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
declare taken name_changes[]; wanted uuid[];
begin
  lock table work_namesakes in share row exclusive mode;
  with gone as (delete from name_changes where ctid = any (array(select ctid from name_changes limit at_most)) returning *)
    select array_agg(gone::name_changes) into taken from gone;
  wanted := work_concerned(taken);
  delete from work_namesakes where filing_id = any (wanted);
  insert into work_namesakes select * from work_namesake_source where filing_id = any (wanted);
  return coalesce(cardinality(taken), 0);
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "work_answers_refresh"(wanted uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
begin
  with gone as (delete from work_answers where filing_id = any (wanted) returning *),
    fresh as (insert into work_answers select * from work_answer_source where filing_id = any (wanted) returning *),
    changed as ((table gone except table fresh) union (table fresh except table gone))
  insert into name_changes select distinct filing_id, field, said from changed
    where field in ('person', 'right', 'project') and filing_id in (select filing_id from work_items where filing_id = any (wanted));
end $$;--> statement-breakpoint
CREATE FUNCTION "work_named"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into name_changes select distinct filing_id, field, said from work_answers
    where filing_id = coalesce(new.filing_id, old.filing_id) and field in ('person', 'right', 'project');
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "work_named" AFTER INSERT OR DELETE ON "work_items" FOR EACH ROW EXECUTE FUNCTION work_named();--> statement-breakpoint
CREATE TRIGGER "work_renamed" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.company_id, old.program, old.batch_year, old.batch_no, old.continues)
    IS DISTINCT FROM (new.company_id, new.program, new.batch_year, new.batch_no, new.continues)) EXECUTE FUNCTION work_named();--> statement-breakpoint
INSERT INTO "work_namesakes" SELECT * FROM "work_namesake_source";