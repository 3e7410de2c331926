-- Issued editions get turns, by which every process reads those alone that it does not know yet; and the proposal of a release is
-- closed by the edition that it was merged into.
ALTER TABLE "program_editions" ADD COLUMN "turn" bigint;--> statement-breakpoint
ALTER TABLE "program_editions" ADD COLUMN "merges" bigint;--> statement-breakpoint
ALTER TABLE "program_drafts" ADD COLUMN "merges" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "program_editions_turn" ON "program_editions" USING btree ("turn");--> statement-breakpoint
alter table program_editions disable trigger keep_program_edition;
--> statement-breakpoint
update program_editions set turn = no where state = 'issued';
--> statement-breakpoint
alter table program_editions enable trigger keep_program_edition;
--> statement-breakpoint
-- One transaction at a time issues editions, so that none gets a turn before one that others can read already.
create function number_issued_edition() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('issued editions', 0));
  select coalesce(max(turn), 0) + 1 into new.turn from program_editions;
  return new;
end $$;
--> statement-breakpoint
-- After keep_program_edition(), which lets nobody set a turn.
create trigger number_issued_edition before insert or update of state on program_editions for each row
  when (new.state = 'issued') execute function number_issued_edition();
--> statement-breakpoint
create or replace function keep_program_edition() returns trigger language plpgsql as $$
declare
  steps text[] := array['state', 'checked_by', 'checked_at', 'check_note', 'issued_by', 'published_at', 'issue_note',
    'from_year', 'from_no', 'closed_by', 'closed_at', 'close_note', 'told_at'];
  kept text[] := case when old.state = 'issued' then array['told_at'] else steps end;
begin
  if tg_op = 'DELETE' or old.state in ('refused', 'taken_back', 'merged')
    or (old.state = 'issued' and old.told_at is not null)
    or to_jsonb(old) - kept is distinct from to_jsonb(new) - kept then
    raise exception 'an edition of a program never changes, only the state of a proposal';
  end if;
  return new;
end $$;
