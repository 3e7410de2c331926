/** The shape of a program document. What an expression says is checked when it is compiled. */
import { z } from 'zod';

/** Bounds of a document: far above those of the largest program, far below what keeps a server waiting. */
export const DOCUMENT_LIMITS = {
  /** Characters of the file. */
  length: 300_000,
  /** Levels of nesting. */
  depth: 30,
  sections: 100,
  /** Fields of a section. */
  fields: 500,
  rules: 1_000,
  /** Options of a dictionary. */
  options: 5_000,
  dictionaries: 200,
  expressions: 1_000,
} as const;

const { length: _length, depth: _depth, ...COUNTS } = DOCUMENT_LIMITS;

const key = z.string().regex(/^[A-Za-z$][\w$]{0,79}$/);
const id = z.string().regex(/^[\w.-]{1,80}$/);
/** Identity across editions, where a key has changed; absent: the key, for a field after that of its section. */
const identity = z
  .string()
  .regex(/^[\w.$-]{1,170}$/)
  .optional();
const path = z.string().max(200);
const edition = z.string().regex(/^[\w.-]{1,40}$/);
const expression = z.string().min(1).max(10_000);
const words = z.string().max(5_000);
const text = { zh: words, en: words, ar: words.optional() };
const textObject = z.strictObject(text);
const isTrue = z.literal(true);
const short = z.string().max(500);
const scalar = z.union([short, z.number(), z.boolean()]);

const recordOf = <Value extends z.ZodType>(names: z.ZodType<string>, value: Value, max: number) =>
  z.record(names, value).refine((record) => Object.keys(record).length <= max);

const field = {
  ...text,
  key,
  id: identity,
  help: textObject.optional(),
  why: textObject.optional(),
  example: z.union([scalar, z.array(short)]).optional(),
  unit: z.string().optional(),
  judgedBy: id.optional(),
  recurs: z.string().optional(),
  figureYear: z.int().optional(),
  counts: z.record(short, short).optional(),
  means: z.string().optional(),
  ofYear: z.strictObject({ ...text, offset: z.int() }).optional(),
  renews: z.enum(['year', 'lapse']).optional(),
  words: z.record(short, textObject).optional(),
  required: z.boolean().optional(),
  register: z.literal('patent').optional(),
  auto: z.enum(['reporting_year', 'row_number']).optional(),
  source: path.optional(),
  default: z.union([scalar, z.array(short), z.strictObject({ computed: expression })]).optional(),
  uniqueInTable: z.boolean().optional(),
  sensitive: z.boolean().optional(),
  identifies: z.boolean().optional(),
  readonly: z.boolean().optional(),
  mayDiffer: z.boolean().optional(),
  showWhen: expression.optional(),
  requiredWhen: expression.optional(),
  computed: expression.optional(),
};

const fieldSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...field,
    type: z.enum(['text', 'textarea', 'phone', 'email', 'credit_code', 'id_card', 'url']),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    pattern: z.string().max(500).optional(),
    patternSays: textObject.optional(),
  }),
  z.strictObject({
    ...field,
    type: z.enum(['integer', 'decimal', 'money_wan', 'percent', 'year']),
    min: z.number().optional(),
    max: z.number().optional(),
    precision: z.int().min(0).max(6).optional(),
    display: z.literal('fixed2').optional(),
  }),
  z.strictObject({ ...field, type: z.enum(['date', 'month']), isPast: z.boolean().optional() }),
  z.strictObject({
    ...field,
    type: z.enum(['select', 'multiselect', 'cascader']),
    options: z.union([short, z.strictObject({ rowsOf: key, column: key })]),
  }),
  z.strictObject({ ...field, type: z.literal('boolean') }),
  z.strictObject({
    ...field,
    type: z.literal('file'),
    accept: z.array(z.enum(['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'mp4', 'ofd'])),
    maxSizeMb: z.number(),
    minFiles: z.union([z.int(), expression]).optional(),
    maxFiles: z.int(),
    paperYears: expression.optional(),
    generated: z.union([isTrue, key]).optional(),
  }),
  z.strictObject({ ...field, type: z.literal('filing'), says: z.array(key) }),
]);

const fields = z.array(fieldSchema).max(COUNTS.fields);
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

const sectionSchema = z.discriminatedUnion('kind', [
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

const ruleSchema = z.strictObject({
  ...text,
  id,
  level: z.enum(['error', 'warning']),
  met: textObject,
  applies: expression.optional(),
  elsewhere: textObject.optional(),
  figure: expression.optional(),
  check: expression.optional(),
  server: isTrue.optional(),
  onceInBatch: path.optional(),
  beside: expression.optional(),
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
});

const separatePaperSchema = z.strictObject({
  ...text,
  key,
  shows: z.array(
    z.strictObject({ section: key, fields: z.array(key).optional(), isShown: expression.optional() }),
  ),
  isBlind: isTrue.optional(),
});

const formSchema = z.strictObject({
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
            z.strictObject({ ...text, type: z.string().optional(), options: z.string().optional() }),
          )
          .optional(),
      }),
    )
    .max(50)
    .optional(),
});

const call = z.string().regex(/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/);
const names = z.array(path);

const manifestSchema = z.strictObject({
  title: textObject,
  plan: z.string().optional(),
  group: z.enum(['recognition', 'platform', 'plan', 'bid']).optional(),
  summary: textObject.optional(),
  decides: z.enum(['recognition', 'funding', 'publication', 'acceptance']).optional(),
  fits: z.record(id, expression).optional(),
  route: z.string().startsWith('/forms/').optional(),
  icon: z.string().optional(),
  calls: z
    .strictObject({
      info: call,
      one: call,
      save: z.array(call),
      change: call.optional(),
      submit: call.optional(),
      log: call,
      submitQuantity: call.optional(),
      download: call.optional(),
    })
    .optional(),
  lookups: z
    .array(
      z.strictObject({
        call,
        lists: z.record(short, z.union([short, z.array(short)])),
      }),
    )
    .optional(),
  receiptPrefix: z.string().regex(/^[A-Z]{2}$/),
  perCompanyAndBatch: z.int().min(1),
  subject: path.optional(),
  names: z.strictObject({ person: names.optional(), right: names.optional() }).optional(),
  asks: path.optional(),
  published: z
    .strictObject({
      subject: z.enum(['title', 'person']),
      answers: names.optional(),
      scope: path.optional(),
    })
    .optional(),
  seenBy: path.optional(),
  review: z.strictObject({
    expertReview: z.boolean(),
    publicNotice: z.boolean(),
    criteria: z.array(z.strictObject({ ...text, key, points: z.number(), hint: textObject })).optional(),
    signing: z
      .strictObject({
        hands: z.array(
          z.strictObject({ hand: z.enum(['filler', 'finance', 'legal']), sections: z.array(key) }),
        ),
        inOrder: z.boolean(),
        secondFactor: z.boolean(),
      })
      .optional(),
  }),
  closedNotice: textObject.optional(),
  incompleteMessage: textObject.optional(),
  continues: z.strictObject({ program: key, id: path, thing: textObject, first: textObject }).optional(),
  recognition: z.strictObject({ name: textObject, years: z.int(), basis: words }).optional(),
  kinds: z.array(z.looseObject({ ...text, value: z.union([short, z.number()]) })).optional(),
});

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
  dictionaries: recordOf(
    key,
    z.strictObject({ title: textObject, items: z.array(option).max(COUNTS.options) }),
    COUNTS.dictionaries,
  ),
  expressions: recordOf(
    key,
    z.strictObject({ parameters: z.array(key).max(20), text: expression }),
    COUNTS.expressions,
  ),
});
