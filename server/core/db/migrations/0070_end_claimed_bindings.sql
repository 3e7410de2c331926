-- A claim of an outside service is a fact of one sign-in: bindings that were made from claims end. The line of the log says how each was made.
DELETE FROM "oidc_bindings" USING "audit_log"
WHERE "audit_log"."action" = 'user.oidc_bind'
  AND "audit_log"."details" ->> 'by' = 'credit_code'
  AND "audit_log"."subject_id" = "oidc_bindings"."user_id"::text
  AND abs(extract(epoch FROM "audit_log"."at" - "oidc_bindings"."created_at")) < 60;
