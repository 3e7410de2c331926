ALTER TABLE "company_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "expert_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "industry_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mark_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_counters" ADD COLUMN "is_folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "company_counters_unfolded" ON "company_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "expert_counters_unfolded" ON "expert_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "report_counters_unfolded" ON "report_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "industry_counters_unfolded" ON "industry_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "mark_counters_unfolded" ON "mark_counters" USING btree ("is_folded") WHERE not is_folded;--> statement-breakpoint
CREATE INDEX "work_counters_unfolded" ON "work_counters" USING btree ("is_folded") WHERE not is_folded;