/** Changes of a company's facts (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  CompanyChangeRequest,
  DecideChangeBody,
  OwnChangesQuery,
  ReceivedChange,
  ReceivedChangesQuery,
  RequestChangeBody,
} from '@domain/company/change-calls';
import { request } from '@/utils/request';

export const fetchOwnChanges = (params: Partial<OwnChangesQuery>) =>
  request<Page<CompanyChangeRequest>>(paths.ownChanges, { params });

/** The same `key` may be sent again: there is one request. */
export const requestChange = (data: RequestChangeBody, key: string) =>
  request<CompanyChangeRequest | null>(paths.requestChange, { data, headers: { 'Idempotency-Key': key } });

export const withdrawChange = (id: string, version: number) =>
  request<CompanyChangeRequest>(paths.withdrawChange, { path: { id }, data: { version } });

export const fetchChanges = (params: Partial<ReceivedChangesQuery>) =>
  request<Page<ReceivedChange>>(paths.companyChanges, { params });

export const decideChange = (id: string, data: DecideChangeBody) =>
  request<ReceivedChange>(paths.decideChange, { path: { id }, data });
