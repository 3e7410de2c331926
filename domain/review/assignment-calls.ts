/** Calls of assigning filings to reviewers, and of a person's saved views of the queue. */

import { z } from 'zod';
import { ROLES } from '../accounts/roles';
import { batchResult } from '../accounts/sub-user-calls';
import { MAX_BATCH_IDS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { idParams, namedId } from '../calls/shapes';
import { id, key, keyword, line, lines, visible } from '../calls/text-kinds';
import { MAX_ANSWER_FILTERS_LENGTH } from '../filing/answer-filters';
import { MAX_SHARING_OFFICERS, MAX_VIEW_NAME_LENGTH } from './assigning';
import { assigningMessages } from './messages';
import { sharing } from './phrase-calls';
import { queueQuery } from './queue-calls';

const TAG = 'review';

const assignee = namedId.extend({
  role: z.enum(ROLES),
  /** The name of a reviewer's department. */
  department: z.string().nullable(),
  /** Number of open filings assigned to the person. */
  open: z.number().int(),
  /** Last day of the person's absence, and the deputy; null for a person who is present. */
  away: z.object({ until: z.string(), deputy: z.string().nullable() }).nullable(),
});
export type Assignee = z.infer<typeof assignee>;

export const assignees = defineCall('assignees', 'GET /api/v1.0/review/assignees/', {
  tag: TAG,
  summary:
    'To whom the person may assign filings: colleagues of the own department, or everybody who reviews',
  access: 'review.first',
  data: z.array(assignee),
});

const seenAssignment = z.object({
  id,
  /** Version of the assignment that the client saw: `assignment_version` of the queue. */
  version: z.number().int().min(0),
});

const NOTE_AT_MOST = 500;

const assignBody = z.object({
  /** Id of the assignee; null: none. */
  assignee: id.nullable(),
  filings: z
    .array(
      seenAssignment.extend({
        /** Id of the officer of this filing, where filings are shared out. */
        assignee: id.optional(),
      }),
    )
    .min(1)
    .max(MAX_BATCH_IDS),
  /** Note to the new assignees, such as the progress of the work. */
  note: lines(NOTE_AT_MOST).optional(),
});
export type AssignBody = z.infer<typeof assignBody>;

export const assignFilings = defineCall('assignFilings', 'POST /api/v1.0/review/assignments/', {
  tag: TAG,
  summary: 'Assign filings to one reviewer, each to its own, or to nobody; answers for each id',
  access: 'review.first',
  body: assignBody,
  data: batchResult,
});

const undoAssignmentsBody = z.object({ filings: z.array(seenAssignment).min(1).max(MAX_BATCH_IDS) });
export type UndoAssignmentsBody = z.infer<typeof undoAssignmentsBody>;

/** `was_sent`: an SMS or mail about them had gone out already. */
const undoneAssignments = batchResult.extend({ was_sent: z.boolean() });
export type UndoneAssignments = z.infer<typeof undoneAssignments>;

export const undoAssignments = defineCall('undoAssignments', 'POST /api/v1.0/review/assignments/undo/', {
  tag: TAG,
  summary: 'Take back assignments that the person has just made, with the messages about them',
  access: 'review.first',
  body: undoAssignmentsBody,
  data: undoneAssignments,
});

const sharingBody = z
  .object({
    assignees: z.array(id).min(1).max(MAX_SHARING_OFFICERS),
    /** Filings with the versions of the assignments that the client saw; otherwise those that the filters of the queue find. */
    filings: z.array(seenAssignment).min(1).max(MAX_BATCH_IDS).optional(),
    filter: queueQuery.omit({ current: true, pageSize: true }).optional(),
  })
  .refine(({ filings, filter }) => (filings === undefined) !== (filter === undefined), {
    params: { text: assigningMessages.noList },
  });
export type SharingBody = z.infer<typeof sharingBody>;

const sharingData = z.object({
  /** The chosen officers: their present number of filings, the number they get of these, and the sum afterwards. */
  shares: z.array(assignee.extend({ gets: z.number().int(), afterwards: z.number().int() })),
  /** Filings in the form in which `assignFilings` takes them to carry out the plan. */
  plan: z.array(seenAssignment.extend({ assignee: z.string(), company: z.string() })),
  /** Filings that no officer can take, each with the reason. */
  out: z.array(z.object({ id: z.string(), company: z.string(), receipt_no: z.string(), why: z.string() })),
  /** True where the filters find more than can be assigned at once. */
  more: z.boolean(),
});
export type SharingPlan = z.infer<typeof sharingData>;

export const previewSharing = defineCall('previewSharing', 'POST /api/v1.0/review/assignments/preview/', {
  tag: TAG,
  summary:
    'How filings would be shared out among reviewers so that their open work evens out; changes nothing',
  access: 'review.first',
  kind: 'read',
  body: sharingBody,
  large: true,
  data: sharingData,
});

/** Filters by the names of the portal's URL parameters; a later version of the portal ignores those that it does not know. */
const viewState = z.object({
  keyword: keyword.optional(),
  program: key.optional(),
  status: key.optional(),
  batch: key.optional(),
  assigned: key.optional(),
  department: key.optional(),
  due: key.optional(),
  sorter: key.optional(),
  answers: line(MAX_ANSWER_FILTERS_LENGTH).optional(),
  columns: line(1_500).optional(),
  pageSize: line(3).optional(),
});
export type ViewState = z.infer<typeof viewState>;

const viewName = visible(line(MAX_VIEW_NAME_LENGTH), assigningMessages.viewName);

const view = sharing.extend({
  id: z.string(),
  name: z.string(),
  state: viewState,
  /** True for the view that is shown when the queue is opened without any filter. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

export const savedViews = defineCall('savedViews', 'GET /api/v1.0/review/views/', {
  tag: TAG,
  summary:
    'Views of the queue: those of the person by name, then those shared by the department and by the city; a city officer finds all that are shared',
  access: 'review.list',
  data: z.array(view),
});

const newView = z.object({
  name: viewName,
  state: viewState,
  is_default: z.boolean().default(false),
  is_shared: z.boolean().default(false),
});
export type NewView = z.input<typeof newView>;

export const createView = defineCall('createView', 'POST /api/v1.0/review/views/', {
  tag: TAG,
  summary: 'Keep filters and order of the queue under a name',
  access: 'review.list',
  body: newView,
  data: view,
});

const viewChange = z.object({
  name: viewName.optional(),
  state: viewState.optional(),
  is_default: z.boolean().optional(),
  is_shared: z.boolean().optional(),
});
export type SavedViewChange = z.infer<typeof viewChange>;

export const updateView = defineCall('updateView', 'PUT /api/v1.0/review/views/{id}/', {
  tag: TAG,
  summary: 'Rename a view, give it other filters, share it, or make it the one that is opened first',
  access: 'review.list',
  params: idParams,
  body: viewChange,
  data: view,
});

export const deleteView = defineCall('deleteView', 'DELETE /api/v1.0/review/views/{id}/', {
  tag: TAG,
  summary: 'Forget a view of one’s own; a city officer also removes those that others share',
  access: 'review.list',
  params: idParams,
  data: z.null(),
});
