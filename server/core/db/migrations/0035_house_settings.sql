CREATE TABLE "house_settings" (
	"id" text PRIMARY KEY DEFAULT 'house' NOT NULL,
	"office" text DEFAULT '' NOT NULL,
	"office_en" text DEFAULT '' NOT NULL,
	"document_word" text DEFAULT '' NOT NULL,
	"help_line" text DEFAULT '' NOT NULL,
	"working_hours" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "letter_counters" (
	"word" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "letter_counters_word_year_pk" PRIMARY KEY("word","year")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "house_settings_one" ON "house_settings" USING btree ((true));
--> statement-breakpoint
INSERT INTO "house_settings" DEFAULT VALUES;--> statement-breakpoint
-- Processes keep the row in memory (server/core/house/house-service.ts).
CREATE TRIGGER "tell_house_change" AFTER UPDATE ON "house_settings" FOR EACH ROW EXECUTE FUNCTION tell_account_change('id');
