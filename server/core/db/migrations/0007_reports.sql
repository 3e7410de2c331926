CREATE TABLE "report_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"receipt_no" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" text NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"snapshot" text NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"period" text NOT NULL,
	"about" text,
	"filing_id" uuid,
	"program" text NOT NULL,
	"open_on" text NOT NULL,
	"due_on" text NOT NULL,
	"settled" text,
	"version" integer DEFAULT 1 NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opinion" text,
	"correction_due_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"reminded" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"save_logged_at" timestamp with time zone,
	"save_logged_by" uuid
);
--> statement-breakpoint
ALTER TABLE "report_submissions" ADD CONSTRAINT "report_submissions_task_id_report_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."report_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_submissions" ADD CONSTRAINT "report_submissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_submissions_task_seq" ON "report_submissions" USING btree ("task_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "report_submissions_receipt" ON "report_submissions" USING btree ("receipt_no");--> statement-breakpoint
CREATE INDEX "report_submissions_company" ON "report_submissions" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_tasks_once" ON "report_tasks" USING btree ("company_id","code","subject","period");--> statement-breakpoint
CREATE INDEX "report_tasks_filing" ON "report_tasks" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "report_tasks_due" ON "report_tasks" USING btree ("settled","due_on");