/** The queue of the administering side beside the filings themselves: who reviews what, and views that a person keeps. */

import { paths } from '@domain/api/paths.generated';
import type { BatchResult } from '@domain/accounts/sub-user-calls';
import type {
  AssignBody,
  Assignee,
  NewView,
  SavedView,
  SharingBody,
  SharingPlan,
  ViewChange,
} from '@domain/review/assignment-calls';
import type { Phrase, PhraseBody } from '@domain/review/phrase-calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Filings that are to be assigned: these, or those that the queue finds. */
export interface AssignTarget {
  filings?: { id: string; version: number }[];
  filter?: object;
}

export const fetchAssignees = () => request<Assignee[]>(paths.assignees, inBackground);

export const assignFilings = (data: AssignBody) => request<BatchResult>(paths.assignFilings, { data });

export const previewSharing = (data: AssignTarget & Pick<SharingBody, 'assignees'>) =>
  request<SharingPlan>(paths.previewSharing, { data });

export const fetchViews = () => request<SavedView[]>(paths.savedViews, inBackground);

export const createView = (data: NewView) => request<SavedView>(paths.createView, { data });

export const updateView = (id: string, data: ViewChange) =>
  request<SavedView>(paths.updateView, { path: { id }, data });

export const deleteView = (id: string) => request<null>(paths.deleteView, { path: { id } });

export const fetchPhrases = () => request<Phrase[]>(paths.phrases);

export const savePhrase = (data: PhraseBody) => request<Phrase>(paths.savePhrase, { data });

export const deletePhrase = (id: string) => request<null>(paths.deletePhrase, { path: { id } });
