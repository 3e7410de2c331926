/** Signature of a colleague on a decision of an office, as stored in the log and sent to offices. */
import { z } from 'zod';
import { SIGNING_PARTS } from './workflow';

export const signedPart = z.object({
  part: z.enum(SIGNING_PARTS),
  by: z.string(),
  /** Remark with which the colleague signed. */
  note: z.string().optional(),
});
export type SignedPart = z.infer<typeof signedPart>;
