/** Calls for reusing answers: copying a whole filing, what must be renewed in a copy, and offering single answers of earlier filings. */
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

const originData = z
  .object({
    /** The filing that was copied. */
    from: z.object({ id: z.string(), batch: z.string(), no: z.string().nullable() }),
    batchYear: z.number().int(),
    /** Number of sections whose answers were copied. */
    sections: z.number().int(),
    /** Answers that must be renewed, as the earlier filing has them. */
    answers,
    /** Ids of renewals whose earlier answers still apply. */
    kept: z.array(z.string()),
  })
  .nullable();
export type FilingOrigin = NonNullable<z.infer<typeof originData>>;

export const filingOrigin = defineCall('filingOrigin', 'GET /api/v1.0/portal/filing/{id}/origin/', {
  tag: 'filings',
  summary: 'The earlier filing that a filing was copied from, with the answers that must be renewed',
  access: 'filing.read',
  params: idParams,
  data: originData,
});

const keptBody = z.object({
  /** Id of the renewal. */
  item: key,
  /** True: the earlier answer still applies. */
  applies: z.boolean(),
});
export type KeptAnswerBody = z.infer<typeof keptBody>;

export const keepCopiedAnswer = defineCall('keepCopiedAnswer', 'POST /api/v1.0/portal/filing/{id}/origin/', {
  tag: 'filings',
  summary: 'State that a copied answer still applies, or that it must be renewed after all',
  access: 'filing.edit',
  params: idParams,
  body: keptBody,
  data: z.object({ kept: z.array(z.string()) }),
});
