/** Calls of programs as documents: those in force, their editions, and their publication by the office. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { key, line, lines } from '../calls/text-kinds';
import { NOTE_AT_MOST } from './publication-limits';
import { DOCUMENT_LIMITS } from './schema';

const TAG = 'programs';

const editionParams = z.object({ key, edition: line(40) });

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

export const programsInForce = defineCall('programsInForce', 'GET /api/v1.0/portal/programs/', {
  tag: TAG,
  summary: 'The programs in force, with an ETag that changes when the office publishes one',
  access: 'signedIn',
  exact: true,
  data: z.object({ version: z.string(), programs: z.array(listedProgram) }),
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

const editionLine = z.object({
  key: z.string(),
  edition: z.string(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  hash: z.string(),
  /** Names of the people who made, checked and issued it. */
  made_by: z.string(),
  checked_by: z.string().nullable(),
  issued_by: z.string(),
  note: z.string(),
  published_at: z.string(),
  is_in_force: z.boolean(),
});
export type EditionLine = z.infer<typeof editionLine>;

export const publishedEditions = defineCall('publishedEditions', 'GET /api/v1.0/system/programs/', {
  tag: TAG,
  summary: 'All editions that the office has published, newest first',
  access: 'programs.manage',
  data: z.array(editionLine),
});

export const writtenDocument = defineCall(
  'writtenDocument',
  'GET /api/v1.0/system/programs/{key}/editions/{edition}/document/',
  {
    tag: TAG,
    summary: 'The document of an edition: as it was given, with its comments, or as the release brings it',
    access: 'programs.manage',
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

const documentBody = z.object({
  /** The document as YAML or JSON. */
  document: lines(DOCUMENT_LIMITS.length),
});

const checkedDocument = z.object({
  faults: z.array(documentFault),
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
    access: 'programs.manage',
    kind: 'read',
    large: true,
    longestText: DOCUMENT_LIMITS.length,
    body: documentBody,
    data: checkedDocument,
  },
);

export const publishProgram = defineCall('publishProgram', 'POST /api/v1.0/system/programs/', {
  tag: TAG,
  summary: 'Publish a document as an edition that is in force at once; refused with all its faults',
  access: 'programs.manage',
  large: true,
  longestText: DOCUMENT_LIMITS.length,
  body: documentBody.extend({
    /** Hash that the document must have, where it was exported elsewhere. */
    hash: line(64).optional(),
    /** Note on the changes of the edition and their reason. */
    note: line(NOTE_AT_MOST).default(''),
  }),
  data: z.object({ key: z.string(), edition: z.string(), hash: z.string(), route: z.string() }),
});
