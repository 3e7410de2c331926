DROP INDEX "work_items_assignee_status";--> statement-breakpoint
CREATE INDEX "work_items_assignee_standing" ON "work_items" USING btree ("assignee_id","status","department","waits_until","waits_at");