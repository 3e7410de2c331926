/** Drawing experts by lot, and the record of each draw: with it, anybody can draw the same order again. */
import { z } from 'zod';
import { EXPERTS_AT_MOST } from '../experts/assessment';
import { SUBSTITUTES_AT_MOST } from '../experts/lot';
import { FIELDS_AT_MOST } from '../experts/pool';
import { defineCall } from './define';
import { idParams } from './shapes';
import { key } from './text-kinds';

const person = z.object({ id: z.string(), name: z.string(), unit: z.string() });

const drawData = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  seed: z.string(),
  /** Fields of expertise, one of which was wanted; none: any. */
  fields: z.array(z.string()),
  /** Ids of the experts in the lot, sorted. */
  candidates: z.array(z.string()),
  excluded: z.array(
    person.extend({ reason: z.enum(['asked', 'no_unit', 'inactive', 'own_unit', 'named_unit', 'declared']) }),
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
