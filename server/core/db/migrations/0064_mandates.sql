CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"programs" jsonb NOT NULL,
	"may_submit" boolean NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"given_by" text NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mandate_id" uuid;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandates_company" ON "mandates" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "mandates_user" ON "mandates" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mandates_due" ON "mandates" USING btree ("last_day","id") WHERE status in ('offered', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_open" ON "mandates" USING btree ("company_id","user_id") WHERE status in ('offered', 'accepted');--> statement-breakpoint
-- As sessions and accounts do (0016): whoever acts by a mandate that changes is told in the same transaction.
create trigger tell_switched_session after update on sessions for each row
  when (old.mandate_id is distinct from new.mandate_id)
  execute function tell_account_change('user_id');
--> statement-breakpoint
create trigger tell_changed_mandate after update on mandates for each row
  when ((old.status, old.first_day, old.last_day, old.programs, old.may_submit)
    is distinct from (new.status, new.first_day, new.last_day, new.programs, new.may_submit))
  execute function tell_account_change('user_id');
