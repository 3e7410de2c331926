CREATE TABLE "office_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"department" text,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"body" text NOT NULL,
	"body_en" text,
	"audience" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_to" uuid,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_assignments" (
	"filing_id" uuid PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"assigned_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notice_id" uuid;--> statement-breakpoint
ALTER TABLE "office_notices" ADD CONSTRAINT "office_notices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD CONSTRAINT "filing_assignments_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD CONSTRAINT "filing_assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_notices_due" ON "office_notices" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "office_notices_created" ON "office_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "filing_assignments_assignee" ON "filing_assignments" USING btree ("assignee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_notice_id_office_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."office_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_notice" ON "messages" USING btree ("notice_id","company_id") WHERE notice_id is not null;