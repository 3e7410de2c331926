/** The shape of the reports that approvals owe: their tasks, calendars and forms. */
import { z } from 'zod';
import { formSchema } from './form';
import { sectionSchema } from './section';
import { COUNTS, id, isTrue, key, path, text, textObject } from './values';

/** MM-DD; the 29th of February is no day of every year. */
const dayOfYear = z
  .string()
  .regex(
    /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/,
  );
const yearlyDays = { open: dayOfYear, due: dayOfYear };
const days = z.int().min(0).max(366);
const months = z.int().min(0).max(120);

const scheduleSchema = z.discriminatedUnion('calendar', [
  z.strictObject({
    calendar: z.literal('last_year'),
    ...yearlyDays,
    validMonths: months.optional(),
    whileRunning: isTrue.optional(),
    approvedBefore: dayOfYear.optional(),
  }),
  z.strictObject({ calendar: z.literal('this_year'), ...yearlyDays }),
  z.strictObject({
    calendar: z.literal('half_years'),
    first: z.strictObject(yearlyDays),
    second: z.strictObject(yearlyDays),
  }),
  z.strictObject({ calendar: z.literal('service_years'), dueDays: days }),
  z.strictObject({ calendar: z.literal('milestones'), daysBefore: days, daysAfter: days }),
  z.strictObject({ calendar: z.literal('middle'), dueDays: days, fromMonths: months.optional() }),
  z.strictObject({
    calendar: z.literal('end'),
    openDays: days.optional(),
    openMonths: months.optional(),
    dueMonths: months,
    grantFrom: z.number().min(0).optional(),
  }),
  z.strictObject({ calendar: z.literal('after_acceptance'), years: z.int().min(1).max(20), ...yearlyDays }),
]);

const taskSchema = z.strictObject({
  ...text,
  code: key,
  mode: z.enum(['external', 'in_portal', 'filing']),
  form: key,
  perCompany: isTrue.optional(),
  accepts: isTrue.optional(),
  consequence: textObject.optional(),
  schedule: scheduleSchema,
});

/** A section of the program's own form, and how it differs in the report. */
const programSectionSchema = z.strictObject({
  ofProgram: key,
  given: z.array(key).min(1).optional(),
  without: z.array(key).min(1).optional(),
  lastYear: isTrue.optional(),
});

const { rules, document } = formSchema.shape;

const reportFormSchema = z.strictObject({
  key,
  title: textObject,
  paperTitle: textObject.optional(),
  sections: z
    .array(z.union([programSectionSchema, sectionSchema]))
    .min(1)
    .max(COUNTS.sections),
  rules: z.array(z.union([z.strictObject({ ofProgram: id }), rules.element])).max(COUNTS.rules),
  document: document.optional(),
});

/** Reports and report forms of one program. */
const MOST_REPORTS = 40;

export const reportsSchema = z.strictObject({
  span: z.strictObject({ start: path, end: path }).optional(),
  milestones: z.strictObject({ table: key, name: key, day: key }).optional(),
  tasks: z.array(taskSchema).max(MOST_REPORTS),
  ofNationalZone: z
    .array(z.strictObject({ code: key, schedule: scheduleSchema }))
    .max(MOST_REPORTS)
    .optional(),
  forms: z.array(reportFormSchema).max(MOST_REPORTS).optional(),
});
