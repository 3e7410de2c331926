CREATE TABLE "personal_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_reminders_user_id_kind_subject_id_ends_on_days_before_pk" PRIMARY KEY("user_id","kind","subject_id","ends_on","days_before")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "reminder_days" jsonb;--> statement-breakpoint
ALTER TABLE "personal_reminders" ADD CONSTRAINT "personal_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;