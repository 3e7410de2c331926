ALTER TABLE "filings" ADD COLUMN "signed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- People who have the form open hear at once who has signed, and what a save has voided.
create function tell_signed() returns trigger language plpgsql as $$
begin
  perform tell_filing('signed', new.id, false);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_signed after update of signed on filings for each row
  when (old.signed is distinct from new.signed) execute function tell_signed();
