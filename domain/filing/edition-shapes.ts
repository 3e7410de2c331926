/** Editions of a form on the wire. */
import { z } from 'zod';
import { key, line, lines } from '../calls/text-kinds';
import { ASIDE_REASONS } from './edition-note';

/** Edition of the form that the client uses; absent: the present one. */
export const edition = key.nullish();

const text = z.object({ zh: lines(1000), en: lines(1000) });
const place = line(300);
const value = z.union([
  lines(20_000),
  z.number(),
  z.boolean(),
  z.array(line(200)).max(1000),
  z.array(z.number()).max(1000),
]);

const asideAnswer = z.object({
  path: place,
  edition: key,
  label: text,
  value,
  text: text.optional(),
  type: key.optional(),
  reason: z.enum(ASIDE_REASONS),
});
export const asideAnswers = z.array(asideAnswer).max(500);

/** Text of an answer in both languages, of any length. */
const texts = z.object({ zh: z.string(), en: z.string() });

export const editionNote = z.object({
  from: z.string(),
  to: z.string(),
  kept: z.number().int(),
  moved: z.array(z.object({ from: place, to: place, label: texts })),
  aside: z.array(asideAnswer.extend({ label: texts, text: texts.optional(), value: z.unknown() })),
});

/** A submission as it was signed. */
export const snapshotShape = z.object({
  program: z.string(),
  title: texts,
  edition: z.string(),
  batch_year: z.number().int(),
  submitted_on: z.string(),
  document: z.unknown(),
  sections: z.array(z.unknown()),
});
