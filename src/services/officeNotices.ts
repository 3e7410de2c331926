/** Notices that an office writes to companies. */

import type { Audience } from '@domain/announcements/announcements';
import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  EditNoticeBody,
  NoticeBody,
  NoticeCompany,
  OfficeNotice,
  OfficeNoticesQuery,
  Recipients,
} from '@domain/announcements/calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const fetchOfficeNotices = (params: Partial<OfficeNoticesQuery>) =>
  request<Page<OfficeNotice>>(paths.officeNotices, { params });

export const fetchOfficeNotice = (id: string) => request<OfficeNotice>(paths.officeNotice, { path: { id } });

/** The same `key` may be sent again: there is one notice. */
export const writeNotice = (data: NoticeBody, key: string) =>
  request<OfficeNotice>(paths.writeNotice, { data, headers: { 'Idempotency-Key': key } });

export const editNotice = (id: string, data: EditNoticeBody) =>
  request<OfficeNotice>(paths.editNotice, { path: { id }, data });

export const cancelNotice = (id: string, version: number) =>
  request<OfficeNotice>(paths.cancelNotice, { path: { id }, data: { version } });

export const countRecipients = (audience: Audience) =>
  request<Recipients>(paths.noticeRecipients, { data: { audience }, ...inBackground });

export const findNoticeCompanies = (keyword: string) =>
  request<NoticeCompany[]>(paths.noticeCompanies, { params: { keyword }, ...inBackground });
