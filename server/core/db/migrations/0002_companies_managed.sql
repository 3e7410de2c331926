CREATE TABLE "credit_code_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credit_code" text NOT NULL,
	"company_name" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_code_exceptions_code" ON "credit_code_exceptions" USING btree ("credit_code") WHERE removed_at is null;