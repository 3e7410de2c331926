/** Calls of figures that differ from earlier filings of the company, and their reasons. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { key, lines } from '../calls/text-kinds';
import { MAX_FIGURE_REASON_LENGTH } from './figures';

const TAG = 'filings';

const figureReason = z.object({
  /** Id of the figure, such as `revenue.2025`. */
  figure: z.string(),
  reason: z.string(),
  version: z.number().int(),
  by: z.string(),
  at: z.string(),
});

const figures = z.object({
  /** Figures from other filings that the form of this filing also asks for; the latest come first. */
  known: z.array(
    z.object({
      key: z.string(),
      /** Year of the figure; null for figures that belong to no year. */
      year: z.number().int().nullable(),
      value: z.number(),
      source: z.object({
        id: z.string(),
        program: z.string(),
        title: z.object({ zh: z.string(), en: z.string() }),
        no: z.string(),
        isReport: z.literal(true).optional(),
      }),
    }),
  ),
  reasons: z.array(figureReason),
});
export type FilingFigures = z.infer<typeof figures>;

export const filingFigures = defineCall('filingFigures', 'GET /api/v1.0/portal/filing/{id}/figures/', {
  tag: TAG,
  summary:
    'What other filings and reports of the company say of the figures of a draft, and the reasons given for differences',
  access: 'filing.read',
  params: idParams,
  data: figures,
});

const reasonBody = z.object({
  figure: key,
  /** Version of the reason that this one replaces; 0: there was none. */
  version: z.number().int().min(0),
  /** New reason; empty: the reason is withdrawn. */
  reason: lines(MAX_FIGURE_REASON_LENGTH),
});
export type FigureReasonBody = z.infer<typeof reasonBody>;

export const explainFigure = defineCall('explainFigure', 'POST /api/v1.0/portal/filing/{id}/figures/', {
  tag: TAG,
  summary: 'Give the reason why a figure differs from what was said before',
  access: 'filing.edit',
  params: idParams,
  body: reasonBody,
  data: z.object({ reasons: z.array(figureReason) }),
});
