/** Calls of the signatures of a company on its filing, before it is submitted. */
import { z } from 'zod';
import { secondStepBody } from '../accounts/second-factor-calls';
import { defineCall } from '../calls/define';
import { idParams, namedId } from '../calls/shapes';
import { SIGNATORY_ROLES } from '../definition';

const TAG = 'filings';

export const paperSignature = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  name: z.string(),
  at: z.string(),
  /** Sections that it covers; none: all. */
  sections: z.array(z.string()),
  /** Hash of the answers of these sections. */
  sha256: z.string(),
});

const handData = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  /** Sections that the signature covers; none: all. */
  sections: z.array(z.string()),
  signature: paperSignature.nullable(),
  /** True where it is the turn of this signatory. */
  due: z.boolean(),
  /** True where the asking person is this signatory. */
  own: z.boolean(),
  /** People named as this signatory; none: nobody was named yet. */
  holders: z.array(namedId),
});
export type SignatoryData = z.infer<typeof handData>;

const handsData = z.object({
  in_order: z.boolean(),
  /** Each signature takes a second factor. */
  second_factor: z.boolean(),
  /** Version of the filing. */
  version: z.number().int(),
  /** Signatories; none where whoever submits answers for the filing alone. */
  hands: z.array(handData),
});
export type SignatoriesData = z.infer<typeof handsData>;

export const filingHands = defineCall('filingHands', 'GET /api/v1.0/portal/filing/{id}/hand/', {
  tag: TAG,
  summary: 'Who of the company has signed its filing, and whose turn it is',
  access: 'filing.read',
  params: idParams,
  data: handsData,
});

const signBody = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  /** The version that the person read. */
  version: z.number().int().min(0),
  /** Second factor, where one is required: without it, the answer is 208 with `data.second_step`. */
  proof: secondStepBody.optional(),
});
export type SignFilingBody = z.infer<typeof signBody>;

export const signFiling = defineCall('signFiling', 'POST /api/v1.0/portal/filing/{id}/hand/', {
  tag: TAG,
  summary: 'Sign a draft of the company with the own account, as the hand that one is',
  access: 'filing.sign',
  params: idParams,
  body: signBody,
  data: handsData,
});
