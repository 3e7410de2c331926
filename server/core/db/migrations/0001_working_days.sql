CREATE TABLE "calendar_days" (
	"date" date PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "notice_until" date;--> statement-breakpoint
ALTER TABLE "calendar_days" ADD CONSTRAINT "calendar_days_year_calendar_years_year_fk" FOREIGN KEY ("year") REFERENCES "public"."calendar_years"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_days_year" ON "calendar_days" USING btree ("year");--> statement-breakpoint
UPDATE "filings" SET "notice_until" = ("updated_at" AT TIME ZONE 'Asia/Shanghai')::date + 7 WHERE "status" = 'publicised';
