/** Drawing experts by lot, and the record of each draw: with it, anybody can draw the same order again. */
import { z } from 'zod';
import { EXPERTS_AT_MOST } from '../experts/assessment';
import { DRAWN_FOR_AT_MOST, type Exclusion, exclusions, SUBSTITUTES_AT_MOST } from '../experts/lot';
import { FIELDS_AT_MOST } from '../experts/pool';
import { defineCall } from './define';
import { idParams } from './shapes';
import { id, key } from './text-kinds';

const person = z.object({ id: z.string(), name: z.string(), unit: z.string() });

const drawData = z.object({
  id: z.string(),
  at: z.string(),
  /** The filings that the panel is for; none in records of before a panel could be for several. */
  filings: z.array(z.object({ id: z.string(), company: z.string(), receipt_no: z.string() })),
  by: z.string(),
  seed: z.string(),
  /** Fields of expertise, one of which was wanted; none: any. */
  fields: z.array(z.string()),
  /** Ids of the experts in the lot, sorted. */
  candidates: z.array(z.string()),
  excluded: z.array(
    person.extend({ reason: z.enum(Object.keys(exclusions) as [Exclusion, ...Exclusion[]]) }),
  ),
  drawn: z.array(person),
  /** In the order in which they take the place of one who declines. */
  substitutes: z.array(person),
});
export type DrawData = z.infer<typeof drawData>;

const drawBody = z.object({
  count: z.number().int().min(1).max(EXPERTS_AT_MOST),
  substitutes: z.number().int().min(0).max(SUBSTITUTES_AT_MOST),
  fields: z.array(key).max(FIELDS_AT_MOST),
});
export type DrawBody = z.infer<typeof drawBody>;

export const expertDraws = defineCall('expertDraws', {
  tag: 'experts',
  summary: 'The draws by lot for a filing, the latest first',
  access: 'panel.read',
  params: idParams,
  data: z.array(drawData),
});

export const drawExperts = defineCall('drawExperts', {
  tag: 'experts',
  summary:
    'Draw experts by lot among those who may assess the filing; each draw is kept in the log. Nobody is asked by it',
  access: 'review.final',
  params: idParams,
  body: drawBody,
  data: z.array(drawData),
});

const drawForManyBody = drawBody.extend({ filings: z.array(id).min(1).max(DRAWN_FOR_AT_MOST) });
export type DrawForManyBody = z.infer<typeof drawForManyBody>;

export const drawForMany = defineCall('drawForMany', {
  tag: 'experts',
  summary:
    'Draw one panel by lot for several filings, among experts who may assess each of them; kept in the log of each',
  access: 'review.final',
  body: drawForManyBody,
  data: drawData,
});

export const drawMinutes = defineCall('drawMinutes', {
  tag: 'experts',
  summary: 'The minutes of a draw by lot for a filing, as a PDF',
  access: 'panel.read',
  kind: 'print',
  params: idParams,
  query: z.object({ draw: id }),
});
