ALTER TABLE "house_settings" ADD COLUMN "task_book" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "task_book_en" text DEFAULT '' NOT NULL;