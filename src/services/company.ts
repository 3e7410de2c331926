/** The company's own data and what the portal tells it (specification, section 7: company and messages). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  CompanyConflict,
  CompanyHistory,
  CompanyInfo,
  UpdateCompanyInfoBody,
} from '@domain/company/calls';
import type {
  BatchReadBody,
  ChoicesBody,
  ChoicesData,
  Glint,
  MessageItem,
  MessageQuery,
} from '@domain/inbox/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { request } from '@/utils/request';
import { withoutForm } from './levels';

/** Pages show in place what went wrong while they load; a toast would say it twice. */
export const fetchCompanyInfo = (id: string) => request<CompanyInfo>(paths.companyInfo, { path: { id } });

/** Changes the given keys of the profile. A stale version is answered with 208 and a `CompanyConflict`. */
export const updateCompanyInfo = (id: string, body: UpdateCompanyInfoBody) =>
  request<CompanyInfo | CompanyConflict | null>(paths.updateCompanyInfo, { path: { id }, data: body });

/** Changes of the profile, newest first, a page at a time. */
export const fetchCompanyHistory = (id: string, current: number) =>
  request<CompanyHistory>(paths.companyHistory, { path: { id }, params: { current } });

/** The windows of all programs, by the clock of the server. */
export const fetchWindows = () => request<DeclareDayItem[]>(paths.declareDay);

type MessageFilter = Partial<Pick<MessageQuery, 'current' | 'pageSize' | 'category' | 'read' | 'keyword'>>;

export const fetchMessages = (params: MessageFilter) =>
  request<Page<MessageItem>>(paths.messages, { params });

/** The unread highlights, and how many messages are unread in all and by category. */
export const fetchGlint = () => request<Glint>(paths.glint);

export const fetchChoices = () => request<ChoicesData>(paths.notificationChoices);

export const saveChoices = (data: ChoicesBody) =>
  request<ChoicesData>(paths.saveNotificationChoices, { data });

/** Marks messages as read; answers the counts that are left. */
export const batchRead = (body: BatchReadBody) =>
  request<Pick<Glint, 'unread' | 'unread_by_category'>>(paths.batchRead, { data: body, ...withoutForm });
