ALTER TABLE "house_settings" ADD COLUMN "masthead" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "masthead_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "logo" text;