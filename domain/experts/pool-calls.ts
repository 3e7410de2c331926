/**
 * Calls of the expert pool: profiles, which administrators maintain; companies to avoid, which experts declare as well; and
 * draws by lot, which anybody can repeat from their record.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { code, id, key, line, lines } from '../calls/text-kinds';
import { MAX_PANEL_EXPERTS } from './assessment';
import { exclusionReasons, type LotExclusion, MAX_FILINGS_PER_DRAW, MAX_SUBSTITUTES } from './lot';
import {
  expertFields,
  expertTitles,
  MAX_AVOIDED_COMPANIES,
  MAX_EXPERT_NOTE_LENGTH,
  MAX_EXPERTISE_FIELDS,
  MAX_UNIT_LENGTH,
} from './pool';
import { MAX_EXPERT_EMAIL_LENGTH, MAX_EXPERT_NAME_LENGTH, MAX_LISTED_EXPERTS } from './pool-list';

const TAG = 'experts';
const values = (options: readonly { value: string | number }[]) =>
  z.enum(options.map(({ value }) => String(value)) as [string, ...string[]]);
const field = values(expertFields);
const title = values(expertTitles);
const unit = line(MAX_UNIT_LENGTH);
const day = z.iso.date();
const version = z.number().int().min(0);

const avoided = z
  .array(z.object({ name: line(MAX_UNIT_LENGTH).min(1), credit_code: code.nullable() }))
  .max(MAX_AVOIDED_COMPANIES);

const profile = {
  fields: z.array(field).max(MAX_EXPERTISE_FIELDS),
  title: title.nullable(),
  unit,
  unit_code: code.nullable(),
  /** Active period, both days included; null: without a limit. */
  active_from: day.nullable(),
  active_to: day.nullable(),
  note: lines(MAX_EXPERT_NOTE_LENGTH),
  avoided,
};

const avoidedCompany = z.object({ name: z.string(), credit_code: z.string().nullable() });
const poolExpert = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** True where the account is enabled and today lies in the active period. */
  active: z.boolean(),
  /** Number of assessments that the expert still has to submit. */
  open: z.number().int(),
  /** Version of the profile; 0 where there is none yet. */
  version: z.number().int(),
  fields: z.array(z.string()),
  title: z.string().nullable(),
  unit: z.string(),
  unit_code: z.string().nullable(),
  active_from: z.string().nullable(),
  active_to: z.string().nullable(),
  note: z.string(),
  avoided: z.array(avoidedCompany),
});
export type PoolExpert = z.infer<typeof poolExpert>;

const poolQuery = listQuery.extend({
  field: field.optional(),
  title: title.optional(),
  unit: unit.optional(),
  active: z.enum(['yes', 'no']).optional(),
});
export type ExpertPoolQuery = z.infer<typeof poolQuery>;

export const expertPool = defineCall('expertPool', 'GET /api/v1.0/review/pool/', {
  tag: TAG,
  summary: 'The pool of experts with their profiles and open work, by name',
  access: 'review.final',
  query: poolQuery,
  data: definePageShape(poolExpert),
});

const profileBody = z.object({ version, ...profile });
export type ExpertProfileBody = z.infer<typeof profileBody>;

export const saveExpertProfile = defineCall('saveExpertProfile', 'PUT /api/v1.0/review/pool/{id}/', {
  tag: TAG,
  summary: 'Set the profile of an expert',
  access: 'review.final',
  params: idParams,
  body: profileBody,
  data: poolExpert,
});

const importBody = z.object({
  experts: z
    .array(
      z.object({
        username: code,
        name: line(MAX_EXPERT_NAME_LENGTH),
        phone: code,
        email: line(MAX_EXPERT_EMAIL_LENGTH).nullable(),
        ...profile,
      }),
    )
    .min(1)
    .max(MAX_LISTED_EXPERTS),
  /** True for a trial: the list is checked and nothing is stored. */
  preview: z.boolean().default(false),
});
export type ImportExpertsBody = z.infer<typeof importBody>;

const lineNote = z.object({ line: z.number().int(), field: z.string(), msg: z.string() });

const importData = z.object({
  /** Faults of the list; lines are counted from 0. */
  faults: z.array(lineNote),
  /** Possible mistakes that refuse nothing: a mobile that somebody else has as well. */
  doubts: z.array(lineNote),
  /** The one-time password of each new account, shown only once. */
  passwords: z.array(z.object({ id: z.string(), username: z.string(), password: z.string() })),
});
export type ImportedExperts = z.infer<typeof importData>;

export const importExperts = defineCall('importExperts', 'POST /api/v1.0/review/pool/import/', {
  tag: TAG,
  summary: 'New experts with accounts and profiles: all lines of a list, or none where one has a fault',
  access: 'review.final',
  body: importBody,
  large: true,
  data: importData,
});

export const handBackAssessments = defineCall(
  'handBackAssessments',
  'POST /api/v1.0/review/pool/{id}/hand_back/',
  {
    tag: TAG,
    summary:
      'Take all open assessments off an expert, and tell whoever asked for each; what was submitted stays',
    access: 'review.final',
    params: idParams,
    data: z.object({ count: z.number().int() }),
  },
);

const avoidedData = z.object({ version: z.number().int(), avoided: z.array(avoidedCompany) });
export type DeclaredAvoidance = z.infer<typeof avoidedData>;

export const avoidedCompanies = defineCall('avoidedCompanies', 'GET /api/v1.0/review/avoided/', {
  tag: TAG,
  summary: 'The companies that the asking expert must avoid',
  access: 'expert.review',
  data: avoidedData,
});

const avoidedBody = z.object({ version, avoided });
export type AvoidedCompaniesBody = z.infer<typeof avoidedBody>;

export const declareAvoided = defineCall('declareAvoided', 'PUT /api/v1.0/review/avoided/', {
  tag: TAG,
  summary: 'Declare the companies that the asking expert must avoid',
  access: 'expert.review',
  body: avoidedBody,
  data: avoidedData,
});

const person = z.object({ id: z.string(), name: z.string(), unit: z.string() });

const drawData = z.object({
  id: z.string(),
  at: z.string(),
  /** The filings that the panel is for; empty in old records, from before a panel could be for several filings. */
  filings: z.array(z.object({ id: z.string(), company: z.string(), receipt_no: z.string() })),
  by: z.string(),
  seed: z.string(),
  /** Fields of expertise of which an expert needed one; empty: any. */
  fields: z.array(z.string()),
  /** Ids of the experts in the lot, sorted. */
  candidates: z.array(z.string()),
  excluded: z.array(
    person.extend({ reason: z.enum(Object.keys(exclusionReasons) as [LotExclusion, ...LotExclusion[]]) }),
  ),
  drawn: z.array(person),
  /** Substitutes in the order in which they replace an expert who declines. */
  substitutes: z.array(person),
});
export type ExpertDraws = z.infer<typeof drawData>;

const drawBody = z.object({
  count: z.number().int().min(1).max(MAX_PANEL_EXPERTS),
  substitutes: z.number().int().min(0).max(MAX_SUBSTITUTES),
  fields: z.array(key).max(MAX_EXPERTISE_FIELDS),
});
export type DrawExpertsBody = z.infer<typeof drawBody>;

export const expertDraws = defineCall('expertDraws', 'GET /api/v1.0/review/filings/{id}/panel/draws/', {
  tag: 'experts',
  summary: 'The draws by lot for a filing, the latest first',
  access: 'panel.read',
  params: idParams,
  data: z.array(drawData),
});

export const drawExperts = defineCall('drawExperts', 'POST /api/v1.0/review/filings/{id}/panel/draws/', {
  tag: 'experts',
  summary:
    'Draw experts by lot among those who may assess the filing; each draw is kept in the log. Nobody is asked by it',
  access: 'review.final',
  params: idParams,
  body: drawBody,
  data: z.array(drawData),
});

const drawForManyBody = drawBody.extend({ filings: z.array(id).min(1).max(MAX_FILINGS_PER_DRAW) });
export type DrawForManyBody = z.infer<typeof drawForManyBody>;

export const drawForMany = defineCall('drawForMany', 'POST /api/v1.0/review/pool/draws/', {
  tag: 'experts',
  summary:
    'Draw one panel by lot for several filings, among experts who may assess each of them; kept in the log of each',
  access: 'review.final',
  body: drawForManyBody,
  data: drawData,
});

export const drawMinutes = defineCall('drawMinutes', 'GET /api/v1.0/review/filings/{id}/panel/minutes/', {
  tag: 'experts',
  summary: 'The minutes of a draw by lot for a filing, as a PDF',
  access: 'panel.read',
  kind: 'print',
  params: idParams,
  query: z.object({ draw: id }),
});
