/** Calls of expressions that failed on submissions. */
import { z } from 'zod';
import { defineCall } from '../calls/define';

const failingExpression = z.object({
  key: z.string(),
  edition: z.string(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  /** Place of the expression in the document: `form.rules.GZ-01.check`. */
  place: z.string(),
  /** The expression; '' where its edition keeps no document here. */
  text: z.string(),
  /** `limit`: it takes more steps than it may. */
  kind: z.enum(['fault', 'limit']),
  /** Filings that it failed on, and the first time. No answer of theirs is told. */
  filings: z.number().int(),
  since: z.string(),
});
export type FailingExpressionLine = z.infer<typeof failingExpression>;

export const failingExpressions = defineCall(
  'failingExpressions',
  'GET /api/v1.0/system/programs/failures/',
  {
    tag: 'programs',
    summary:
      'Expressions of editions that failed on submissions, with the number of filings and the first time',
    access: 'programs.compile',
    data: z.array(failingExpression),
  },
);
