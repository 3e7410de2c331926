CREATE TABLE "objections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"code_hash" text NOT NULL,
	"filing_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
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
ALTER TABLE "objections" ADD CONSTRAINT "objections_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "objections_no" ON "objections" USING btree ("no");--> statement-breakpoint
CREATE INDEX "objections_filing" ON "objections" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "objections_status" ON "objections" USING btree ("status","due_at");