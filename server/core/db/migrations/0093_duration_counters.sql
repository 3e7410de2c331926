CREATE TABLE "duration_counters" (
	"by" text NOT NULL,
	"value" text NOT NULL,
	"program" text NOT NULL,
	"department" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"tenths" integer NOT NULL,
	"filings" integer NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- Time to a decision in tenths of a day; beyond 20 days in whole days, which keeps the histogram short.
CREATE FUNCTION "duration_tenths"(sent_at timestamptz, decided_at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  select case when tenths <= 200 then tenths else (tenths + 5) / 10 * 10 end
  from (select greatest(0, round(date_part('epoch', decided_at - sent_at) / 8640))::int as tenths) as exact
$$;--> statement-breakpoint
-- The cuts in which the decision of a filing counts; none where it has no decision.
CREATE FUNCTION "duration_cuts"(item work_items)
RETURNS TABLE ("by" text, "value" text, "program" text, "department" text, "batch_year" integer, "batch_no" integer, "tenths" integer)
LANGUAGE sql IMMUTABLE AS $$
  select cut.by, cut.value, of_program.program, of_department.department, item.batch_year, item.batch_no,
    duration_tenths(item.first_submitted_at, item.decided_at)
  from (values ('all', ''), ('status', item.status), ('industry', item.industry)) as cut(by, value),
    (values (item.program), ('*')) as of_program(program),
    (values (coalesce(item.department, '')), ('*')) as of_department(department)
  where item.decided_at is not null and item.status in ('approved', 'rejected', 'revoked')
$$;--> statement-breakpoint
CREATE VIEW "work_durations" AS SELECT item.filing_id, cut.* FROM work_items AS item, duration_cuts(item) AS cut;--> statement-breakpoint
INSERT INTO "duration_counters" SELECT by, value, program, department, batch_year, batch_no, tenths, count(*), true
FROM "work_durations" GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
CREATE INDEX "duration_counters_key" ON "duration_counters" USING btree ("by","program","department","batch_year","batch_no","value","tenths");--> statement-breakpoint
CREATE INDEX "duration_counters_department" ON "duration_counters" USING btree ("by","department","program","batch_year","batch_no");--> statement-breakpoint
CREATE INDEX "duration_counters_unfolded" ON "duration_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE FUNCTION "duration_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then insert into duration_counters select cut.*, -1 from duration_cuts(old) as cut; end if;
  if tg_op <> 'DELETE' then insert into duration_counters select cut.*, 1 from duration_cuts(new) as cut; end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "duration_counted" AFTER INSERT OR DELETE ON "work_items" FOR EACH ROW EXECUTE FUNCTION duration_counted();--> statement-breakpoint
-- Filings on their way have no decision that counts, and most changes are theirs.
CREATE TRIGGER "duration_recounted" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN ((old.status IN ('approved', 'rejected', 'revoked') OR new.status IN ('approved', 'rejected', 'revoked'))
    AND (old.program, old.batch_year, old.batch_no, old.department, old.industry, old.status, old.first_submitted_at, old.decided_at)
    IS DISTINCT FROM
    (new.program, new.batch_year, new.batch_no, new.department, new.industry, new.status, new.first_submitted_at, new.decided_at))
  EXECUTE FUNCTION duration_counted();
