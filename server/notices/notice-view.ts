import {
  type AnnouncementAudience,
  findAudienceDepartment,
  listNamedCompanies,
  summarizeAudience,
} from '../../domain/announcements/announcements';
import type { NoticeCompany, OfficeNotice } from '../../domain/announcements/calls';
import { expandStatusGroup } from '../../domain/filing/status';
import type { AudienceScope, NoticeRow } from './notices-store';

/** Returns the companies that an audience covers, within the scope of the office. */
export function createAudienceScope(
  audience: AnnouncementAudience,
  department: string | null,
): AudienceScope {
  return {
    department,
    addressedDepartment: findAudienceDepartment(audience),
    companyIds: listNamedCompanies(audience),
    ...(audience.kind === 'program' && { filing: createFilingScope(audience) }),
  };
}

function createFilingScope({ program, batch, group }: AnnouncementAudience & { kind: 'program' }) {
  const [year, no] = batch?.split('-').map(Number) ?? [];
  return {
    program,
    batch: year !== undefined && no !== undefined ? { year, no } : undefined,
    statuses: group && expandStatusGroup(group),
  };
}

export const toOfficeNotice = (
  row: NoticeRow,
  company: NoticeCompany | null,
  read: number,
): OfficeNotice => ({
  id: row.id,
  title: row.title,
  title_en: row.titleEn,
  body: row.body,
  body_en: row.bodyEn,
  category: row.category,
  audience: summarizeAudience(row.audience),
  attachments: row.attachments,
  company,
  state: row.state,
  version: row.version,
  author: row.author,
  department: row.department,
  send_at: row.sendAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
  received: row.received,
  read,
});
