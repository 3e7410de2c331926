-- Processes keep live sessions in memory (server/core/db/news.ts): whatever ends one, or changes what its person may do,
-- tells them in its own transaction, wherever it comes from.
create function tell_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_change', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_ended_session after update on sessions for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at)
  execute function tell_account_change('user_id');
--> statement-breakpoint
create trigger tell_deleted_session after delete on sessions for each row
  when (old.expires_at > now())
  execute function tell_account_change('user_id');
--> statement-breakpoint
create trigger tell_changed_user after update on users for each row
  when (
    (old.username, old.name, old.role, old.enabled, old.deleted_at, old.company_id, old.department_id,
      old.review_department, old.programs, old.must_change_password, old.password_hash)
    is distinct from
    (new.username, new.name, new.role, new.enabled, new.deleted_at, new.company_id, new.department_id,
      new.review_department, new.programs, new.must_change_password, new.password_hash)
  )
  execute function tell_account_change('id');
--> statement-breakpoint
create trigger tell_changed_company after update on companies for each row
  when (old.status is distinct from new.status)
  execute function tell_account_change('id');
