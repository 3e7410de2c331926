CREATE TABLE "browser_errors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"browser" text NOT NULL,
	"frames" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_errors_last" ON "browser_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");