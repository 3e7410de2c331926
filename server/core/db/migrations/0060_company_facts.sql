CREATE TABLE "company_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"former" jsonb,
	"holds_from" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"in_effect_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recognitions" (
	"filing_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"program" text NOT NULL,
	"certificate_no" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"revoked_on" date,
	"remind_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_changes_company" ON "company_changes" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_changes_status" ON "company_changes" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "company_changes_due" ON "company_changes" USING btree ("holds_from","id") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "company_changes_open" ON "company_changes" USING btree ("company_id","kind") WHERE status in ('requested', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "recognitions_certificate" ON "recognitions" USING btree ("certificate_no");--> statement-breakpoint
CREATE INDEX "recognitions_company" ON "recognitions" USING btree ("company_id","valid_to");--> statement-breakpoint
CREATE INDEX "recognitions_valid_to" ON "recognitions" USING btree ("valid_to","filing_id");--> statement-breakpoint
CREATE INDEX "recognitions_remind" ON "recognitions" USING btree ("remind_on","filing_id");--> statement-breakpoint
INSERT INTO "recognitions" ("filing_id", "company_id", "program", "certificate_no", "valid_from", "valid_to", "revoked_on", "remind_on")
SELECT a."filing_id", f."company_id", f."program",
  left(a."project_no", 2) || 'R' || replace(substr(a."project_no", 3), '-', ''),
  given."day", (given."day" + interval '3 years')::date - 1,
  CASE WHEN f."status" = 'revoked' THEN (
    SELECT (max(l."at") AT TIME ZONE 'Asia/Shanghai')::date FROM "audit_log" AS l
    WHERE l."subject_kind" = 'filing' AND l."subject_id" = f."id"::text AND l."action" = 'revoke') END,
  CASE WHEN f."status" = 'revoked' OR (given."day" + interval '3 years')::date - 1 < current_date THEN DATE '9999-12-31'
    ELSE ((given."day" + interval '3 years')::date - 1 - interval '6 months')::date END
FROM "approvals" AS a
JOIN "filings" AS f ON f."id" = a."filing_id"
CROSS JOIN LATERAL (SELECT (a."approved_at" AT TIME ZONE 'Asia/Shanghai')::date AS "day") AS given
WHERE f."program" IN ('hightech', 'gazelle', 'incubation_carrier', 'innovation_platform');
