-- A change of a field writes the answers that differ from those last written whole, not all of them.
ALTER TABLE "filings" ADD COLUMN "changed_answers" jsonb;--> statement-breakpoint
-- All answers of a draft. `changed`: pairs of a path, which is a section or a row of it, and what stands there now.
CREATE FUNCTION "with_changed_answers"(whole jsonb, changed jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  answer jsonb;
begin
  for answer in select * from jsonb_array_elements(changed) loop
    whole := jsonb_set(whole, array(select jsonb_array_elements_text(answer -> 0)), answer -> 1);
  end loop;
  return whole;
end $$;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."kept_filings" AS (select "id", "company_id", "program", "kind", "batch_year", "batch_no", "status", "version", "edition", case when "changed_answers" is null then "data" else with_changed_answers("data", "changed_answers") end as "data", "edition_note", "copied", "active_seconds", "returned", "signed", "returned_by", "workflow", "review_level", "level_due_at", "correction_due_at", "notice_until", "correction_due_set_at", "correction_remind_at", "review_started_at", "created_at", "updated_at", "updated_by", "save_logged_at", "save_logged_by", "deleted_at", "deleted_by" from "filings" where "filings"."deleted_at" is null);--> statement-breakpoint
-- Whoever writes all answers, this release or the one before, has them count.
CREATE FUNCTION "drop_changed_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.changed_answers := null;
  return new;
end $$;--> statement-breakpoint
-- Triggers run in the order of their names: answers written together with a status count before it does.
CREATE TRIGGER "answers_written" BEFORE UPDATE OF "data" ON "filings" FOR EACH ROW
  WHEN (old.changed_answers IS NOT NULL) EXECUTE FUNCTION "drop_changed_answers"();--> statement-breakpoint
-- Whatever reads other filings than drafts, or deleted ones, reads `data`.
CREATE FUNCTION "settle_changed_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.data := with_changed_answers(new.data, new.changed_answers);
  new.changed_answers := null;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "draft_left" BEFORE UPDATE OF "status", "deleted_at" ON "filings" FOR EACH ROW
  WHEN (new.changed_answers IS NOT NULL) EXECUTE FUNCTION "settle_changed_answers"();
