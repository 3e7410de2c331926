/** The shape of a section: fields, a table, a grid of years, files, a declaration, computed values. */
import { z } from 'zod';
import { fields } from './field';
import {
  COUNTS,
  expression,
  id,
  identity,
  isTrue,
  key,
  path,
  scalar,
  short,
  text,
  textObject,
} from './values';

const register = z.union([short, z.strictObject({ by: key, registers: z.record(short, short) })]);

const section = {
  key,
  id: identity,
  title: textObject,
  shortTitle: textObject.optional(),
  help: textObject.optional(),
  showWhen: expression.optional(),
  import: z.string().optional(),
  page: z.string().optional(),
  isOfLastYear: isTrue.optional(),
};

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...section, kind: z.literal('fields'), listsAs: z.string().optional(), fields }),
  z.strictObject({ ...section, kind: z.literal('computed'), fields }),
  z.strictObject({
    ...section,
    kind: z.literal('declaration'),
    statements: z.array(textObject).optional(),
    fields,
  }),
  z.strictObject({ ...section, kind: z.literal('files'), fields }),
  z.strictObject({
    ...section,
    kind: z.literal('table'),
    layout: z.enum(['cards', 'matrix']).optional(),
    crossedBy: key.optional(),
    columns: fields,
    fixedRows: z
      .array(
        z.strictObject({
          ...text,
          key: id,
          id: identity,
          group: z.string().optional(),
          sumOf: z.array(id).optional(),
        }),
      )
      .max(COUNTS.fields)
      .optional(),
    groups: z.record(short, textObject).optional(),
    autoNumber: z.strictObject({ column: key, prefix: short, digits: z.int() }).optional(),
    rowPer: z.string().optional(),
    listsAs: register.optional(),
    minRows: z.int().optional(),
    minRowsWhen: z.strictObject({ when: expression, min: z.int() }).optional(),
    maxRows: z.int().optional(),
    source: z.strictObject({ table: path, columns: z.record(key, key) }).optional(),
  }),
  z.strictObject({
    ...section,
    kind: z.literal('yearly'),
    years: z.strictObject({
      base: expression,
      offsets: z.array(z.int()).max(30),
      from: expression.optional(),
      showUntil: expression.optional(),
      minCount: z.int().optional(),
    }),
    before: z.record(key, scalar).optional(),
    total: z.strictObject({ ...text, fromOffset: z.int().optional() }).optional(),
    indicators: fields,
  }),
]);
