-- Durations of all programs are added up over the batches as well, so that a look at all years reads no more rows with each.
LOCK TABLE "work_items" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "duration_cuts"(item work_items)
RETURNS TABLE ("by" text, "value" text, "program" text, "department" text, "batch_year" integer, "batch_no" integer, "tenths" integer)
LANGUAGE sql IMMUTABLE AS $$
  select cut.by, cut.value, of_program.program, of_department.department, of_batch.year, of_batch.no,
    duration_tenths(item.first_submitted_at, item.decided_at)
  from (values ('all', ''), ('status', item.status), ('industry', item.industry)) as cut(by, value),
    (values (item.program), ('*')) as of_program(program),
    (values (coalesce(item.department, '')), ('*')) as of_department(department),
    (values (item.batch_year, item.batch_no), (0, 0)) as of_batch(year, no)
  where item.decided_at is not null and item.status in ('approved', 'rejected', 'revoked')
    and (of_batch.year <> 0 or of_program.program = '*')
$$;--> statement-breakpoint
INSERT INTO "duration_counters" (by, value, program, department, batch_year, batch_no, tenths, filings, is_folded)
SELECT by, value, program, department, 0, 0, tenths, sum(filings), true
FROM "duration_counters" WHERE program = '*' GROUP BY by, value, program, department, tenths HAVING sum(filings) <> 0;
