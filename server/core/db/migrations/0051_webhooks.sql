CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"events" jsonb NOT NULL,
	"programs" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "fault" text;--> statement-breakpoint
CREATE INDEX "outbox_endpoint" ON "outbox" USING btree ("recipient","created_at") WHERE kind = 'webhook';