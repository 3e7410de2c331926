ALTER TABLE "companies" ADD COLUMN "zone_look_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "owed_look_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "correction_remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD COLUMN "remind_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "companies_zone_look" ON "companies" USING btree ("zone_look_on","id") WHERE profile ->> 'in_national_hi_zone' = 'true';--> statement-breakpoint
CREATE INDEX "approvals_owed_look" ON "approvals" USING btree ("owed_look_on","filing_id");--> statement-breakpoint
CREATE INDEX "filings_correction_due" ON "filings" USING btree ("correction_due_at") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "filings_correction_remind" ON "filings" USING btree ("correction_remind_at") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "report_tasks_remind" ON "report_tasks" USING btree ("remind_on","id") WHERE settled is null or settled = 'returned';--> statement-breakpoint
-- The work list says nothing of the day on which an approval is looked at.
DROP TRIGGER "work_changed" ON "approvals";--> statement-breakpoint
CREATE TRIGGER "work_changed" AFTER INSERT OR DELETE OR UPDATE OF "filing_id", "project_no", "grant_approved", "approved_at" ON "approvals"
  FOR EACH ROW EXECUTE FUNCTION work_of_part();--> statement-breakpoint
-- The jobs look at what is there once, and write down when to look again: filings that wait for a correction, reports that
-- are open, approvals and companies of a zone ('' is now). Reports that are to open are looked at then.
ALTER TABLE "filings" DISABLE TRIGGER "work_changed";--> statement-breakpoint
UPDATE "filings" SET "correction_remind_at" = "created_at" WHERE status = 'returned' AND "correction_due_at" > "updated_at";--> statement-breakpoint
ALTER TABLE "filings" ENABLE TRIGGER "work_changed";--> statement-breakpoint
UPDATE "report_tasks" SET "remind_on" = "open_on" WHERE "open_on" > to_char(now(), 'YYYY-MM-DD') AND settled IS NULL;
