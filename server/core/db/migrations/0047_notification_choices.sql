CREATE TABLE "notification_choices" (
	"holder_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"muted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"digest_due_at" timestamp with time zone,
	"digested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "filing_id" uuid;--> statement-breakpoint
CREATE INDEX "notification_choices_due" ON "notification_choices" USING btree ("digest_due_at") WHERE digest_due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_filing" ON "outbox" USING btree ("filing_id","created_at") WHERE filing_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;