ALTER TABLE "assessments" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expert_panels" ADD COLUMN "code" text DEFAULT upper(left(gen_random_uuid()::text, 13)) NOT NULL;--> statement-breakpoint
ALTER TABLE "expert_panels" ADD COLUMN "complete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "open_rules" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.verdicts[*] ? (@.outcome == "failed" || @.outcome == "undecided")'))) STORED;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "differences" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.differences[*]'))) STORED;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "figures" integer GENERATED ALWAYS AS (jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.figures[*]'))) STORED;--> statement-breakpoint
CREATE INDEX "assessments_to_invite" ON "assessments" USING btree ("expert_id","assigned_at") WHERE invited_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "expert_panels_code" ON "expert_panels" USING btree ("code");--> statement-breakpoint
CREATE INDEX "expert_panels_complete" ON "expert_panels" USING btree ("complete_at") WHERE complete_at is not null;--> statement-breakpoint
-- Who was asked before has been told.
UPDATE "assessments" SET "invited_at" = "assigned_at";
