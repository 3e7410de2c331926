CREATE TABLE "section_claims" (
	"filing_id" uuid NOT NULL,
	"section" text NOT NULL,
	"user_id" uuid NOT NULL,
	"due_on" date,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "section_claims_filing_id_section_pk" PRIMARY KEY("filing_id","section")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "section" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "section_claims" ADD CONSTRAINT "section_claims_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_claims" ADD CONSTRAINT "section_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_claims_user" ON "section_claims" USING btree ("user_id");--> statement-breakpoint
-- Open streams hear by these (server/core/live): kinds, ids and what decides whose they are, never content.
create function tell_filing(told_kind text, told uuid, is_office boolean) returns void language sql as $$
  select pg_notify('live_news', json_build_object('kind', told_kind, 'filing', f.id, 'version', f.version, 'office', is_office,
    'company', f.company_id, 'program', f.program, 'department', c.department)::text)
  from filings f join companies c on c.id = f.company_id where f.id = told
$$;
--> statement-breakpoint
-- A save is told where somebody else has the filing open: most saves have no such reader, and a commit that tells waits
-- for the others that do.
create function tell_changed_filing() returns trigger language plpgsql as $$
begin
  if old.status is distinct from new.status then
    perform tell_filing('status', new.id, null);
  elsif (select count(*) from presences where filing_id = new.id) > 1 then
    perform tell_filing('saved', new.id, false);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tell_changed_filing after update on filings for each row
  when (old.version is distinct from new.version or old.status is distinct from new.status)
  execute function tell_changed_filing();
--> statement-breakpoint
create function tell_presence() returns trigger language plpgsql as $$
declare
  gone boolean := tg_op = 'DELETE';
  who uuid := case when gone then old.user_id else new.user_id end;
begin
  perform tell_filing('presence', case when gone then old.filing_id else new.filing_id end,
    (select company_id is null from users where id = who));
  return null;
end $$;
--> statement-breakpoint
create trigger tell_presence after insert or delete on presences for each row execute function tell_presence();
--> statement-breakpoint
create trigger tell_moved_presence after update on presences for each row
  when ((old.section, old.since) is distinct from (new.section, new.since)) execute function tell_presence();
--> statement-breakpoint
create function tell_part() returns trigger language plpgsql as $$
begin
  perform tell_filing(tg_argv[0], case when tg_op = 'DELETE' then old.filing_id else new.filing_id end, false);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_notes after insert or delete on section_notes for each row execute function tell_part('notes');
--> statement-breakpoint
create trigger tell_claims after insert or update or delete on section_claims for each row execute function tell_part('claims');
--> statement-breakpoint
create function tell_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_news', json_build_object('kind', 'message', 'to', coalesce(new.company_id, new.user_id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_message after insert or update of expires_at on messages for each row execute function tell_message();
--> statement-breakpoint
create function tell_read_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_news', json_build_object('kind', 'message', 'to', new.user_id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_read_message after insert or update on message_reads for each row execute function tell_read_message();
