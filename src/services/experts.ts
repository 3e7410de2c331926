/** Expert review: the administrator's panel, and the expert's own assessments. */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  AvoidedBody,
  AvoidedData,
  DrawBody,
  DrawData,
  DrawForManyBody,
  ImportBody,
  ImportData,
  PoolExpert,
  PoolQuery,
  ProfileBody,
} from '@domain/experts/pool-calls';
import type {
  AddExpertsBody,
  AssessmentBody,
  AssessmentData,
  AssessmentHead,
  AssessmentsQuery,
  DeclarationBody,
  DeclarationsBody,
  DeclarationsData,
  ExpertAccount,
  PanelData,
  SetPanelBody,
} from '@domain/experts/calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Experts that can be asked: about a filing, where there is one. */
export const fetchExperts = (filing?: string) =>
  request<ExpertAccount[]>(paths.expertAccounts, { params: { filing } });

export const fetchPool = (params: Partial<PoolQuery>) =>
  request<Page<PoolExpert>>(paths.expertPool, { params });

export const saveProfile = (id: string, data: ProfileBody) =>
  request<PoolExpert>(paths.saveExpertProfile, { path: { id }, data });

export const fetchDraws = (filing: string) =>
  request<DrawData[]>(paths.expertDraws, { path: { id: filing } });

/** Gives all draws for the filing, the new one first. */
export const drawExperts = (filing: string, data: DrawBody) =>
  request<DrawData[]>(paths.drawExperts, { path: { id: filing }, data });

/** One panel for several filings. */
export const drawForMany = (data: DrawForManyBody) => request<DrawData>(paths.drawForMany, { data });

/** All experts of a list, or none; a preview only says what is wrong with it. */
export const importExperts = (experts: ImportBody['experts'], preview: boolean) =>
  request<ImportData>(paths.importExperts, { data: { experts, preview } });

/** Takes all open work off an expert. */
export const handBack = (id: string) =>
  request<{ count: number }>(paths.handBackAssessments, { path: { id }, data: {} });

/** The companies that the signed-in expert must avoid. */
export const fetchAvoided = () => request<AvoidedData>(paths.avoidedCompanies);

export const declareAvoided = (data: AvoidedBody) => request<AvoidedData>(paths.declareAvoided, { data });

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

/** One declaration for several assessments. */
export const declareConflicts = (data: DeclarationsBody) =>
  request<DeclarationsData>(paths.declareConflicts, { data });

export const saveAssessment = (id: string, data: AssessmentBody) =>
  request<AssessmentData>(paths.saveAssessment, { path: { id }, data, ...inBackground });

/** The same `key` may be sent again: it is handed in once. */
export const submitAssessment = (id: string, data: AssessmentBody, key: string) =>
  request<AssessmentData>(paths.submitAssessment, {
    path: { id },
    data,
    headers: { 'Idempotency-Key': key },
  });
