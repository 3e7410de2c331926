ALTER TABLE "house_settings" ADD COLUMN "registration_review" boolean;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "scan_before_submit" boolean;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "takes_ofd" boolean DEFAULT true NOT NULL;