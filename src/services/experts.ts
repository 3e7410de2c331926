/** Expert review: the administrator's panel, and the expert's own assessments. */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type {
  AddExpertsBody,
  AssessmentBody,
  AssessmentData,
  AssessmentHead,
  AssessmentsQuery,
  DeclarationBody,
  ExpertAccount,
  PanelData,
  SetPanelBody,
} from '@domain/calls/experts';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const fetchExperts = () => request<ExpertAccount[]>(paths.expertAccounts);

export const fetchPanel = (filing: string) =>
  request<PanelData | null>(paths.expertPanel, { path: { id: filing } });

export const setPanel = (filing: string, data: SetPanelBody) =>
  request<PanelData>(paths.setExpertPanel, { path: { id: filing }, data });

export const addExperts = (filing: string, data: AddExpertsBody) =>
  request<PanelData>(paths.addExperts, { path: { id: filing }, data });

/** Steps of an administrator about one expert of a panel. */
export const memberDeeds = {
  remind: (id: string) => request<PanelData>(paths.remindExpert, { path: { id }, data: {} }),
  remove: (id: string) => request<PanelData>(paths.removeExpert, { path: { id }, data: {} }),
  reopen: (id: string) => request<PanelData>(paths.reopenAssessment, { path: { id }, data: {} }),
};
export type MemberDeed = keyof typeof memberDeeds;

export const fetchAssessments = (params: Partial<AssessmentsQuery>) =>
  request<Page<AssessmentHead>>(paths.assessments, { params });

export const fetchAssessment = (id: string) => request<AssessmentData>(paths.assessment, { path: { id } });

export const declareConflict = (id: string, data: DeclarationBody) =>
  request<AssessmentData>(paths.declareConflict, { path: { id }, data });

export const saveAssessment = (id: string, data: AssessmentBody) =>
  request<AssessmentData>(paths.saveAssessment, { path: { id }, data, ...inBackground });

/** The same `key` may be sent again: it is handed in once. */
export const submitAssessment = (id: string, data: AssessmentBody, key: string) =>
  request<AssessmentData>(paths.submitAssessment, {
    path: { id },
    data,
    headers: { 'Idempotency-Key': key },
  });
