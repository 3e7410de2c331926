/** Calls for what a publication does: comparison of documents, dry run over drafts, replay of a batch, scenarios. Nothing is stored. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { line, lines } from '../calls/text-kinds';
import { editionParams } from './calls';
import { CHANGE_EFFECTS } from './comparison/effects';
import { ITEM_KINDS } from './comparison/item-kinds';
import { ITEM_ACTS } from './comparison/words';
import { DOCUMENT_LIMITS } from './schema';

const TAG = 'programs';

/** A document by its edition, or as YAML or JSON. */
const documentSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edition'), ...editionParams.shape }),
  z.object({ kind: z.literal('document'), document: lines(DOCUMENT_LIMITS.length) }),
]);
export type DocumentSource = z.infer<typeof documentSource>;

export const text = z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() });
const effect = z.enum(CHANGE_EFFECTS);

export const itemChange = z.object({
  kind: z.enum(ITEM_KINDS),
  identity: z.string(),
  acts: z.array(z.enum(ITEM_ACTS)),
  /** Path of the item, of a removed one in the earlier document. */
  place: z.string(),
  label: text,
  within: text.nullable(),
  properties: z.array(
    z.object({
      property: z.string(),
      name: text,
      before: text.nullable(),
      after: text.nullable(),
      is_expression: z.boolean(),
      effect,
    }),
  ),
  effect,
});
export type ComparedChange = z.infer<typeof itemChange>;

const comparedEditions = z.object({
  /** Names of the editions; null where there is none before. */
  before: z.string().nullable(),
  after: z.string(),
  strictness: z.enum(['words', 'loosens', 'asks_more']),
  /** All changes; of more than the limit the gravest. */
  total: z.number().int(),
  changes: z.array(itemChange),
});
export type ComparedEditions = z.infer<typeof comparedEditions>;

const describeCall = (summary: string) => ({
  tag: TAG,
  summary,
  access: 'programs.compile' as const,
  kind: 'read' as const,
  large: true as const,
  longestText: DOCUMENT_LIMITS.length,
});

export const compareEditions = defineCall(
  'compareEditions',
  'POST /api/v1.0/system/programs/consequences/comparison/',
  {
    ...describeCall('Two documents of a program compared by item, each change classed by what it asks'),
    /** `before`: left out for the edition in force. */
    body: z.object({ proposed: documentSource, before: documentSource.optional() }),
    data: comparedEditions,
  },
);

const toldTexts = z.object({ count: z.number().int(), texts: z.array(text) });
const namedRule = z.object({ id: z.string(), label: text });

/** A part of a long run: the caller asks for the next one with `next`, until it is null. */
const slice = {
  /** Number of filings of the whole run. */
  total: z.number().int(),
  judged: z.number().int(),
  next: z.string().nullable(),
  /** Rules that are named in this part. */
  rules: z.array(namedRule),
};

const filing = {
  id: z.string(),
  company: z.string(),
  batch_year: z.number().int(),
  batch_no: z.number().int(),
  status: z.string(),
};

const draftConsequence = z.object({
  ...filing,
  kept: z.number().int(),
  moved: toldTexts,
  converted: toldTexts,
  set_aside: toldTexts,
  missing: toldTexts,
  invalid: toldTexts,
  failing: z.array(z.string()),
  warned: z.array(z.string()),
});
export type ToldDraft = z.infer<typeof draftConsequence>;

const dryRun = z.object({ ...slice, drafts: z.array(draftConsequence) });
export type DryRunSlice = z.infer<typeof dryRun>;

const runBody = z.object({
  proposed: documentSource,
  /** The last filing of the part before; '' for the first part. */
  after: line(36).default(''),
});

export const dryRunEdition = defineCall(
  'dryRunEdition',
  'POST /api/v1.0/system/programs/consequences/dry_run/',
  {
    ...describeCall(
      'Some of the drafts under way, brought to a proposed document in memory; no answer is told',
    ),
    body: runBody,
    data: dryRun,
  },
);

const submissionConsequence = z.object({
  ...filing,
  receipt_no: z.string(),
  failing: z.array(z.string()),
  failed_before: z.array(z.string()),
  missing: toldTexts,
  invalid: toldTexts,
});
export type ToldSubmission = z.infer<typeof submissionConsequence>;

const replay = z.object({
  ...slice,
  /** The last batch with decisions; null where there is none. */
  batch: z.object({ batch_year: z.number().int(), batch_no: z.number().int() }).nullable(),
  submissions: z.array(submissionConsequence),
});
export type ReplaySlice = z.infer<typeof replay>;

export const replayEdition = defineCall(
  'replayEdition',
  'POST /api/v1.0/system/programs/consequences/replay/',
  {
    ...describeCall(
      'Some of the decided filings of the last batch, judged by the rules of a proposed document',
    ),
    body: runBody,
    data: replay,
  },
);

const scenarioResult = z.object({
  key: z.string(),
  differences: z.array(z.object({ path: z.string(), expected: z.unknown(), found: z.unknown() })),
  failing: z.array(namedRule),
  not_failing: z.array(namedRule),
  faults: z.array(text),
});
export type ScenarioLine = z.infer<typeof scenarioResult>;

const triedScenarios = z.object({
  scenarios: z.array(scenarioResult),
  /** Rules that nothing made fail; null where that was not tried. */
  never_failing: z.array(namedRule).nullable(),
});
export type TriedScenarios = z.infer<typeof triedScenarios>;

export const tryScenarios = defineCall(
  'tryScenarios',
  'POST /api/v1.0/system/programs/consequences/scenarios/',
  {
    ...describeCall(
      'The scenarios of a program by a proposed document, and the rules that nothing makes fail',
    ),
    body: z.object({ proposed: documentSource, falsify: z.boolean().default(false) }),
    data: triedScenarios,
  },
);
