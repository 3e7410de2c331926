ALTER TABLE "files" ADD COLUMN "scan" text DEFAULT 'unscanned' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scan_due_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "files_scan_due" ON "files" USING btree ("scan_due_at") WHERE "files"."scan_due_at" is not null;