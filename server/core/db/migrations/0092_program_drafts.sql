CREATE TABLE "program_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program" text NOT NULL,
	"edition" text NOT NULL,
	"title" json NOT NULL,
	"base" text,
	"data" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"save_logged_at" timestamp with time zone,
	"save_logged_by" uuid,
	"deleted_at" timestamp with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE INDEX "program_drafts_deleted" ON "program_drafts" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
-- Open designers hear of each save (server/core/live): the id and the version, never content.
create function tell_program_draft() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_news', json_build_object('kind', 'programDraft', 'draft', new.id, 'version', new.version)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_program_draft after update on program_drafts for each row
  when (old.version is distinct from new.version or old.deleted_at is distinct from new.deleted_at)
  execute function tell_program_draft();
