ALTER TABLE "companies" ADD COLUMN "department" text GENERATED ALWAYS AS (profile ->> 'department') STORED;--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "submissions_at" ON "submissions" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "question_entries_company" ON "question_entries" USING btree ("company_id");