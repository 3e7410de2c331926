CREATE TABLE "result_changes" (
	"changes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "result_changes" VALUES (1, now());--> statement-breakpoint
CREATE FUNCTION "result_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin insert into result_changes values (1, now()); return null; end $$;--> statement-breakpoint
CREATE TRIGGER "result_added" AFTER INSERT ON "work_items" FOR EACH ROW
  WHEN (new.status IN ('publicised', 'approved', 'revoked')) EXECUTE FUNCTION result_changed();--> statement-breakpoint
CREATE TRIGGER "result_changed" AFTER UPDATE ON "work_items" FOR EACH ROW
  WHEN (old.status IN ('publicised', 'approved', 'revoked') OR new.status IN ('publicised', 'approved', 'revoked'))
  EXECUTE FUNCTION result_changed();--> statement-breakpoint
CREATE TRIGGER "result_removed" AFTER DELETE ON "work_items" FOR EACH ROW
  WHEN (old.status IN ('publicised', 'approved', 'revoked')) EXECUTE FUNCTION result_changed();
