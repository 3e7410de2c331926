CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"filing_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"decided_from" text,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"reason" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objection_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"objection_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_files" ADD CONSTRAINT "objection_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_files" ADD CONSTRAINT "objection_files_objection_id_objections_id_fk" FOREIGN KEY ("objection_id") REFERENCES "public"."objections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_no" ON "appeals" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_decision" ON "appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "appeals_filing" ON "appeals" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "appeals_company" ON "appeals" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "appeals_status" ON "appeals" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "objection_files_objection" ON "objection_files" USING btree ("objection_id");