-- Whoever comes, moves on or goes knows it: the news says whose presence it is, and streams of that person leave it out.
drop function tell_filing(text, uuid, boolean);
--> statement-breakpoint
create function tell_filing(told_kind text, told uuid, is_office boolean, told_by uuid default null) returns void language sql as $$
  select pg_notify('live_news', json_build_object('kind', told_kind, 'filing', f.id, 'version', f.version, 'office', is_office,
    'by', told_by, 'company', f.company_id, 'program', f.program, 'department', c.department)::text)
  from filings f join companies c on c.id = f.company_id where f.id = told
$$;
--> statement-breakpoint
create or replace function tell_presence() returns trigger language plpgsql as $$
declare
  gone boolean := tg_op = 'DELETE';
  who uuid := case when gone then old.user_id else new.user_id end;
begin
  perform tell_filing('presence', case when gone then old.filing_id else new.filing_id end,
    (select company_id is null from users where id = who), who);
  return null;
end $$;
