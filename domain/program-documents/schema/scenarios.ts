/** The shape of the scenarios that an office keeps with its program. */
import { z } from 'zod';
import { id, key, short, text } from './values';

/** Scenarios of a program, and records of one: its sections and the rows of its tables. */
const MOST_SCENARIOS = 50;
const MOST_RECORDS = 1_000;

const answer = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([short, z.number()])).max(500),
]);
const answers = z.record(key, answer);

const scenario = z.strictObject({
  ...text,
  key: id,
  batchYear: z.int().min(2000).max(2100),
  today: z.iso.date(),
  settings: z.record(short, z.union([z.boolean(), short])).optional(),
  failing: z.array(id).max(1_000).optional(),
  changes: z.array(z.record(key, z.unknown())).max(100).optional(),
  records: z
    .array(z.strictObject({ section: key, answers: answers.optional(), computed: answers.optional() }))
    .max(MOST_RECORDS),
});

export const scenariosSchema = z.array(scenario).max(MOST_SCENARIOS);
