-- Carriers and platforms are named by their filings from now on: a new installation reads them so from the start.
UPDATE "work_subjects" SET "path" = '{baseData,carrier_name}' WHERE "program" = 'incubation_carrier' AND "edition" = '';
--> statement-breakpoint
UPDATE "work_subjects" SET "path" = '{baseData,platform_name}' WHERE "program" = 'innovation_platform' AND "edition" = '';
