CREATE TABLE "decision_order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"grant_approved" numeric(14, 2),
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refusal" jsonb,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "decision_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"decision" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "decision_order_items" ADD CONSTRAINT "decision_order_items_order_id_decision_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."decision_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_order_items" ADD CONSTRAINT "decision_order_items_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_orders" ADD CONSTRAINT "decision_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decision_order_items_order" ON "decision_order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_order_items_waiting" ON "decision_order_items" USING btree ("filing_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "decision_order_items_due" ON "decision_order_items" USING btree ("due_at","order_id","position") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "decision_order_items_filing" ON "decision_order_items" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "decision_orders_user" ON "decision_orders" USING btree ("user_id","ordered_at");