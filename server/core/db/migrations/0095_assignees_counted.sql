-- Counters say in whose hands filings are, so that no statistic has to count the filings themselves.
DROP INDEX "work_counters_key";--> statement-breakpoint
ALTER TABLE "work_counters" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "work_counters" DROP COLUMN "is_assigned";--> statement-breakpoint
DELETE FROM "work_counters";--> statement-breakpoint
INSERT INTO "work_counters" (program, batch_year, batch_no, status, department, assignee_id, filings, returned, granted, is_folded)
SELECT program, batch_year, batch_no, status, department, assignee_id, count(*), count(*) FILTER (WHERE returned_once),
  coalesce(sum(grant_approved) FILTER (WHERE status = 'approved'), 0), true
FROM "work_items" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
CREATE INDEX "work_counters_key" ON "work_counters" USING btree ("program","batch_year","batch_no","status","department","assignee_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "work_count"(item work_items, n integer) RETURNS void LANGUAGE sql AS $$
  insert into work_counters (program, batch_year, batch_no, status, department, assignee_id, filings, returned, granted)
  values (item.program, item.batch_year, item.batch_no, item.status, item.department,
    item.assignee_id, n, case when item.returned_once then n else 0 end,
    case when item.status = 'approved' then n * coalesce(item.grant_approved, 0) else 0 end)
$$;--> statement-breakpoint
DROP TRIGGER "work_recounted" ON "work_items";--> statement-breakpoint
CREATE TRIGGER "work_recounted" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.program, old.batch_year, old.batch_no, old.status, old.department, old.assignee_id, old.returned_once, old.grant_approved)
    IS DISTINCT FROM
    (new.program, new.batch_year, new.batch_no, new.status, new.department, new.assignee_id, new.returned_once, new.grant_approved))
  EXECUTE FUNCTION work_counted();--> statement-breakpoint
-- The counted column stands last in both keys: a statistic reads the index alone.
DROP INDEX "duration_counters_key";--> statement-breakpoint
DROP INDEX "duration_counters_department";--> statement-breakpoint
CREATE INDEX "duration_counters_key" ON "duration_counters" USING btree ("by","program","department","batch_year","batch_no","value","tenths","filings");--> statement-breakpoint
CREATE INDEX "duration_counters_department" ON "duration_counters" USING btree ("by","department","program","batch_year","batch_no","value","tenths","filings");
