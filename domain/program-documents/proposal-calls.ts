/** Calls of proposed editions: compiled by one person, checked by another, issued by a third (`edition-state.ts`). */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { line, lines } from '../calls/text-kinds';
import { documentBody, editionParams } from './calls';
import { EDITION_STATES, EDITION_STEPS } from './edition-state';
import { BATCH_LIMITS, NOTE_AT_MOST } from './publication-limits';
import { DOCUMENT_LIMITS } from './schema';

const TAG = 'programs';

const batchYear = z.number().int().min(BATCH_LIMITS.yearAtLeast).max(BATCH_LIMITS.yearAtMost);
const batchNo = z.number().int().min(1).max(BATCH_LIMITS.noAtMost);

/** At once, at an hour, or from a batch on; without a batch from the next one. */
export const editionStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('hour'), at: z.iso.datetime({ offset: true }) }),
  z.object({ kind: z.literal('batch'), batch_year: batchYear.optional(), batch_no: batchNo.optional() }),
]);
export type EditionStartBody = z.infer<typeof editionStart>;

const proposalTerms = z.object({
  /** Note on what the edition changes, and why; companies with drafts read it. */
  note: line(NOTE_AT_MOST).default(''),
  from: editionStart.default({ kind: 'batch' }),
  /** Reason why it asks more of a batch under way; companies read it in place of the note. */
  reason: line(NOTE_AT_MOST).default(''),
});
export type ProposalTerms = z.infer<typeof proposalTerms>;

const person = z.object({ name: z.string(), at: z.string(), note: z.string() });

const editionLine = z.object({
  /** Number by which the calls of steps name the proposal. */
  no: z.number().int(),
  key: z.string(),
  edition: z.string(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  hash: z.string(),
  origin: z.enum(['office', 'release']),
  state: z.enum(EDITION_STATES),
  /** True for the edition of new filings, and for one that batches under way or to come have. */
  is_in_force: z.boolean(),
  /** Null for one that the release brings. */
  made: person.nullable(),
  checked: person.nullable(),
  issued: person.nullable(),
  /** Person who refused it or took it back, and why; or who issued the edition that it was merged into, with the name of this. */
  closed: person.nullable(),
  note: z.string(),
  reason: z.string(),
  from: editionStart,
  /** The edition in force when it was proposed. */
  base: z.string().nullable(),
});
export type EditionLine = z.infer<typeof editionLine>;

export const editionsOfPrograms = defineCall('editionsOfPrograms', 'GET /api/v1.0/system/programs/', {
  tag: TAG,
  summary: 'All editions of programs in every state, newest first',
  access: 'programs.compile',
  data: z.array(editionLine),
});

const proposalParams = z.object({ no: z.coerce.number().int().min(1) });

const proposal = editionLine.extend({
  /** Steps that the caller can take. */
  steps: z.array(z.enum(EDITION_STEPS)),
  /** Reason why the caller can take neither the check nor the issue, in the caller's language; '' where one can be taken. */
  waits: z.string(),
  /** Compared with the edition that it replaces: other words only, less, or more. */
  strictness: z.enum(['words', 'loosens', 'asks_more']),
  /** Batches whose windows are open and that the edition would hold for. */
  under_way: z.array(z.object({ batch_year: z.number(), batch_no: z.number(), days_left: z.number() })),
  /** Texts that state what a rule required in the edition that it replaces: what is so, and the text. */
  outdated: z.array(z.object({ hint: z.string(), words: z.string() })),
  /** The edition that it would replace, and the release's own, to be compared with. */
  replaces: z.string().nullable(),
  release: z.string().nullable(),
  /** The edition of a release that was merged into it, and is closed when it is issued. */
  merges: z.string().nullable(),
});
export type EditionProposal = z.infer<typeof proposal>;

export const editionProposal = defineCall(
  'editionProposal',
  'GET /api/v1.0/system/programs/proposals/{no}/',
  {
    tag: TAG,
    summary: 'An edition with the steps that the caller can take, and the batches that it meets',
    access: 'programs.compile',
    params: proposalParams,
    data: proposal,
  },
);

const proposed = z.object({ no: z.number().int(), key: z.string(), edition: z.string(), hash: z.string() });
export type ProposedEdition = z.infer<typeof proposed>;

export const proposeEdition = defineCall('proposeEdition', 'POST /api/v1.0/system/programs/', {
  tag: TAG,
  summary: 'Propose a document as an edition; refused with all its faults',
  access: 'programs.compile',
  large: true,
  longestText: DOCUMENT_LIMITS.length,
  body: documentBody.extend({
    /** Hash that the document must have, where it was exported elsewhere. */
    hash: line(64).optional(),
    /** Number of the proposal of a release that was merged into it: issuing it closes that one. */
    merges: z.number().int().min(1).optional(),
    ...proposalTerms.shape,
  }),
  data: proposed,
});

export const proposeEditionAgain = defineCall(
  'proposeEditionAgain',
  'POST /api/v1.0/system/programs/{key}/editions/{edition}/again/',
  {
    tag: TAG,
    summary:
      'Propose the document of an earlier edition anew, under another name: a later one is taken back by it',
    access: 'programs.compile',
    params: editionParams,
    body: proposalTerms.extend({ edition: line(40) }),
    data: proposed,
  },
);

const stepBody = z.object({ note: lines(NOTE_AT_MOST).default('') });

const describeStep = (summary: string, access: 'programs.compile' | 'programs.check' | 'programs.issue') => ({
  tag: TAG,
  summary,
  access,
  params: proposalParams,
  body: stepBody,
  data: editionLine,
});

export const checkEdition = defineCall(
  'checkEdition',
  'POST /api/v1.0/system/programs/proposals/{no}/check/',
  describeStep('Confirm the check of a proposed edition; never by whoever compiled it', 'programs.check'),
);

export const issueEdition = defineCall(
  'issueEdition',
  'POST /api/v1.0/system/programs/proposals/{no}/issue/',
  describeStep('Issue a checked edition; by a third person', 'programs.issue'),
);

export const refuseEdition = defineCall(
  'refuseEdition',
  'POST /api/v1.0/system/programs/proposals/{no}/refuse/',
  describeStep('Refuse a proposed edition with a reason', 'programs.check'),
);

export const takeBackEdition = defineCall(
  'takeBackEdition',
  'POST /api/v1.0/system/programs/proposals/{no}/take_back/',
  describeStep('Take back an own proposal before it is issued', 'programs.compile'),
);
