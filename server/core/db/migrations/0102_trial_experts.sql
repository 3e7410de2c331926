ALTER TABLE "sessions" ADD COLUMN "is_trial_expert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER "tell_switched_session" ON "sessions";
--> statement-breakpoint
CREATE TRIGGER "tell_switched_session" AFTER UPDATE ON "sessions" FOR EACH ROW
  WHEN ((OLD.mandate_id, OLD.is_trial_expert) IS DISTINCT FROM (NEW.mandate_id, NEW.is_trial_expert))
  EXECUTE FUNCTION tell_account_change('user_id');
