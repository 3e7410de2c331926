ALTER TABLE "presences" ADD COLUMN "cell" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Whoever moves to another cell is told of to colleagues, like whoever moves to another section.
drop trigger tell_moved_presence on presences;
--> statement-breakpoint
create trigger tell_moved_presence after update on presences for each row
  when ((old.section, old.cell, old.since) is distinct from (new.section, new.cell, new.since)) execute function tell_presence();
