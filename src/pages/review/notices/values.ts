/** Conversion of a notice between form values and request body. */

import {
  type AnnouncementAudience,
  type AnnouncementCategory,
  MAX_LISTED_COMPANIES,
} from '@domain/announcements/announcements';
import type { NoticeBody, NoticeCompany, OfficeNotice } from '@domain/announcements/calls';
import type { AttachedFile } from '@domain/definition';
import type { StatusGroup } from '@domain/filing/status';
import { formatBeijingMinute } from '@domain/windows/calendar';

/** Companies of a list, and the pasted text whose lines are not among them yet. */
export interface CompanyList {
  companies: NoticeCompany[];
  pasted: string;
}

export const EMPTY_LIST: CompanyList = { companies: [], pasted: '' };

/** Adds companies to a list, each once. */
export function addCompanies(before: NoticeCompany[], added: NoticeCompany[]): NoticeCompany[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...added.filter(({ id }) => !known.has(id))];
}

export interface NoticeValues {
  category: AnnouncementCategory;
  /** Companies of the list; a single one is a list of one here. */
  kind: Exclude<AnnouncementAudience['kind'], 'company'>;
  /** Department of the audience; with a program '' for any. */
  department?: string;
  program?: string;
  batch?: string;
  group?: StatusGroup | '';
  list?: CompanyList;
  attachments?: AttachedFile[];
  title: string;
  title_en: string;
  body: string;
  body_en: string;
  when: 'now' | 'later';
  /** Beijing time such as `2026-06-10T09:00`. */
  send_at?: string;
}

const BLANK: NoticeValues = {
  category: 'policy',
  kind: 'all',
  department: '',
  batch: '',
  group: '',
  list: EMPTY_LIST,
  attachments: [],
  title: '',
  title_en: '',
  body: '',
  body_en: '',
  when: 'now',
};

/** `companies`: those that the audience names. */
export function toNoticeValues(notice: OfficeNotice | null, companies: NoticeCompany[]): NoticeValues {
  if (!notice) return BLANK;
  const { category, audience, attachments, title, title_en, body, body_en, send_at } = notice;
  return {
    ...BLANK,
    ...(audience.kind === 'program' && audience),
    ...(audience.kind === 'department' && audience),
    kind: audience.kind === 'company' ? 'companies' : audience.kind,
    list: { companies, pasted: '' },
    category,
    attachments,
    title,
    title_en: title_en ?? '',
    body,
    body_en: body_en ?? '',
    when: 'later',
    send_at: formatBeijingMinute(new Date(send_at)).replace(' ', 'T'),
  };
}

/** Reads the audience; null while it is incomplete. */
export function readAudience({
  kind,
  department,
  program,
  batch,
  group,
  list,
}: Partial<NoticeValues>): AnnouncementAudience | null {
  const limits = { ...(batch && { batch }), ...(group && { group }), ...(department && { department }) };
  const ids = list?.companies.map(({ id }) => id) ?? [];
  switch (kind) {
    case 'all':
      return { kind };
    case 'department':
      return department ? { kind, department } : null;
    case 'program':
      return program ? { kind, program, ...limits } : null;
    case 'companies':
      return ids.length > 0 && ids.length <= MAX_LISTED_COMPANIES ? { kind, company_ids: ids } : null;
    default:
      return null;
  }
}

/** Reads the Beijing time of the form. */
export const toSendingTime = (typed: string): string => `${typed}:00+08:00`;

export function toNoticeBody(values: NoticeValues, audience: AnnouncementAudience): NoticeBody {
  const { category, attachments = [], title, title_en, body, body_en, when, send_at = '' } = values;
  return {
    category,
    audience,
    attachments,
    title,
    title_en,
    body,
    body_en,
    send_at: when === 'later' ? toSendingTime(send_at) : null,
  };
}
