CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL REFERENCES "users"("id"),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text NOT NULL,
	"credential_id" text,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL REFERENCES "users"("id"),
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid REFERENCES "users"("id"),
	"secret_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "second_factors_user" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_credential" ON "second_factors" USING btree ("credential_id") WHERE credential_id is not null;--> statement-breakpoint
CREATE INDEX "pending_steps_expiry" ON "pending_steps" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "office_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
drop trigger tell_changed_user on users;--> statement-breakpoint
create trigger tell_changed_user after update on users for each row
  when (
    (old.username, old.name, old.role, old.enabled, old.deleted_at, old.company_id, old.department_id,
      old.review_department, old.programs, old.more_roles, old.duties, old.must_change_password, old.password_hash,
      old.second_factor)
    is distinct from
    (new.username, new.name, new.role, new.enabled, new.deleted_at, new.company_id, new.department_id,
      new.review_department, new.programs, new.more_roles, new.duties, new.must_change_password, new.password_hash,
      new.second_factor)
  )
  execute function tell_account_change('id');
