/** Calls of programs as documents: those in force, and their editions. `proposal-calls.ts` has those of proposals. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { key, line, lines } from '../calls/text-kinds';
import { DOCUMENT_LIMITS } from './schema';

const TAG = 'programs';

export const editionParams = z.object({ key, edition: line(40) });

/** Trees of expressions by their texts. */
const trees = z.record(z.string(), z.unknown());

const listedProgram = z.object({
  key: z.string(),
  edition: z.string(),
  /** `office`: published here; `release`: as the release of the portal brings it, without the next two. */
  origin: z.enum(['office', 'release']),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  route: z.string(),
  /** SHA-256 of its document as JSON without blanks; left out for one of the release. */
  hash: z.string().optional(),
  /** The part of its document that lists and menus need. */
  head: z.unknown().optional(),
  /** The conditions that a company profile can answer, with the trees of their expressions. */
  conditions: z.unknown().optional(),
});
export type ListedProgram = z.infer<typeof listedProgram>;

const listedEdition = listedProgram.extend({
  /** First batch that the edition holds for. */
  from: z.object({ batch_year: z.number().int(), batch_no: z.number().int() }),
});
export type ListedEdition = z.infer<typeof listedEdition>;

export const programsInForce = defineCall('programsInForce', 'GET /api/v1.0/portal/programs/', {
  tag: TAG,
  summary: 'The programs in force, with an ETag that changes when the office publishes one',
  access: 'signedIn',
  exact: true,
  data: z.object({
    version: z.string(),
    programs: z.array(listedProgram),
    /** All editions of programs that have several for their batches, by ascending batches. */
    by_batch: z.array(listedEdition),
    /** Programs on trial, for offices and the trial company; left out for all others. */
    trials: z.array(listedProgram).optional(),
  }),
});

const programEditionBody = z.object({
  key: z.string(),
  edition: z.string(),
  /** SHA-256 of the document as JSON without blanks. */
  hash: z.string(),
  document: z.unknown(),
  trees,
});
export type ProgramEditionBody = z.infer<typeof programEditionBody>;

export const programEdition = defineCall(
  'programEdition',
  'GET /api/v1.0/portal/programs/{key}/editions/{edition}/',
  {
    tag: TAG,
    summary: 'An edition of a program with the trees of its expressions; it never changes',
    access: 'signedIn',
    exact: true,
    params: editionParams,
    data: programEditionBody,
  },
);

export const programSchema = defineCall('programSchema', 'GET /api/v1.0/portal/programs/schema/', {
  tag: TAG,
  summary: 'The shape of a document as JSON Schema, for editors and other systems; without an envelope',
  access: 'public',
  kind: 'read',
});

export const writtenDocument = defineCall(
  'writtenDocument',
  'GET /api/v1.0/system/programs/{key}/editions/{edition}/document/',
  {
    tag: TAG,
    summary: 'The document of an edition: as it was given, with its comments, or as the release brings it',
    access: 'programs.compile',
    exact: true,
    params: editionParams,
    data: z.object({ document: z.string() }),
  },
);

const documentFault = z.object({
  kind: z.string(),
  /** Path of the item. */
  item: z.string(),
  /** Characters of the file, or of the expression that the path leads to, from the first to the one after the last. */
  at: z.tuple([z.number().int(), z.number().int()]),
  is_of_file: z.boolean(),
  text: z.string(),
});
export type WordedDocumentFault = z.infer<typeof documentFault>;

export const documentBody = z.object({
  /** The document as YAML or JSON. */
  document: lines(DOCUMENT_LIMITS.length),
});

const checkedDocument = z.object({
  faults: z.array(documentFault),
  /** Hints for the author to confirm; they keep no document back. */
  hints: z.array(documentFault),
  /** Summary of the document; null while it cannot be read. */
  found: z
    .object({
      key: z.string(),
      edition: z.string(),
      title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
      hash: z.string(),
      /** The edition that it replaces; null for a new program. */
      replaces: z.string().nullable(),
      sections: z.number().int(),
      fields: z.number().int(),
      rules: z.number().int(),
    })
    .nullable(),
});
export type CheckedDocument = z.infer<typeof checkedDocument>;

export const checkProgramDocument = defineCall(
  'checkProgramDocument',
  'POST /api/v1.0/system/programs/check/',
  {
    tag: TAG,
    summary: 'The faults of a document, by item and character; nothing is stored',
    access: 'programs.compile',
    kind: 'read',
    large: true,
    longestText: DOCUMENT_LIMITS.length,
    body: documentBody,
    data: checkedDocument,
  },
);
