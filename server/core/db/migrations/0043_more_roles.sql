ALTER TABLE "users" ADD COLUMN "more_roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Until now programs meant nothing of an account of an office; from now on they limit it.
UPDATE "users" SET "programs" = '[]' WHERE "company_id" IS NULL;--> statement-breakpoint
drop trigger tell_changed_user on users;--> statement-breakpoint
create trigger tell_changed_user after update on users for each row
  when (
    (old.username, old.name, old.role, old.enabled, old.deleted_at, old.company_id, old.department_id,
      old.review_department, old.programs, old.more_roles, old.duties, old.must_change_password, old.password_hash)
    is distinct from
    (new.username, new.name, new.role, new.enabled, new.deleted_at, new.company_id, new.department_id,
      new.review_department, new.programs, new.more_roles, new.duties, new.must_change_password, new.password_hash)
  )
  execute function tell_account_change('id');
