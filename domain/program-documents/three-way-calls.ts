/** Call for a release's proposal beside an edition of the office: what each has changed since the edition that both were made of. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { ITEM_KINDS } from './comparison/item-kinds';
import { itemChange, text } from './consequence-calls';

const threeWayChange = z.object({
  identity: z.string(),
  kind: z.enum(ITEM_KINDS),
  label: text,
  within: text.nullable(),
  /** Change of the release, and of the office; null where it left the item as it was. */
  theirs: itemChange.nullable(),
  ours: itemChange.nullable(),
  /** Properties of which the two say different things; `place` where one has removed the item. */
  conflicts: z.array(z.string()),
  /** Identity of the removed item around it, with which it is decided. */
  decided_with: z.string().nullable(),
});
export type ThreeWayLine = z.infer<typeof threeWayChange>;

const threeWays = z.object({
  key: z.string(),
  title: text,
  /** Names of the editions: the one that both were made of, the release's, and the one in force. */
  before: z.string(),
  theirs: z.string(),
  ours: z.string(),
  changes: z.array(threeWayChange),
});
export type ThreeWays = z.infer<typeof threeWays>;

export const compareThreeWays = defineCall(
  'compareThreeWays',
  'GET /api/v1.0/system/programs/proposals/{no}/three_ways/',
  {
    tag: 'programs',
    summary:
      'The proposal of a release beside the edition in force: what each changed, and where they conflict',
    access: 'programs.compile',
    params: z.object({ no: z.coerce.number().int().min(1) }),
    data: threeWays,
  },
);
