ALTER TABLE "mandates" ADD COLUMN "is_shut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "remind_on" date;--> statement-breakpoint
CREATE INDEX "mandates_shut" ON "mandates" USING btree ("id") WHERE is_shut and status in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "mandates_remind" ON "mandates" USING btree ("remind_on","id") WHERE status = 'accepted' and remind_on is not null;--> statement-breakpoint
-- A mandate ends with the account, or with one of the companies, that is shut out: also where that is opened again before
-- the job of a minute has looked. Whoever shuts it, by whatever way, marks it in the same transaction.
create function shut_mandates() returns trigger language plpgsql as $$
begin
  update mandates set is_shut = true
    where status in ('offered', 'accepted') and not is_shut and (
      (tg_table_name = 'users' and user_id = new.id)
      or (tg_table_name = 'companies'
        and (company_id = new.id or user_id in (select id from users where users.company_id = new.id)))
    );
  return null;
end $$;
--> statement-breakpoint
create trigger shut_mandates_of_user after update on users for each row
  when ((old.enabled and not new.enabled) or (old.deleted_at is null and new.deleted_at is not null))
  execute function shut_mandates();
--> statement-breakpoint
create trigger shut_mandates_of_company after update on companies for each row
  when (old.status in ('pending', 'active') and new.status not in ('pending', 'active'))
  execute function shut_mandates();
--> statement-breakpoint
drop trigger tell_changed_mandate on mandates;
--> statement-breakpoint
create trigger tell_changed_mandate after update on mandates for each row
  when ((old.status, old.first_day, old.last_day, old.programs, old.may_submit, old.is_shut)
    is distinct from (new.status, new.first_day, new.last_day, new.programs, new.may_submit, new.is_shut))
  execute function tell_account_change('user_id');
--> statement-breakpoint
update mandates set is_shut = true
  from users, companies as giver, companies as home
  where mandates.status in ('offered', 'accepted') and users.id = mandates.user_id
    and giver.id = mandates.company_id and home.id = users.company_id
    and (not users.enabled or users.deleted_at is not null
      or giver.status not in ('pending', 'active') or home.status not in ('pending', 'active'));
--> statement-breakpoint
update mandates set remind_on = last_day - 14 where last_day - 14 > first_day;
