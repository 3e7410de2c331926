/** Assignment of filings to reviewers, and the views of the queue that a person keeps. */
import { z } from 'zod';
import { ROLES } from '../accounts/roles';
import { assigningMessages } from '../api/messages/assigning';
import { VIEW_NAME_AT_MOST } from '../review/assigning';
import { defineCall } from './define';
import { BATCH_AT_MOST, idParams, namedId } from './shapes';
import { batchResult } from './sub-users';
import { id, key, keyword, line, visible } from './text-kinds';

const TAG = 'review';

const assignee = namedId.extend({
  role: z.enum(ROLES),
  /** Of a reviewer: the name of the department. */
  department: z.string().nullable(),
});
export type Assignee = z.infer<typeof assignee>;

export const assignees = defineCall('assignees', {
  tag: TAG,
  summary:
    'To whom the person may assign filings: colleagues of the own department, or everybody who reviews',
  access: 'review.first',
  data: z.array(assignee),
});

const assignBody = z.object({
  /** null: nobody any more. */
  assignee: id.nullable(),
  filings: z
    .array(
      z.object({
        id,
        /** The assignment that was seen: `assignment_version` of the queue. */
        version: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(BATCH_AT_MOST),
});
export type AssignBody = z.infer<typeof assignBody>;

export const assignFilings = defineCall('assignFilings', {
  tag: TAG,
  summary: 'Assign filings to a reviewer, or to nobody; answers for each id',
  access: 'review.first',
  body: assignBody,
  data: batchResult,
});

/** By the names of the portal's address; what a later portal does not know it passes over. */
const viewState = z.object({
  keyword: keyword.optional(),
  program: key.optional(),
  status: key.optional(),
  batch: key.optional(),
  assigned: key.optional(),
  department: key.optional(),
  due: key.optional(),
  sorter: key.optional(),
  columns: line(200).optional(),
  pageSize: line(3).optional(),
});
export type ViewState = z.infer<typeof viewState>;

const viewName = visible(line(VIEW_NAME_AT_MOST), assigningMessages.viewName);

const view = z.object({
  id: z.string(),
  name: z.string(),
  state: viewState,
  /** Opened when the queue is asked for without anything else. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

export const savedViews = defineCall('savedViews', {
  tag: TAG,
  summary: 'The views of the queue that the person keeps, by name',
  access: 'review.first',
  data: z.array(view),
});

const newView = z.object({ name: viewName, state: viewState, is_default: z.boolean().default(false) });
export type NewView = z.input<typeof newView>;

export const createView = defineCall('createView', {
  tag: TAG,
  summary: 'Keep filters and order of the queue under a name',
  access: 'review.first',
  body: newView,
  data: view,
});

const viewChange = z.object({
  name: viewName.optional(),
  state: viewState.optional(),
  is_default: z.boolean().optional(),
});
export type ViewChange = z.infer<typeof viewChange>;

export const updateView = defineCall('updateView', {
  tag: TAG,
  summary: 'Rename a view, give it other filters, or make it the one that is opened first',
  access: 'review.first',
  params: idParams,
  body: viewChange,
  data: view,
});

export const deleteView = defineCall('deleteView', {
  tag: TAG,
  summary: 'Forget a view',
  access: 'review.first',
  params: idParams,
  data: z.null(),
});

export const assigningCalls = [assignees, assignFilings, savedViews, createView, updateView, deleteView];
