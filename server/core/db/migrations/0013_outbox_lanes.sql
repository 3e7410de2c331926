DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gave_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" text GENERATED ALWAYS AS (case when payload -> 'code' is not null then 'code' when payload -> 'bulk' is not null then 'bulk_' || kind else kind end) STORED;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("gave_up_at") WHERE gave_up_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("lane","next_attempt_at") WHERE sent_at is null and gave_up_at is null;