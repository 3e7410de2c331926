/** Filings of another program that a company can choose to continue. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { key, keyword } from '../calls/text-kinds';

/** Maximum number of filings in an answer; further ones are found by searching for number, title or publisher. */
export const MAX_CONTINUABLE_FILINGS = 20;

const choice = z.object({
  id: z.string(),
  /** The number of the project or demand. */
  no: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** True for a filing of the asking company. */
  own: z.boolean(),
});
export type ContinuableFiling = z.infer<typeof choice>;

const choices = z.object({
  list: z.array(choice),
  /** True where more filings match than the list contains. */
  more: z.boolean(),
  /** Step that must come first, where there is nothing to continue; otherwise null. */
  first: z.string().nullable(),
});
export type ContinuableFilings = z.infer<typeof choices>;

const choicesQuery = z.object({
  /** Key of the program whose filing will continue the chosen one. */
  program: key,
  keyword: keyword.optional(),
});
export type ContinuablesQuery = z.infer<typeof choicesQuery>;

export const continuable = defineCall('continuable', 'GET /api/v1.0/portal/report/continuable/', {
  tag: 'filings',
  summary: 'The filings that a new filing of a program can continue: published demands, approved projects',
  access: 'filing.read',
  query: choicesQuery,
  data: choices,
});
