CREATE TABLE "budgets" (
	"program" text NOT NULL,
	"batch_year" integer NOT NULL,
	"batch_no" integer NOT NULL,
	"amount" numeric(14, 2),
	"version" integer NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budgets_program_batch_year_batch_no_pk" PRIMARY KEY("program","batch_year","batch_no")
);
--> statement-breakpoint
CREATE TABLE "proposed_grants" (
	"filing_id" uuid PRIMARY KEY NOT NULL,
	"amount" numeric(14, 2),
	"version" integer NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_grants" ADD CONSTRAINT "proposed_grants_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_grants" ADD CONSTRAINT "proposed_grants_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;