CREATE TABLE "section_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filing_id" uuid NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_notes" ADD CONSTRAINT "section_notes_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_notes" ADD CONSTRAINT "section_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_notes_filing" ON "section_notes" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "section_notes_user" ON "section_notes" USING btree ("user_id");