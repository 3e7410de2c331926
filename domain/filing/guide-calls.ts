/** Call of what a company should know before it fills in a form. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { id, key } from '../calls/text-kinds';
import { FORM_CHANGE_KINDS } from './form-changes';
import { OUTLINE_LIMITS } from './form-outline';

const text = z.object({ zh: z.string(), en: z.string() });

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
  changes: z.array(
    z.object({
      is: z.enum(FORM_CHANGE_KINDS),
      section: z.string().nullable(),
      field: z.string().optional(),
      label: text,
      limit: z.enum(OUTLINE_LIMITS).optional(),
      before: text.optional(),
      after: text.optional(),
    }),
  ),
  /** Minutes that other companies needed, rounded, and how many companies these are; null where they are too few. */
  time: z.object({ minutes: z.number().int(), companies: z.number().int() }).nullable(),
});
export type FillingGuide = z.infer<typeof guideData>;

export const fillingGuide = defineCall('fillingGuide', 'GET /api/v1.0/portal/report/guide/', {
  tag: 'filings',
  summary: 'What has changed in a form since the company filed it last, and how long others took',
  access: 'filing.read',
  query: guideQuery,
  data: guideData,
});
