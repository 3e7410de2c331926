/** Calls of trials: a program is filed, reviewed and decided before it is issued, by the trial company alone. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { id, key } from '../calls/text-kinds';
import { FILING_STATUSES } from '../filing/status';
import { ANSWER_STATUSES } from '../objections/objection';
import { reportStatus } from '../reports/report-shapes';
import { TRIAL_SOURCES } from './trial-key';

const TAG = 'programs';

/** Whoever has it files for the trial company, and assesses its filings. */
export const TRIAL_EXPERT_RIGHT = 'programs.compile';

const trialReport = z.object({
  id: z.string(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  period: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  status: reportStatus,
});
export type TrialReport = z.infer<typeof trialReport>;

const trialFiling = z.object({
  id: z.string(),
  status: z.enum(FILING_STATUSES),
  /** Receipt number of the latest submission; null before the first. */
  receipt: z.string().nullable(),
  /** The edition on trial that its answers were given under. */
  edition: z.string(),
  updated_at: z.string(),
  updated_by: z.string(),
  /** Effect of the last change of edition on its answers; null where there was none. */
  moved: z
    .object({ from: z.string(), kept: z.number().int(), moved: z.number().int(), aside: z.number().int() })
    .nullable(),
  /** The latest appeal against a decision on it; null where there is none. */
  appeal: z.object({ no: z.string(), status: z.enum(ANSWER_STATUSES) }).nullable(),
  /** Reports that its approval owes. */
  reports: z.array(trialReport),
});
export type TrialFiling = z.infer<typeof trialFiling>;

const trialSource = z.enum(['draft', 'proposal']);

const programTrial = z.object({
  /** Key of the program on trial, and of the one that it tries. */
  key: z.string(),
  program: z.string(),
  /** The present edition on trial; how many there were. */
  edition: z.string(),
  tries: z.number().int(),
  title: z.object({ zh: z.string(), en: z.string(), ar: z.string().optional() }),
  /** Page of its form, for whoever acts for the trial company. */
  route: z.string(),
  source: z.enum(TRIAL_SOURCES),
  made_by: z.string(),
  made_at: z.string(),
  filings: z.array(trialFiling),
});
export type ProgramTrial = z.infer<typeof programTrial>;

export const programTrials = defineCall('programTrials', 'GET /api/v1.0/system/programs/trials/', {
  tag: TAG,
  summary: 'Programs on trial with the filings of the trial company, which are in no other list',
  access: 'review.read',
  data: z.array(programTrial),
});

export const tryProgram = defineCall('tryProgram', 'POST /api/v1.0/system/programs/trials/', {
  tag: TAG,
  summary:
    'Put a draft or a proposal on trial; filings of the trial before it are brought into it as drafts are',
  access: 'programs.compile',
  body: z.object({
    source: trialSource,
    /** Id of the draft, or number of the proposal. */
    id,
    /** Department whose reviewers have the first review of the trial company; without one it stays as it is. */
    department: key.optional(),
  }),
  data: programTrial,
});

export const actOnTrial = defineCall('actOnTrial', 'POST /api/v1.0/system/programs/trials/act/', {
  tag: TAG,
  summary:
    'Let the session act for the trial company, as a filer of the programs on trial alone, or as an expert of its filings',
  access: TRIAL_EXPERT_RIGHT,
  body: z.object({ as: z.enum(['filer', 'expert']) }),
  data: z.object({ company: z.string() }),
});

export const removeTrial = defineCall('removeTrial', 'DELETE /api/v1.0/system/programs/trials/{key}/', {
  tag: TAG,
  summary: 'Remove a program on trial with all of its filings; a line of the log stays',
  access: 'programs.compile',
  params: z.object({ key }),
});
