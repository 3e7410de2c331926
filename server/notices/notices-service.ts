/**
 * Notices of an office to companies: written, changed and cancelled here until sending begins, which is done by delivery-service.
 */
import { randomUUID } from 'node:crypto';
import {
  type AnnouncementAudience,
  announcementStates,
  findScheduleFault,
  getStateBeforeDelivery,
  isAnnouncementChangeable,
  listNamedCompanies,
  summarizeAudience,
} from '../../domain/announcements/announcements';
import type {
  CancelNoticeBody,
  EditNoticeBody,
  NoticeBody,
  NoticeCompany,
  OfficeNotice,
  OfficeNoticesQuery,
} from '../../domain/announcements/calls';
import type { PagedList } from '../../domain/api/envelope';
import type { LogDetails } from '../../domain/audit/detail-names';
import type { AttachedFile } from '../../domain/definition';
import { officeNoticeMessages } from '../../domain/inbox/inbox-messages';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { assertInCharge, type Caller, getDepartmentScope } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createConflict, createRefusal } from '../core/errors';
import { type StepSubject, step } from '../core/steps/step';
import type { NoticeDeps } from './notice-deps';
import { createAudienceScope, toOfficeNotice } from './notice-view';
import type { NoticeRow } from './notices-store';
import { assertAudience, listCompanies, toNoticeCompany } from './recipients-service';

const assertOwnNotice = async (caller: Caller, row: Promise<NoticeRow | undefined>): Promise<NoticeRow> => {
  const found = await row;
  return assertInCharge(caller, found && { ...found, companyId: null }, 'notice');
};

/** The company of an audience that names one. */
function findOnlyCompany(audience: AnnouncementAudience): string | null {
  const [id, another] = listNamedCompanies(audience) ?? [];
  return id && !another ? id : null;
}

async function toOfficeNotices(deps: NoticeDeps, rows: NoticeRow[]): Promise<OfficeNotice[]> {
  const reads = await deps.store.reads(rows.map(({ id }) => id));
  const only = new Map(rows.map(({ id, audience }) => [id, findOnlyCompany(audience)]));
  const named = [...only.values()].filter((id) => id !== null);
  const companies = new Map(
    (await deps.recipients.companies(named)).map((row) => [row.id, toNoticeCompany(row)]),
  );
  const companyOf = ({ id }: NoticeRow) => companies.get(only.get(id) ?? '') ?? null;
  return rows.map((row) => toOfficeNotice(row, companyOf(row), row.readOfRemoved + (reads.get(row.id) ?? 0)));
}

const loadOfficeNotice = async (deps: NoticeDeps, row: NoticeRow) =>
  (await toOfficeNotices(deps, [row]))[0] as OfficeNotice;

export const readNotice = async (deps: NoticeDeps, caller: Caller, id: string): Promise<OfficeNotice> =>
  loadOfficeNotice(deps, await assertOwnNotice(caller, deps.store.find(id)));

/** The companies that the list of a notice names, without those that are there no more or in another office's charge. */
export async function listNoticeCompanies(
  deps: NoticeDeps,
  caller: Caller,
  id: string,
): Promise<NoticeCompany[]> {
  const { audience } = await assertOwnNotice(caller, deps.store.find(id));
  return listCompanies(deps, caller, listNamedCompanies(audience) ?? []);
}

function computeSendingTime({ send_at }: NoticeBody, now: Date): Date {
  if (!send_at) return now;
  const at = new Date(send_at);
  const fault = findScheduleFault(at, now);
  if (fault) throw createRefusal(fault);
  return at;
}

/** Refuses a notice without recipients, unless it is scheduled for a program: that may have filings by the time of sending. */
async function assertSomebody(
  deps: NoticeDeps,
  { audience, send_at }: NoticeBody,
  department: string | null,
): Promise<void> {
  if (send_at && audience.kind === 'program') return;
  if ((await deps.recipients.total(createAudienceScope(audience, department))) === 0)
    throw createRefusal(officeNoticeMessages.nobody);
}

/** Refuses files that are not here any more. Those that are here stay until the open transaction names them. */
async function assertAttached({ files }: NoticeDeps, attachments: AttachedFile[]): Promise<void> {
  const here = await files.store.officeFilesHere(attachments.map(({ sha256 }) => sha256));
  const gone = attachments.find(({ sha256 }) => !here.includes(sha256));
  if (gone) throw createRefusal(fillText(officeNoticeMessages.fileGone, { name: gone.name }));
}

async function readContent(
  deps: NoticeDeps,
  caller: Caller,
  body: NoticeBody,
  { department, attachments: before }: Pick<NoticeRow, 'department' | 'attachments'>,
  now: Date,
) {
  const attachments = body.attachments ?? before;
  const [titleEn, bodyEn] = [body.title_en || null, body.body_en || null];
  if ((titleEn === null) !== (bodyEn === null)) throw createRefusal(officeNoticeMessages.halfEnglish);
  await assertAudience(deps, caller, body.audience, department);
  const { title, body: text, category, audience } = body;
  const sendAt = computeSendingTime(body, now);
  await assertSomebody(deps, body, department);
  await assertAttached(deps, attachments);
  return { title, titleEn, body: text, bodyEn, category, audience, attachments, sendAt };
}

const toLogDetails = (content: Awaited<ReturnType<typeof readContent>>): LogDetails => ({
  ...content,
  audience: summarizeAudience(content.audience),
});

const logNotice = (
  { audit }: NoticeDeps,
  caller: Caller,
  action: AuditAction,
  id: string,
  version: number,
  details?: LogDetails,
) =>
  audit.write({
    subjectKind: 'notice',
    subjectId: id,
    action,
    caller,
    version,
    details,
  });

/** Step subject of a notice that its office changes; allowed until sending begins. */
const createNoticeSubject = ({
  store,
}: NoticeDeps): StepSubject<NoticeRow, 'update' | 'cancel', Omit<NoticeRow, 'state'>, never> => ({
  kind: 'notice',
  lock: store.lock,
  reach: (caller, row) => assertInCharge(caller as Caller, row && { ...row, companyId: null }, 'notice'),
  present: ({ id, version }) => ({ id, version, status: null }),
  moveFor(action, { state }) {
    if (!isAnnouncementChangeable(state))
      throw createRefusal(fillText(officeNoticeMessages.notChangeable, { state: announcementStates[state] }));
    return { action: `notice.${action}`, to: null };
  },
  stale: ({ version, updatedAt }) =>
    createConflict(fillText(officeNoticeMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version }),
  async store({ id, sendAt }, change, { action }) {
    const waiting = getStateBeforeDelivery(change.sendAt ?? sendAt, change.updatedAt);
    const next = { ...change, state: action === 'notice.cancel' ? ('cancelled' as const) : waiting };
    await store.move(id, next);
    return next;
  },
});

export async function listNotices(
  deps: NoticeDeps,
  caller: Caller,
  query: OfficeNoticesQuery,
): Promise<PagedList<OfficeNotice>> {
  const desk = getDepartmentScope(caller);
  return {
    list: await toOfficeNotices(deps, await deps.store.list(desk, query)),
    total: await deps.store.total(desk, query),
  };
}

export function writeNotice(
  deps: NoticeDeps,
  caller: Caller,
  body: NoticeBody,
  key: string | null,
): Promise<OfficeNotice> {
  const request = { userId: caller.userId, key, content: ['writeNotice', body] };
  return deps.idempotency.once(request, () =>
    deps.db.transaction(async () => {
      const [id, now, department] = [randomUUID(), deps.clock(), getDepartmentScope(caller)];
      const content = await readContent(deps, caller, body, { department, attachments: [] }, now);
      const by = { department, authorId: caller.userId, author: caller.name };
      const times = { createdAt: now, updatedAt: now };
      const state = getStateBeforeDelivery(content.sendAt, now);
      await deps.store.insert({ id, ...content, ...by, ...times, state, version: 1 });
      await logNotice(deps, caller, 'notice.write', id, 1, toLogDetails(content));
      return readNotice(deps, caller, id);
    }),
  );
}

export async function editNotice(
  deps: NoticeDeps,
  caller: Caller,
  id: string,
  { version, ...body }: EditNoticeBody,
): Promise<OfficeNotice> {
  const request = { id, action: 'update' as const, caller, version };
  await step(deps, createNoticeSubject(deps), request, async (row, _move, now) => {
    // A change by the city does not extend a department's notice beyond that department.
    const content = await readContent(deps, caller, body, row, now);
    return { change: content, details: toLogDetails(content) };
  });
  return readNotice(deps, caller, id);
}

export async function cancelNotice(
  deps: NoticeDeps,
  caller: Caller,
  id: string,
  { version }: CancelNoticeBody,
): Promise<OfficeNotice> {
  const request = { id, action: 'cancel' as const, caller, version };
  await step(deps, createNoticeSubject(deps), request, async () => ({ change: {} }));
  return readNotice(deps, caller, id);
}
