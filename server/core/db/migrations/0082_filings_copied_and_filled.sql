ALTER TABLE "filings" ADD COLUMN "copied" jsonb;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "active_seconds" integer DEFAULT 0 NOT NULL;