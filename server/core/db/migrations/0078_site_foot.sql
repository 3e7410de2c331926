ALTER TABLE "house_settings" ADD COLUMN "icp_record" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "police_record" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "foot_links" jsonb DEFAULT '[]'::jsonb NOT NULL;