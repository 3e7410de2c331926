/**
 * Calls of the expert review: panels, assessments and their summary. An expert reaches only assigned filings, and their
 * answers only after declaring to have no conflict of interest; a company reaches nothing of it.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { id, key, lines } from '../calls/text-kinds';
import { fileInfoData } from '../files/calls';
import { answers } from '../filing/calls';
import { snapshotShape } from '../filing/edition-shapes';
import {
  ASSESSMENT_STATES,
  MAX_COMMENT_LENGTH,
  MAX_DECLARED_ASSESSMENTS,
  MAX_PANEL_EXPERTS,
  RECOMMENDATIONS,
} from './assessment';

const TAG = 'experts';
const time = z.string();
const text = lines(MAX_COMMENT_LENGTH);
const state = z.enum(ASSESSMENT_STATES);
const recommendation = z.enum(RECOMMENDATIONS);
const scores = z.record(key, z.number());
const comments = z.record(key, text);
const experts = z.array(id).min(1).max(MAX_PANEL_EXPERTS);
const day = z.iso.date();

const criterion = z.object({
  key: z.string(),
  zh: z.string(),
  en: z.string(),
  points: z.number(),
  hint: z.object({ zh: z.string(), en: z.string() }),
});

const spread = z.object({
  mean: z.number(),
  highest: z.number(),
  lowest: z.number(),
  spread: z.number(),
});

const said = z.object({
  scores,
  comments,
  recommendation: recommendation.nullable(),
  remarks: z.string(),
  total: z.number().nullable(),
});

const expertData = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** Unit of the expert; '' where the pool does not know it. */
  unit: z.string(),
  /** Number of assessments that this expert still has to submit. */
  open: z.number().int(),
});
export type ExpertAccount = z.infer<typeof expertData>;

export const expertAccounts = defineCall('expertAccounts', 'GET /api/v1.0/review/experts/', {
  tag: TAG,
  summary: 'Experts that can be asked; about a filing, without those who must avoid it',
  access: 'review.final',
  query: z.object({ filing: id.optional() }),
  data: z.array(expertData),
});

const member = z.object({
  id: z.string(),
  expert: z.object({ id: z.string(), name: z.string(), username: z.string() }),
  state,
  late: z.boolean(),
  declared_at: time.nullable(),
  conflict_reason: z.string().nullable(),
  submitted_at: time.nullable(),
  reminded_at: time.nullable(),
  /** The opinion of a submitted assessment; a draft is the expert's own. */
  said: said.nullable(),
  /** Return of a submitted assessment, until it is submitted again, with the total score that it takes back. */
  returned: z.object({ at: time, reason: z.string(), total: z.number().nullable() }).nullable(),
});
export type PanelMember = z.infer<typeof member>;

const panelData = z.object({
  version: z.number().int(),
  /** Code of the filing, as its experts know it. */
  code: z.string(),
  due_at: time,
  /** True once this time has passed: experts who are asked then need another one. */
  is_due_over: z.boolean(),
  blind: z.boolean(),
  attachments_released: z.boolean(),
  criteria: z.array(criterion),
  members: z.array(member),
  summary: z.object({
    required: z.number().int(),
    submitted: z.number().int(),
    conflicts: z.number().int(),
    complete: z.boolean(),
    total: spread.nullable(),
    criteria: z.array(spread.extend({ key: z.string() })),
    recommendations: z.record(recommendation, z.number().int()),
  }),
  /** True while the panel can still be changed. */
  open: z.boolean(),
});
export type PanelData = z.infer<typeof panelData>;

export const expertPanel = defineCall('expertPanel', 'GET /api/v1.0/review/filings/{id}/panel/', {
  tag: TAG,
  summary: 'The experts of a filing, what they have said, and what it comes to; null where none were asked',
  access: 'panel.read',
  params: idParams,
  data: panelData.nullable(),
});

const arrangements = { due_on: day, blind: z.boolean(), attachments_released: z.boolean().default(false) };
/** The panel that a decision appoints when it sends a filing to the experts. */
export const newPanel = z.object({ experts, ...arrangements });
export type NewPanel = z.infer<typeof newPanel>;

const setPanelBody = z.object({
  /** Version of the panel that the caller read; 0 where there is no panel yet. */
  version: z.number().int().min(0),
  ...arrangements,
});
export type SetPanelBody = z.infer<typeof setPanelBody>;

export const setExpertPanel = defineCall('setExpertPanel', 'PUT /api/v1.0/review/filings/{id}/panel/', {
  tag: TAG,
  summary:
    'Change the deadline, whether the review is blind, and whether attachments are shown in a blind one',
  access: 'review.final',
  params: idParams,
  body: setPanelBody,
  data: panelData,
});

/** New due day of the panel; required once its due time is over. */
const newDue = { due_on: day.optional() };
export interface NewDue {
  due_on?: string | undefined;
}

const addExpertsBody = z.object({ experts, ...newDue });
export type AddExpertsBody = z.infer<typeof addExpertsBody>;

export const addExperts = defineCall('addExperts', 'POST /api/v1.0/review/filings/{id}/panel/experts/', {
  tag: TAG,
  summary: 'Ask further experts; who is asked already is passed over',
  access: 'review.final',
  params: idParams,
  body: addExpertsBody,
  data: panelData,
});

const ofExpert = { tag: TAG, access: 'review.final', params: idParams, data: panelData } as const;

export const removeExpert = defineCall('removeExpert', 'POST /api/v1.0/review/assessments/{id}/remove/', {
  ...ofExpert,
  summary: 'Take an expert off a filing who has not submitted',
});

export const remindExpert = defineCall('remindExpert', 'POST /api/v1.0/review/assessments/{id}/remind/', {
  ...ofExpert,
  summary: 'Remind an expert of an assessment',
});

const reopenBody = z.object({ reason: text.optional(), ...newDue }).default({});
export type ReopenBody = z.infer<typeof reopenBody>;

export const reopenAssessment = defineCall(
  'reopenAssessment',
  'POST /api/v1.0/review/assessments/{id}/reopen/',
  {
    ...ofExpert,
    summary: 'Let an expert change a submitted assessment, with a reason that the expert is told',
    body: reopenBody,
  },
);

export const assessmentHead = z.object({
  id: z.string(),
  code: z.string(),
  program: z.string(),
  title: z.string(),
  /** Subject and company; null in a blind review. */
  subject: z.string().nullable(),
  company: z.string().nullable(),
  batch: z.string(),
  state,
  blind: z.boolean(),
  due_at: time,
  late: z.boolean(),
  /** True while the filing is with the experts. */
  open: z.boolean(),
  submitted_at: time.nullable(),
  /** True while a submitted assessment is returned and not submitted again. */
  is_returned: z.boolean(),
  total: z.number().nullable(),
  version: z.number().int(),
  updated_at: time,
});
export type AssessmentHead = z.infer<typeof assessmentHead>;

const assessmentsQuery = listQuery
  .omit({ keyword: true })
  .extend({ state: z.enum(['open', 'assigned', 'submitted', 'conflict']).optional() });
export type AssessmentsQuery = z.infer<typeof assessmentsQuery>;

export const assessments = defineCall('assessments', 'GET /api/v1.0/review/assessments/', {
  tag: TAG,
  summary: 'What the asking expert was asked to assess, what is due first first',
  access: 'expert.review',
  query: assessmentsQuery,
  data: definePageShape(assessmentHead),
});

const assessedFiling = z.object({
  batch: z.string(),
  /** Day for which the rules of the form are evaluated. */
  submitted_on: z.string(),
  paper: snapshotShape.optional(),
  data: answers,
  /** Attachments; null where they are withheld in a blind review. */
  attachments: z.array(z.object({ path: z.string(), label: z.string(), file: fileInfoData })).nullable(),
});

const assessmentData = assessmentHead.extend({
  conflict_reason: z.string().nullable(),
  criteria: z.array(criterion),
  said,
  /** The office's return of a submitted assessment, until it is handed in again. */
  returned: z.object({ at: time, reason: z.string() }).nullable(),
  /** The filing; null before the declaration, and after it has left the experts. */
  filing: assessedFiling.nullable(),
});
export type AssessmentData = z.infer<typeof assessmentData>;

export const assessment = defineCall('assessment', 'GET /api/v1.0/review/assessments/{id}/', {
  tag: TAG,
  summary: 'One assessment, with the filing once the expert has declared to have no conflict of interest',
  access: 'expert.review',
  params: idParams,
  data: assessmentData,
});

const declarationBody = z.object({ conflict: z.boolean(), reason: text.optional() });
export type DeclarationBody = z.infer<typeof declarationBody>;

export const declareConflict = defineCall(
  'declareConflict',
  'POST /api/v1.0/review/assessments/{id}/declaration/',
  {
    tag: TAG,
    summary: 'Declare to have no conflict of interest, or to have one, which closes the assessment',
    access: 'expert.review',
    params: idParams,
    body: declarationBody,
    data: assessmentData,
  },
);

const declarationsBody = z.object({
  /** Ids of the assessments without a conflict of interest. */
  clear: z.array(id).max(MAX_DECLARED_ASSESSMENTS),
  conflicts: z.array(z.object({ id, reason: text })).max(MAX_DECLARED_ASSESSMENTS),
});
export type DeclarationsBody = z.infer<typeof declarationsBody>;

const declarationsData = z.object({
  clear: z.number().int(),
  conflicts: z.number().int(),
  /** Number of assessments that needed no declaration and were skipped. */
  passed_over: z.number().int(),
});
export type DeclarationsData = z.infer<typeof declarationsData>;

export const declareConflicts = defineCall(
  'declareConflicts',
  'POST /api/v1.0/review/assessments/declarations/',
  {
    tag: TAG,
    summary: 'Declare for several assessments at once to have no conflict of interest, with exceptions',
    access: 'expert.review',
    body: declarationsBody,
    data: declarationsData,
  },
);

const assessmentBody = z.object({
  /** Version of the assessment that the caller read. */
  version: z.number().int().min(0),
  scores,
  comments,
  recommendation: recommendation.nullable(),
  remarks: text,
});
export type AssessmentBody = z.infer<typeof assessmentBody>;

export const saveAssessment = defineCall('saveAssessment', 'PUT /api/v1.0/review/assessments/{id}/', {
  tag: TAG,
  summary: 'Keep an assessment as a draft',
  access: 'expert.review',
  params: idParams,
  body: assessmentBody,
  data: assessmentData,
});

export const submitAssessment = defineCall(
  'submitAssessment',
  'POST /api/v1.0/review/assessments/{id}/submit/',
  {
    tag: TAG,
    summary: 'Hand an assessment in: it is final unless an administrator reopens it',
    access: 'expert.review',
    params: idParams,
    kind: 'submit',
    body: assessmentBody,
    data: assessmentData,
  },
);
