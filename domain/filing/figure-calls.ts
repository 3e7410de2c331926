/** Calls of figures that differ from earlier filings of the company, and their reasons. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key, lines } from '../calls/text-kinds';
import { voided } from './calls';
import { MAX_FIGURE_REASON_LENGTH } from './figure-questions';

const TAG = 'filings';

const figureReason = z.object({
  /** Id of the figure, such as `revenue.2025`. */
  figure: z.string(),
  reason: z.string(),
  version: z.number().int(),
  by: z.string(),
  at: z.string(),
});

const knownFigure = z.object({
  key: z.string(),
  /** Year of the figure; null for figures that belong to no year. */
  year: z.number().int().nullable(),
  value: z.union([z.number(), z.string()]),
  source: z.object({
    /** Id of the filing or report; '' for the profile. */
    id: z.string(),
    /** Key of the program; '' for the profile. */
    program: z.string(),
    title: z.object({ zh: z.string(), en: z.string() }),
    /** Receipt number; '' for drafts and the profile. */
    no: z.string(),
    isReport: z.literal(true).optional(),
    isDraft: z.literal(true).optional(),
    isProfile: z.literal(true).optional(),
  }),
  /** Batch year of the source; 0 for the profile. */
  batchYear: z.number().int(),
  /** Time when it was submitted, or last saved. */
  at: z.string(),
});

const figures = z.object({
  /** Figures from elsewhere that the form of this filing also asks for; the latest come first. */
  known: z.array(knownFigure),
  reasons: z.array(figureReason),
});
export type FilingFigures = z.infer<typeof figures>;

export const filingFigures = defineCall('filingFigures', 'GET /api/v1.0/portal/filing/{id}/figures/', {
  tag: TAG,
  summary:
    'What drafts, filings and reports of the company say of the figures of a draft, and the reasons given for differences',
  access: 'filing.read',
  params: idParams,
  data: figures,
});

const explainedFigure = z.object({
  figure: key,
  /** Version of the reason that this one replaces; 0: there was none. */
  version: z.number().int().min(0),
});

/** Maximum number of further figures that get a reason with one call. */
const ALSO_AT_MOST = 500;

const reasonBody = explainedFigure.extend({
  /** New reason; empty: the reason is withdrawn. */
  reason: lines(MAX_FIGURE_REASON_LENGTH),
  /** Further figures that get the same reason: all of them or, where one is refused, none. */
  also: z.array(explainedFigure).max(ALSO_AT_MOST).optional(),
});
export type FigureReasonBody = z.infer<typeof reasonBody>;

const explainedFigures = z.object({
  reasons: z.array(figureReason),
  /** Signatures that covered a figure whose reason has changed. */
  voided: voided.optional(),
});
export type ExplainedFigures = z.infer<typeof explainedFigures>;

export const explainFigure = defineCall('explainFigure', 'POST /api/v1.0/portal/filing/{id}/figures/', {
  tag: TAG,
  summary: 'Give the reason why a figure, or several at once, differ from what was said before',
  access: 'filing.edit',
  params: idParams,
  body: reasonBody,
  data: explainedFigures,
});

const companyFiguresQuery = z.object({
  /** Key of a program or report form: only figures that it asks for. Absent: all figures of the data dictionary. */
  form: key.optional(),
  /** Id of the filing or report that is being filled in, whose own figures are left out. */
  except: id.optional(),
});
export type CompanyFiguresQuery = z.infer<typeof companyFiguresQuery>;

const companyFiguresData = z.object({
  /** The latest come first. */
  known: z.array(
    knownFigure.extend({
      /** Path of the answer in the form of the source, or the key of the profile. */
      path: z.string(),
      /** Words for a value that is a text, day or choice. */
      text: z.object({ zh: z.string(), en: z.string() }).optional(),
    }),
  ),
});
export type CompanyFigures = z.infer<typeof companyFiguresData>;

export const companyFiguresCall = defineCall('companyFigures', 'GET /api/v1.0/portal/figures/', {
  tag: TAG,
  summary:
    'Figures that the company has given in drafts, filings, reports and its profile, each with its source and day',
  access: 'filing.read',
  query: companyFiguresQuery,
  data: companyFiguresData,
});

const dictionaryText = z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() });

const dictionaryData = z.object({
  figures: z.array(
    z.object({
      key: z.string(),
      name: dictionaryText,
      definition: dictionaryText,
      /** Unit of the value; null for texts, days and choices. */
      unit: z.string().nullable(),
      per: z.enum(['year', 'standing']),
      /** Places that ask for it: key of the program or report form, or `company` for the profile, with the path of the field. */
      fields: z.array(z.object({ form: z.string(), path: z.string(), label: dictionaryText })),
    }),
  ),
});
export type FigureDictionary = z.infer<typeof dictionaryData>;

export const figureDictionaryCall = defineCall('figureDictionary', 'GET /api/v1.0/public/figures/', {
  tag: TAG,
  summary:
    'Data dictionary of the figures that several forms ask for: names, definitions, units and the fields that hold them',
  access: 'public',
  data: dictionaryData,
});
