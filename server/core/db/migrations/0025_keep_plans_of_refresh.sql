-- Each call planned these statements anew, as its array might be of any length: 54 s of 6,750 calls, 11 s with the plan kept.
ALTER FUNCTION "work_refresh"(uuid[]) SET plan_cache_mode = force_generic_plan;--> statement-breakpoint
ALTER FUNCTION "report_refresh"(uuid[]) SET plan_cache_mode = force_generic_plan;
