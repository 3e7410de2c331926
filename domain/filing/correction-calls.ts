/** Calls of a company that answers the corrections of a returned filing one by one. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, lines } from '../calls/text-kinds';
import { CORRECTION_STATES, MAX_REMARK_LENGTH } from './corrections';

const time = z.string();

/** A correction as requested, with its present path and the company's answer. */
export const correction = z.object({
  id: z.string(),
  /** Present path of the correction; absent: the whole filing. The section alone, where its row was removed. */
  path: z.string().optional(),
  /** Identity of the row to which the correction is pinned. */
  row: z.string().optional(),
  comment: z.string(),
  resolved: z.boolean(),
  /** Version of the company's answer; a new answer sends the version that it replaces. */
  version: z.number().int(),
  answer: z
    .object({ state: z.enum(['corrected', 'answered']), remark: z.string(), by: z.string(), at: time })
    .nullable(),
  /** True where the value at the path differs from the submitted one. */
  changed: z.boolean().optional(),
});

const answerBody = z.object({
  correction: id,
  version: z.number().int().min(0),
  /** New state; `open` withdraws the former answer. */
  state: z.enum(CORRECTION_STATES),
  remark: lines(MAX_REMARK_LENGTH).optional(),
});
export type AnswerCorrectionBody = z.infer<typeof answerBody>;

const returnedData = z.object({ returned: z.array(correction) });

export const answerCorrection = defineCall(
  'answerCorrection',
  'POST /api/v1.0/portal/report/filing/{id}/correction/',
  {
    tag: 'filings',
    summary: 'Say that a correction was made, or answer it with a remark',
    access: 'filing.edit',
    params: idParams,
    body: answerBody,
    data: returnedData,
  },
);
