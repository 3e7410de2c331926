CREATE TABLE "seal_certificates" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"certificate" text NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_pictures" (
	"id" text PRIMARY KEY DEFAULT 'seal' NOT NULL,
	"png" text NOT NULL,
	"sha256" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
