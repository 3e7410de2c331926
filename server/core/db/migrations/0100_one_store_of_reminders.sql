CREATE TABLE "sent_reminders" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_reminders_kind_subject_id_holder_id_ends_on_days_before_pk" PRIMARY KEY("kind","subject_id","holder_id","ends_on","days_before")
);
--> statement-breakpoint
-- What was told is not told again: reminders of windows, corrections, people with days of their own, and reports.
INSERT INTO sent_reminders (kind, subject_id, holder_id, ends_on, days_before, sent_at)
SELECT CASE sent.kind WHEN 'last_day' THEN 'window_by_sms' ELSE 'window' END, sent.window_id, sent.company_id,
	(greatest(windows.closes_at, extended.until) AT TIME ZONE 'Asia/Shanghai')::date,
	CASE sent.kind WHEN 'week' THEN 7 WHEN 'two_days' THEN 2 ELSE 1 END, sent.sent_at
FROM window_reminders AS sent
JOIN windows ON windows.id = sent.window_id
LEFT JOIN window_extensions AS extended ON extended.window_id = sent.window_id AND extended.company_id = sent.company_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO sent_reminders (kind, subject_id, holder_id, ends_on, days_before, sent_at)
SELECT 'correction', sent.filing_id, filings.company_id, (sent.due_at AT TIME ZONE 'Asia/Shanghai')::date,
	CASE sent.kind WHEN 'last_day' THEN 0 ELSE 3 END, sent.sent_at
FROM correction_reminders AS sent
JOIN filings ON filings.id = sent.filing_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO sent_reminders (kind, subject_id, holder_id, ends_on, days_before, sent_at)
SELECT CASE WHEN sent.kind = 'report' AND (task.correction_due_at AT TIME ZONE 'Asia/Shanghai')::date = sent.ends_on
		THEN 'report_correction' ELSE sent.kind END,
	sent.subject_id, sent.user_id, sent.ends_on, sent.days_before, sent.sent_at
FROM personal_reminders AS sent
LEFT JOIN report_tasks AS task ON task.id = sent.subject_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO sent_reminders (kind, subject_id, holder_id, ends_on, days_before, sent_at)
SELECT CASE WHEN correction_due_at IS NULL THEN 'report' ELSE 'report_correction' END, id, company_id,
	coalesce((correction_due_at AT TIME ZONE 'Asia/Shanghai')::date, due_on::date),
	CASE WHEN reminded = 'open' THEN due_on::date - open_on::date
		WHEN reminded LIKE 'due-%' THEN split_part(reminded, '-', 2)::integer
		ELSE -split_part(reminded, '-', 2)::integer END,
	now()
FROM report_tasks
WHERE reminded <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "window_reminders" CASCADE;--> statement-breakpoint
DROP TABLE "correction_reminders" CASCADE;--> statement-breakpoint
DROP TABLE "personal_reminders" CASCADE;