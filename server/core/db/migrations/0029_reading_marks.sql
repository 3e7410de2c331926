CREATE TABLE "reading_marks" (
	"user_id" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	"key" text NOT NULL,
	"submission" integer NOT NULL,
	CONSTRAINT "reading_marks_filing_id_user_id_key_pk" PRIMARY KEY("filing_id","user_id","key")
);
--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_marks_user" ON "reading_marks" USING btree ("user_id");