ALTER TABLE "filing_assignments" ADD COLUMN "assigned_by" uuid;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD COLUMN "former_id" uuid;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD CONSTRAINT "filing_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_assignments" ADD CONSTRAINT "filing_assignments_former_id_users_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;