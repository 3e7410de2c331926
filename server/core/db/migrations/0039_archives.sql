CREATE TABLE "archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"refusal" jsonb,
	"ordered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archives_user" ON "archives" USING btree ("user_id","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "archives_open" ON "archives" USING btree ("user_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "archives_due" ON "archives" USING btree ("ordered_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "archives_ends" ON "archives" USING btree ("ends_at") WHERE ends_at is not null;