/** Conversion of a notice between form values and request body. */

import type { AnnouncementAudience, AnnouncementCategory } from '@domain/announcements/announcements';
import type { NoticeBody, NoticeCompany, OfficeNotice } from '@domain/announcements/calls';
import type { StatusGroup } from '@domain/filing/status';
import { formatBeijingMinute } from '@domain/windows/calendar';

export interface NoticeValues {
  category: AnnouncementCategory;
  kind: AnnouncementAudience['kind'];
  program?: string;
  batch?: string;
  group?: StatusGroup | '';
  company?: NoticeCompany;
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
  batch: '',
  group: '',
  title: '',
  title_en: '',
  body: '',
  body_en: '',
  when: 'now',
};

export function toNoticeValues(notice: OfficeNotice | null): NoticeValues {
  if (!notice) return BLANK;
  const { category, audience, company, title, title_en, body, body_en, send_at } = notice;
  return {
    ...BLANK,
    ...audience,
    ...(company && { company }),
    category,
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
  program,
  batch,
  group,
  company,
}: Partial<NoticeValues>): AnnouncementAudience | null {
  if (kind === 'program')
    return program ? { kind, program, ...(batch && { batch }), ...(group && { group }) } : null;
  if (kind === 'company') return company ? { kind, company_id: company.id } : null;
  return { kind: 'all' };
}

export function toNoticeBody(values: NoticeValues): NoticeBody {
  const { category, title, title_en, body, body_en, when, send_at } = values;
  return {
    category,
    audience: readAudience(values) ?? { kind: 'all' },
    title,
    title_en,
    body,
    body_en,
    send_at: when === 'later' ? `${send_at}:00+08:00` : null,
  };
}
