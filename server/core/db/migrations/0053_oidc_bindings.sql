CREATE TABLE "oidc_bindings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL REFERENCES "users"("id"),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_bindings_subject" ON "oidc_bindings" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "oidc_bindings_user" ON "oidc_bindings" USING btree ("user_id");
