CREATE TABLE "expression_failures" (
	"filing_id" uuid NOT NULL,
	"program" text NOT NULL,
	"edition" text NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "expression_failures_filing_id_edition_place_pk" PRIMARY KEY("filing_id","edition","place")
);
--> statement-breakpoint
ALTER TABLE "expression_failures" ADD CONSTRAINT "expression_failures_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expression_failures_edition" ON "expression_failures" USING btree ("program","edition");