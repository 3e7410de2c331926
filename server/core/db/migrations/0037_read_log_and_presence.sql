CREATE TABLE "read_log" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_log_user_id_subject_id_kind_slot_pk" PRIMARY KEY("user_id","subject_id","kind","slot")
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"filing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_filing_id_user_id_pk" PRIMARY KEY("filing_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "read_log" ADD CONSTRAINT "read_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_log" ADD CONSTRAINT "read_log_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_log_at" ON "read_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "read_log_user" ON "read_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "read_log_company" ON "read_log" USING btree ("company_id","at");