CREATE TABLE "figure_reasons" (
	"filing_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_reasons_filing_id_figure_pk" PRIMARY KEY("filing_id","figure")
);
--> statement-breakpoint
ALTER TABLE "figure_reasons" ADD CONSTRAINT "figure_reasons_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;