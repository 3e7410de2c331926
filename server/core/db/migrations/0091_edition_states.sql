-- Editions get a life: proposed, checked, issued, or refused and taken back. Those published before were issued at once.
drop trigger keep_program_edition on program_editions;
--> statement-breakpoint
ALTER TABLE "program_editions" DROP CONSTRAINT "program_editions_in_force";--> statement-breakpoint
ALTER TABLE "program_editions" DROP CONSTRAINT "program_editions_program_edition_pk";--> statement-breakpoint
ALTER TABLE "program_editions" ADD PRIMARY KEY ("no");--> statement-breakpoint
ALTER TABLE "program_editions" ALTER COLUMN "made_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ALTER COLUMN "issued_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "fewer_edition_hands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "origin" text DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "state" text DEFAULT 'issued' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "base" text;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "start_kind" text DEFAULT 'now' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "from_year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "from_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "check_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "issue_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "close_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_editions" ADD CONSTRAINT "program_editions_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_editions_name" ON "program_editions" USING btree ("program","edition") WHERE "program_editions"."state" in ('proposed', 'checked', 'issued');--> statement-breakpoint
CREATE INDEX "program_editions_untold" ON "program_editions" USING btree ("no") WHERE "program_editions"."state" = 'issued' and "program_editions"."told_at" is null;
--> statement-breakpoint
update program_editions set made_at = published_at, told_at = published_at;
--> statement-breakpoint
ALTER TABLE "program_editions" ALTER COLUMN "made_at" SET NOT NULL;
--> statement-breakpoint
-- What a proposal states never changes, only its state; an issued edition keeps everything but the moment at which companies
-- were told, and what was refused or taken back stays as it is.
create or replace function keep_program_edition() returns trigger language plpgsql as $$
declare
  steps text[] := array['state', 'checked_by', 'checked_at', 'check_note', 'issued_by', 'published_at', 'issue_note',
    'from_year', 'from_no', 'closed_by', 'closed_at', 'close_note', 'told_at'];
  kept text[] := case when old.state = 'issued' then array['told_at'] else steps end;
begin
  if tg_op = 'DELETE' or old.state in ('refused', 'taken_back')
    or (old.state = 'issued' and old.told_at is not null)
    or to_jsonb(old) - kept is distinct from to_jsonb(new) - kept then
    raise exception 'an edition of a program never changes, only the state of a proposal';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_program_edition before update or delete on program_editions for each row
  execute function keep_program_edition();
--> statement-breakpoint
drop trigger tell_program_edition on program_editions;
--> statement-breakpoint
create trigger tell_program_edition after insert or update on program_editions for each statement
  execute function tell_program_edition();
--> statement-breakpoint
-- An edition that holds from a batch on becomes that of the menus when the window of the batch opens.
create function tell_program_windows() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_change', 'programs');
  return null;
end $$;
--> statement-breakpoint
create trigger tell_program_windows after insert or delete or update of opens_at, enabled on windows for each statement
  execute function tell_program_windows();
