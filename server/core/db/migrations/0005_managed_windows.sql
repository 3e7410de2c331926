CREATE TABLE "window_reminders" (
	"window_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "window_reminders_window_id_company_id_kind_pk" PRIMARY KEY("window_id","company_id","kind")
);
--> statement-breakpoint
ALTER TABLE "window_extensions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "window_extensions" ADD COLUMN "granted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "window_extensions" ADD COLUMN "granted_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "grace_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "window_reminders" ADD CONSTRAINT "window_reminders_window_id_windows_id_fk" FOREIGN KEY ("window_id") REFERENCES "public"."windows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "window_reminders" ADD CONSTRAINT "window_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;