/** Calls of the signatures of a company on its filing before submission. */
import { z } from 'zod';
import { secondStepBody } from '../accounts/second-factor-calls';
import { defineCall } from '../calls/define';
import { idParams, namedId } from '../calls/shapes';
import { lines, visible } from '../calls/text-kinds';
import { SIGNATORY_ROLES } from '../definition';
import { MAX_DECLINE_REASON_LENGTH } from '../workflow/signatories';
import { signatoryMessages } from './signatory-messages';

const TAG = 'filings';

export const paperSignature = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  name: z.string(),
  at: z.string(),
  /** Keys of the sections that the signature covers; empty: the whole filing. */
  sections: z.array(z.string()),
  /** Hash of the covered answers. */
  sha256: z.string(),
});

const declinedData = z.object({
  name: z.string(),
  at: z.string(),
  reason: z.string(),
  /** True where the asking person has declined. */
  own: z.boolean(),
});

const handData = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  /** Keys of the sections that the signature covers; empty: the whole filing. */
  sections: z.array(z.string()),
  signature: paperSignature.nullable(),
  /** Refusal to sign the present answers; absent where there is none. */
  declined: declinedData.optional(),
  /** Refusal to sign answers that have changed since; absent where there is none. */
  former_refusal: declinedData.optional(),
  /** True where it is the turn of this signatory. */
  due: z.boolean(),
  /** True where the asking person is this signatory. */
  own: z.boolean(),
  /** People named for this role; empty: nobody was named yet. */
  holders: z.array(namedId),
});
export type SignatoryData = z.infer<typeof handData>;

const handsData = z.object({
  in_order: z.boolean(),
  /** True where each signature requires a second factor. */
  second_factor: z.boolean(),
  /** True where the asking person has to set up a second factor before signing. */
  lacks_factor: z.boolean(),
  /** Version of the filing. */
  version: z.number().int(),
  /** Signatories; empty where the submitter alone answers for the filing. */
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
  /** Version that the person read. */
  version: z.number().int().min(0),
  /** Second factor, where one is required: without it, the call answers 208 with `data.second_step`. */
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

const declineBody = z.object({
  hand: z.enum(SIGNATORY_ROLES),
  /** Version that the person read. */
  version: z.number().int().min(0),
  reason: visible(lines(MAX_DECLINE_REASON_LENGTH), signatoryMessages.reasonMissing),
});
export type DeclineSignatureBody = z.infer<typeof declineBody>;

export const declineSignature = defineCall(
  'declineSignature',
  'POST /api/v1.0/portal/filing/{id}/hand/decline/',
  {
    tag: TAG,
    summary: 'Decline to sign a draft of the company, with the reason, as the hand that one is',
    access: 'filing.sign',
    params: idParams,
    body: declineBody,
    data: handsData,
  },
);
