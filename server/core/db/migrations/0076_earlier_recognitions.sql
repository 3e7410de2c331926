DROP INDEX "recognitions_valid_to";--> statement-breakpoint
DROP INDEX "recognitions_remind";--> statement-breakpoint
ALTER TABLE "recognitions" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "recognitions" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "recognitions" ADD COLUMN "holder_code" text;--> statement-breakpoint
ALTER TABLE "recognitions" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recognitions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "recognitions" SET "id" = "filing_id", "kind" = (SELECT "kind" FROM "filings" WHERE "filings"."id" = "recognitions"."filing_id");--> statement-breakpoint
ALTER TABLE "recognitions" DROP CONSTRAINT "recognitions_pkey";--> statement-breakpoint
ALTER TABLE "recognitions" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_pkey" PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "recognitions" ALTER COLUMN "filing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recognitions" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "recognitions_filing" ON "recognitions" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "recognitions_holder" ON "recognitions" USING btree ("holder_code");--> statement-breakpoint
CREATE INDEX "recognitions_valid_to" ON "recognitions" USING btree ("valid_to","id");--> statement-breakpoint
CREATE INDEX "recognitions_remind" ON "recognitions" USING btree ("remind_on","id");
