/** The shape of a form: sections, rules, conditions, papers, and what changed since the edition before. */
import { z } from 'zod';
import { attachedFileSchema } from '../guide-files';
import { sectionSchema } from './section';
import { COUNTS, edition, expression, id, isTrue, key, path, short, text, textObject, words } from './values';

const ruleSchema = z.strictObject({
  ...text,
  id,
  level: z.enum(['error', 'warning']),
  met: textObject,
  applies: expression.optional(),
  elsewhere: textObject.optional(),
  lawText: textObject.optional(),
  figure: expression.optional(),
  check: expression.optional(),
  server: isTrue.optional(),
  onceInBatch: path.optional(),
  beside: expression.optional(),
  besideFigure: expression.optional(),
  ofCompany: expression.optional(),
  paths: z.array(path).max(200).optional(),
});

const conditionSchema = z.strictObject({
  ...text,
  id,
  kind: z.union([short, z.number()]).optional(),
  oneOf: z.string().optional(),
  value: z.number().optional(),
  unit: z.string().optional(),
  deploymentConfig: isTrue.optional(),
  guess: isTrue.optional(),
  lawText: textObject.optional(),
});

const separatePaperSchema = z.strictObject({
  ...text,
  key,
  shows: z.array(
    z.strictObject({ section: key, fields: z.array(key).optional(), isShown: expression.optional() }),
  ),
  isBlind: isTrue.optional(),
});

export const formSchema = z.strictObject({
  sections: z.array(sectionSchema).min(1).max(COUNTS.sections),
  rules: z.array(ruleSchema).max(COUNTS.rules),
  eligibility: z.array(conditionSchema).max(COUNTS.rules),
  thresholds: z
    .strictObject({ pick: expression, sets: z.record(short, z.record(short, z.unknown())) })
    .optional(),
  assess: expression.optional(),
  continuation: z
    .strictObject({
      notYet: z
        .array(
          z.strictObject({
            when: expression,
            say: textObject,
            with: z.record(key, expression).optional(),
          }),
        )
        .optional(),
      bySeveral: z.strictObject({ path, is: short }).optional(),
    })
    .optional(),
  sightOf: z
    .array(z.strictObject({ when: expression, see: z.enum(['whole', 'heading', 'none']) }))
    .optional(),
  document: z.strictObject({
    title: textObject,
    fileName: textObject,
    watermark: textObject,
    cover: z.array(z.strictObject({ ...text, value: z.array(short).optional() })).optional(),
    footer: textObject.optional(),
    instructions: isTrue.optional(),
    signPages: z.array(z.strictObject({ ...text, statements: isTrue.optional() })).optional(),
    appended: textObject.optional(),
  }),
  separatePapers: z.array(separatePaperSchema).optional(),
  basis: z.array(words),
  guide: textObject.optional(),
  guideFiles: z
    .array(
      z.strictObject({
        ...text,
        url: z
          .string()
          .max(500)
          .regex(/^https:\/\/[^\s<>"']+$/)
          .optional(),
        file: attachedFileSchema.optional(),
      }),
    )
    .max(30)
    .optional(),
  brings: z.array(z.union([z.strictObject({ condition: id }), textObject])).optional(),
  editions: z
    .array(
      z.strictObject({
        from: edition,
        to: edition,
        moves: z.record(path, path).optional(),
        values: z.record(path, z.record(short, z.union([short, z.number()]))).optional(),
        converts: z.record(path, expression).optional(),
        retired: z
          .record(
            path,
            z.strictObject({
              ...text,
              type: z.string().optional(),
              options: z.string().optional(),
              hasRows: isTrue.optional(),
            }),
          )
          .optional(),
      }),
    )
    .max(50)
    .optional(),
});
