CREATE TABLE "program_editions" (
	"program" text NOT NULL,
	"edition" text NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "program_editions_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"head" json NOT NULL,
	"conditions" json NOT NULL,
	"document" text NOT NULL,
	"written" text NOT NULL,
	"note" text NOT NULL,
	"made_by" uuid NOT NULL,
	"checked_by" uuid,
	"issued_by" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_editions_program_edition_pk" PRIMARY KEY("program","edition"),
	CONSTRAINT "program_editions_in_force" UNIQUE("program","no")
);
--> statement-breakpoint
ALTER TABLE "program_editions" ADD CONSTRAINT "program_editions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_editions" ADD CONSTRAINT "program_editions_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_editions" ADD CONSTRAINT "program_editions_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What filings were judged by never changes: nobody rewrites or removes a published edition, the portal included.
create function keep_program_edition() returns trigger language plpgsql as $$
begin
  raise exception 'a published edition of a program never changes';
end $$;
--> statement-breakpoint
create trigger keep_program_edition before update or delete on program_editions for each row
  execute function keep_program_edition();
--> statement-breakpoint
-- Every process keeps the programs in force in memory (server/programs/registry-service.ts), and every open page shows them.
create function tell_program_edition() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_change', 'programs');
  perform pg_notify('live_news', json_build_object('kind', 'programs')::text);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_program_edition after insert on program_editions for each statement
  execute function tell_program_edition();
