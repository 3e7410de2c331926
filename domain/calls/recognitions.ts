/** Recognitions that approvals gave, as companies and offices read them. The paths are our own. */
import { z } from 'zod';
import { RECOGNITION_STATES } from '../recognitions/recognition';
import { defineCall } from './define';
import { listQuery, namedId, pageOf } from './shapes';
import { key } from './text-kinds';

const TAG = 'results';

const state = z.enum(RECOGNITION_STATES);

export const certificate = z.object({
  no: z.string(),
  valid_from: z.string(),
  /** The last day. */
  valid_to: z.string(),
});

const recognition = certificate.extend({
  state,
  /** The id of the filing that was approved. */
  id: z.string(),
  program: z.string(),
  title: z.string(),
  kind: z.string(),
  kind_name: z.string().nullable(),
  batch: z.string(),
  company: namedId,
  revoked_on: z.string().nullable(),
});
export type RecognitionItem = z.infer<typeof recognition>;

export const recognitionsQuery = listQuery.extend({ program: key.optional(), state: state.optional() });
export type RecognitionsQuery = z.infer<typeof recognitionsQuery>;

export const ownRecognitions = defineCall('ownRecognitions', {
  tag: TAG,
  summary: 'Recognitions of the company with their certificates, the longest valid first',
  access: 'filing.read',
  query: recognitionsQuery,
  data: pageOf(recognition),
});

export const recognitions = defineCall('recognitions', {
  tag: TAG,
  summary: 'Recognitions of the companies that the office looks after, by state, program and company',
  access: 'review.list',
  query: recognitionsQuery,
  data: pageOf(recognition),
});
