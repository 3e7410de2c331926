ALTER TABLE "users" ADD COLUMN "username_look" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_look" text;--> statement-breakpoint
CREATE INDEX "users_username_look" ON "users" USING btree ("username_look") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "companies_name_look" ON "companies" USING btree ("name_look");