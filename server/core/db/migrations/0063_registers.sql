CREATE TABLE "register_answers" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"entry" jsonb,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_answers_kind_key_address_pk" PRIMARY KEY("kind","key","address")
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"filing_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "register_checks_filing_id_seq_pk" PRIMARY KEY("filing_id","seq")
);
--> statement-breakpoint
CREATE TABLE "register_entries" (
	"version_id" uuid NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "register_entries_version_id_key_pk" PRIMARY KEY("version_id","key")
);
--> statement-breakpoint
CREATE TABLE "register_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"file_name" text NOT NULL,
	"lines" integer NOT NULL,
	"sha256" text NOT NULL,
	"imported_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registers" (
	"kind" text PRIMARY KEY NOT NULL,
	"way" text DEFAULT 'off' NOT NULL,
	"version_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_version_id_register_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."register_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registers" ADD CONSTRAINT "registers_version_id_register_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."register_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_answers_expires" ON "register_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "register_checks_due" ON "register_checks" USING btree ("due_at","filing_id") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "register_versions_number" ON "register_versions" USING btree ("kind","number");--> statement-breakpoint
INSERT INTO "register_versions" ("id", "kind", "number", "source", "as_of", "file_name", "lines", "sha256", "imported_by")
SELECT gen_random_uuid(), 'company', 1, '原企业登记名册', (now() AT TIME ZONE 'Asia/Shanghai')::date, '', count(*), '', ''
FROM "business_register" HAVING count(*) > 0;--> statement-breakpoint
INSERT INTO "register_entries" ("version_id", "key", "entry")
SELECT v."id", b."credit_code", jsonb_strip_nulls(jsonb_build_object('credit_code', b."credit_code", 'name', b."name",
	'check_digit_exception', CASE WHEN b."check_digit_exception" THEN 'yes' END))
FROM "business_register" b CROSS JOIN "register_versions" v;--> statement-breakpoint
INSERT INTO "registers" ("kind", "way", "version_id", "changed_by")
SELECT 'company', 'file', "id", '' FROM "register_versions";--> statement-breakpoint
DROP TABLE "business_register";