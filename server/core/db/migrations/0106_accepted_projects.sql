-- Projects whose result was approved before the approval ended their reports are planned anew at once.
UPDATE "approvals" SET "owed_look_on" = '' WHERE "filing_id"::text IN (
  SELECT "continues" FROM "work_items" WHERE "status" = 'approved' AND "continues" IS NOT NULL
);
