ALTER TABLE "register_checks" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "register_checks_listed" ON "register_checks" USING btree ("listed_at") WHERE listed_at is not null;
--> statement-breakpoint
-- Whoever had such a filing before sees it in the queue: nobody is told of it now.
UPDATE "register_checks" SET "listed_at" = "checked_at" WHERE "facts" @> '[{"state": "listed"}]';
