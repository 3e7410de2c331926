/** The shape of a program document. What an expression says is checked when it is compiled. */
import { z } from 'zod';
import { formSchema } from './form';
import { manifestSchema } from './manifest';
import { reportsSchema } from './reports';
import { scenariosSchema } from './scenarios';
import {
  COUNTS,
  createRecordSchema,
  edition,
  expression,
  identity,
  key,
  short,
  text,
  textObject,
} from './values';

export { DOCUMENT_LIMITS } from './values';

const option: z.ZodType = z.looseObject({
  ...text,
  value: z.union([short, z.number()]),
  id: identity,
  sameAs: z.string().optional(),
  children: z.lazy(() => z.array(option).max(COUNTS.options)).optional(),
});

export const programDocumentSchema = z.strictObject({
  schema: z.literal(1),
  key,
  edition,
  manifest: manifestSchema,
  form: formSchema,
  reports: reportsSchema.optional(),
  dictionaries: createRecordSchema(
    key,
    z.strictObject({ title: textObject, items: z.array(option).max(COUNTS.options) }),
    COUNTS.dictionaries,
  ),
  expressions: createRecordSchema(
    key,
    z.strictObject({ parameters: z.array(key).max(20), text: expression }),
    COUNTS.expressions,
  ),
  scenarios: scenariosSchema.optional(),
});
