CREATE TABLE "content_removals" (
	"sha256" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
