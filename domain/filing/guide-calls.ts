/** Calls of what a company should know of a form: before it fills it in, and once another edition holds. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import { SIGNATORY_ROLES } from '../definition';
import { FORM_CHANGE_KINDS } from './form-changes';
import { OUTLINE_LIMITS } from './form-outline';

const text = z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() });

const formChanges = z.array(
  z.object({
    is: z.enum(FORM_CHANGE_KINDS),
    section: z.string().nullable(),
    field: z.string().optional(),
    label: text,
    limit: z.enum(OUTLINE_LIMITS).optional(),
    before: text.optional(),
    after: text.optional(),
    isRequired: z.literal(true).optional(),
  }),
);

const guideQuery = z.object({
  /** Key of the program. */
  program: key,
  /** Id of the filing that is being filled in, once it is stored. */
  except: id.optional(),
});
export type FillingGuideQuery = z.infer<typeof guideQuery>;

const guideData = z.object({
  /** The company's latest other submission of the program; null where there is none. */
  last: z
    .object({ id: z.string(), kind: z.string(), batch: z.string(), no: z.string(), edition: z.string() })
    .nullable(),
  /** Changes of the form since then. */
  changes: formChanges,
  /** Minutes that other companies needed, rounded, and how many companies these are; null where they are too few. */
  time: z.object({ minutes: z.number().int(), companies: z.number().int() }).nullable(),
  /**
   * Signatories of the company before a submission, with the names of the people who can sign; absent where the submitter alone
   * answers for the filing.
   */
  signatories: z.array(z.object({ hand: z.enum(SIGNATORY_ROLES), names: z.array(z.string()) })).optional(),
});
export type FillingGuide = z.infer<typeof guideData>;

export const fillingGuide = defineCall('fillingGuide', 'GET /api/v1.0/portal/report/guide/', {
  tag: 'filings',
  summary:
    'What has changed in a form since the company filed it last, how long others took, and who has to sign',
  access: 'filing.read',
  query: guideQuery,
  data: guideData,
});

const editionChangesData = z.object({
  /** Edition that the company has filled in last. */
  from: z.string(),
  /** Edition that holds for the batch of the filing. */
  to: z.string(),
  /** Reasons for later editions, as the office told the companies, oldest first. */
  reasons: z.array(z.object({ edition: z.string(), words: z.string() })),
  changes: formChanges,
});
export type EditionChanges = z.infer<typeof editionChangesData>;

export const editionChanges = defineCall(
  'editionChanges',
  'GET /api/v1.0/portal/report/filing/{id}/edition/',
  {
    tag: 'filings',
    summary: 'Why the form of a filing has another edition now, and what has changed since it was filled in',
    access: 'filing.read',
    params: idParams,
    data: editionChangesData,
  },
);
