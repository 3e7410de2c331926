CREATE INDEX "users_look_due" ON "users" USING btree ("id") WHERE username_look is null or not starts_with(username_look, '1:');--> statement-breakpoint
CREATE INDEX "companies_look_due" ON "companies" USING btree ("id") WHERE name_look is null or not starts_with(name_look, '1:');--> statement-breakpoint
CREATE INDEX "expert_panels_due" ON "expert_panels" USING btree ("due_at");