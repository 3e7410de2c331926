DROP INDEX "work_items_published";--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "companies_registered" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_status" ON "companies" USING btree ("status","department","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_department" ON "companies" USING btree ("department","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (work_grams(lower("name" || chr(10) || "credit_code")));--> statement-breakpoint
CREATE INDEX "filings_at_home" ON "filings" USING btree ("program","batch_year","batch_no") WHERE status in ('draft', 'withdrawn');--> statement-breakpoint
CREATE INDEX "work_items_decided" ON "work_items" USING btree ("department","program","batch_year","batch_no","status","industry","first_submitted_at","decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "work_items_industry" ON "work_items" USING btree ("department","program","batch_year","batch_no","status","industry","returned_once","grant_approved");--> statement-breakpoint
CREATE INDEX "work_items_published" ON "work_items" USING btree ("status","published_at" DESC NULLS FIRST,"filing_id" DESC NULLS FIRST,"program","batch_year","batch_no") WHERE status in ('publicised', 'approved', 'revoked');--> statement-breakpoint
-- Statistics group decisions by tenths of a day: without it the planner expects as many groups as decisions, and sorts them.
CREATE STATISTICS "work_items_taken" ON (round(date_part('epoch', decided_at - first_submitted_at) / 8640)::int) FROM "work_items";
