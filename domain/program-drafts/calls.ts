/** Calls of drafts of programs: their documents as rows of the form of programs, saved and merged as drafts of filings are. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, line, lines } from '../calls/text-kinds';
import { MAX_CHANGES } from '../filing/change-set';
import { editionParams } from '../program-documents/calls';
import { DOCUMENT_LIMITS } from '../program-documents/schema';
import { PROGRAM_DRAFT_LIMITS } from './limits';

const TAG = 'programs';
const ACCESS = 'programs.compile';
/** The longest cell of a row, escapes counted. */
const longestText = 64 * 1024;

const version = z.number().int().min(1);

const programDraftLine = z.object({
  id: z.string(),
  /** Key, edition and title as the draft has them so far. */
  key: z.string(),
  edition: z.string(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  /** The edition that it was begun from; null for an empty one or a file. */
  base: z.string().nullable(),
  /** Number of the proposal of a release that it was merged with. */
  merges: z.number().int().nullable(),
  version,
  created_by: z.string(),
  created_at: z.string(),
  updated_by: z.string(),
  updated_at: z.string(),
});
export type ProgramDraftLine = z.infer<typeof programDraftLine>;

const deletedProgramDraft = programDraftLine.extend({
  deleted_by: z.string(),
  deleted_at: z.string(),
  /** Time at which it is removed for good. */
  gone_at: z.string(),
});
export type DeletedProgramDraft = z.infer<typeof deletedProgramDraft>;

export const programDrafts = defineCall('programDrafts', 'GET /api/v1.0/system/programs/drafts/', {
  tag: TAG,
  summary: 'The drafts of programs, the latest saved first, and those that can be restored',
  access: ACCESS,
  data: z.object({
    drafts: z.array(programDraftLine),
    deleted: z.array(deletedProgramDraft),
    /** True where the office lets fewer than three people compile, check and issue an edition. */
    fewer_hands: z.boolean(),
  }),
});

const draftOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edition'), ...editionParams.shape }),
  z.object({ kind: z.literal('empty') }),
  /** The proposal of a release merged into the edition in force; `choices`: which side decides of an item, by its identity. */
  z.object({
    kind: z.literal('release'),
    no: z.number().int().min(1),
    choices: z.record(line(400), z.enum(['theirs', 'ours'])).default({}),
  }),
  z.object({ kind: z.literal('file'), document: lines(DOCUMENT_LIMITS.length) }),
]);
export type ProgramDraftOrigin = z.infer<typeof draftOrigin>;

export const createProgramDraft = defineCall('createProgramDraft', 'POST /api/v1.0/system/programs/drafts/', {
  tag: TAG,
  summary:
    'Begin a draft from an edition, from a merged release, from a document, or empty; sent again it begins nothing twice',
  access: ACCESS,
  large: true,
  longestText: DOCUMENT_LIMITS.length,
  /** `id`: a uuid made by the client. */
  body: z.object({ id, from: draftOrigin }),
  data: programDraftLine,
});

const storedDraft = programDraftLine.extend({ data: z.record(z.string(), z.unknown()) });
export type StoredProgramDraft = z.infer<typeof storedDraft>;

export const programDraft = defineCall('programDraft', 'GET /api/v1.0/system/programs/drafts/{id}/', {
  tag: TAG,
  summary: 'A draft of a program with its rows',
  access: ACCESS,
  exact: true,
  params: idParams,
  data: storedDraft,
});

export const changeProgramDraft = defineCall(
  'changeProgramDraft',
  'PATCH /api/v1.0/system/programs/drafts/{id}/',
  {
    tag: TAG,
    summary: 'Change a draft from the version that was read; a later one is not overwritten',
    access: ACCESS,
    large: true,
    longestText,
    params: idParams,
    body: z.object({
      version,
      changes: z
        .array(
          z.object({
            op: z.enum(['set', 'remove', 'insert', 'move']),
            path: line(PROGRAM_DRAFT_LIMITS.path),
            value: z.unknown().optional(),
            before: line(PROGRAM_DRAFT_LIMITS.row).nullish(),
          }),
        )
        .max(MAX_CHANGES),
    }),
    data: programDraftLine,
  },
);

export const saveProgramDraft = defineCall('saveProgramDraft', 'PUT /api/v1.0/system/programs/drafts/{id}/', {
  tag: TAG,
  summary: 'Save all rows of a draft, where they have more changes than one call takes',
  access: ACCESS,
  large: true,
  longestText,
  params: idParams,
  body: z.object({ version, data: z.record(z.string().max(80), z.unknown()) }),
  data: programDraftLine,
});

export const deleteProgramDraft = defineCall(
  'deleteProgramDraft',
  'DELETE /api/v1.0/system/programs/drafts/{id}/',
  {
    tag: TAG,
    summary: 'Delete a draft; it can be restored for a while',
    access: ACCESS,
    params: idParams,
    data: z.object({ id: z.string() }),
  },
);

export const restoreProgramDraft = defineCall(
  'restoreProgramDraft',
  'POST /api/v1.0/system/programs/drafts/{id}/restore/',
  {
    tag: TAG,
    summary: 'Restore a deleted draft as it was',
    access: ACCESS,
    params: idParams,
    data: programDraftLine,
  },
);

/** Stored version, as a refused save tells it. */
export interface ProgramDraftConflict {
  conflict: true;
  version: number;
  updated_by: string;
  updated_at: string;
}
