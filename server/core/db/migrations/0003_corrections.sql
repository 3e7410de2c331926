CREATE TABLE "correction_reminders" (
	"filing_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "correction_reminders_filing_id_due_at_kind_pk" PRIMARY KEY("filing_id","due_at","kind")
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "correction_due_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "correction_reminders" ADD CONSTRAINT "correction_reminders_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "filings" SET "returned" = (
	SELECT jsonb_agg(each || jsonb_build_object('id', gen_random_uuid()::text, 'version', 0, 'answer', null))
	FROM jsonb_array_elements("returned") AS each
) WHERE jsonb_array_length("returned") > 0;
