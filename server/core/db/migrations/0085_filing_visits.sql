CREATE TABLE "filing_visits" (
	"filing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "filing_visits_filing_id_user_id_pk" PRIMARY KEY("filing_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "filing_visits" ADD CONSTRAINT "filing_visits_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_visits" ADD CONSTRAINT "filing_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_visits_user" ON "filing_visits" USING btree ("user_id");