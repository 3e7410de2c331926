/** Calls for reusing answers: copying a whole filing, and offering single answers of earlier filings. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import { answers, filingData, filingStatus, pathMessage } from './calls';

const copyData = z.object({
  filing: filingData,
  /** Answers that did not fit into the new filing. */
  left_out: z.array(pathMessage),
});
export type FilingCopy = z.infer<typeof copyData>;

export const copyFiling = defineCall('copyFiling', 'POST /api/v1.0/portal/report/filing/{id}/copy/', {
  tag: 'filings',
  summary: 'Copy a filing with its attachments into a new draft of the current batch',
  access: 'filing.edit',
  params: idParams,
  data: copyData,
});

const reusableQuery = z.object({
  /** Key of the program of the filing that is being filled in. */
  program: key,
  /** Id of the filing that is being filled in, once it is stored. */
  except: id.optional(),
});
export type ReusableQuery = z.infer<typeof reusableQuery>;

const reusableData = z.object({
  /** Earlier filings of the company, newest first, each with the answers that the form of the program can take. */
  sources: z.array(
    z.object({
      id: z.string(),
      program: z.string(),
      title: z.string(),
      kind: z.string(),
      batch: z.string(),
      status: filingStatus,
      no: z.string().nullable(),
      /** Time of the submission, else of the last save. */
      at: z.string(),
      answers,
    }),
  ),
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number().int() })),
});
export type ReusableAnswers = z.infer<typeof reusableData>;

export const reusableCall = defineCall('reusable', 'GET /api/v1.0/portal/report/reusable/', {
  tag: 'filings',
  summary: "Answers and files of the company's other filings that a filing of a program could take",
  access: 'filing.edit',
  query: reusableQuery,
  data: reusableData,
});
