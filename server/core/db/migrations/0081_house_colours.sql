ALTER TABLE "house_settings" ADD COLUMN "accent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "light_navigation" boolean DEFAULT false NOT NULL;