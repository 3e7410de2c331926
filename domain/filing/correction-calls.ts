/** Answering what a returned filing is to be corrected in, one by one. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, lines } from '../calls/text-kinds';
import { CORRECTION_STATES, REMARK_AT_MOST } from './corrections';

const time = z.string();

/** A correction as it was asked, with its present place and the company's answer. */
export const correction = z.object({
  id: z.string(),
  /** Absent: it is about the whole filing. Of a row that is gone: the section. */
  path: z.string().optional(),
  /** The identity of the row that it is pinned to. */
  row: z.string().optional(),
  comment: z.string(),
  resolved: z.boolean(),
  /** Counts answers; an answer names the one that it was made from. */
  version: z.number().int(),
  answer: z
    .object({ state: z.enum(['corrected', 'answered']), remark: z.string(), by: z.string(), at: time })
    .nullable(),
  /** Something else stands there than was submitted. */
  changed: z.boolean().optional(),
});

const answerBody = z.object({
  correction: id,
  version: z.number().int().min(0),
  /** open: what was answered before is taken back. */
  state: z.enum(CORRECTION_STATES),
  remark: lines(REMARK_AT_MOST).optional(),
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
