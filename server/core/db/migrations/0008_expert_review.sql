CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filing_id" uuid NOT NULL,
	"expert_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"declared_at" timestamp with time zone,
	"conflict_reason" text,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recommendation" text,
	"remarks" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"assigned_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"due_reminder_at" timestamp with time zone,
	"save_logged_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_panels" (
	"filing_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"blind" boolean NOT NULL,
	"attachments_released" boolean NOT NULL,
	"criteria" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_filing_id_expert_panels_filing_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."expert_panels"("filing_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_expert_id_users_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_panels" ADD CONSTRAINT "expert_panels_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_panels" ADD CONSTRAINT "expert_panels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_filing_expert" ON "assessments" USING btree ("filing_id","expert_id");--> statement-breakpoint
CREATE INDEX "assessments_expert" ON "assessments" USING btree ("expert_id","state");