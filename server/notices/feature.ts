import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/announcements/calls';
import { officeNoticeMessages } from '../../domain/inbox/inbox-messages';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { defineFeature } from '../core/define-feature';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { sendFile } from '../files/download';
import { filesFeature } from '../files/feature';
import { withFile } from '../files/multipart';
import { openMessageFile, openNoticeFile, uploadNoticeFile } from './attachments-service';
import { deliverDueNotices } from './delivery-service';
import type { NoticeDeps } from './notice-deps';
import { createNoticeDeps } from './notice-deps';
import {
  cancelNotice,
  editNotice,
  listNoticeCompanies,
  listNotices,
  readNotice,
  writeNotice,
} from './notices-service';
import { countRecipients, resolveCompanies, searchCompanies } from './recipients-service';

/** Confirms a saved notice; the message says whether it is sent now or later. */
const saved = (notice: calls.OfficeNotice, { send_at }: calls.NoticeBody) =>
  answer(
    notice,
    send_at
      ? fillText(officeNoticeMessages.scheduled, { at: formatBeijingMinute(new Date(notice.send_at)) })
      : officeNoticeMessages.written,
  );

function addNoticeRoutes(app: FastifyInstance, deps: NoticeDeps): void {
  route(app, calls.officeNotices, ({ caller, query }) => listNotices(deps, caller, query));
  route(app, calls.officeNotice, ({ caller, params }) => readNotice(deps, caller, params.id));
  route(app, calls.noticeRecipients, ({ caller, body }) => countRecipients(deps, caller, body.audience));
  route(app, calls.noticeCompanies, ({ caller, query }) => searchCompanies(deps, caller, query.keyword));
  route(app, calls.resolveNoticeCompanies, ({ caller, body }) => resolveCompanies(deps, caller, body.lines));
  route(app, calls.noticeListedCompanies, ({ caller, params }) =>
    listNoticeCompanies(deps, caller, params.id),
  );
  route(app, calls.writeNotice, async ({ caller, body, idempotencyKey }) =>
    saved(await writeNotice(deps, caller, body, idempotencyKey), body),
  );
  route(app, calls.editNotice, async ({ caller, params, body }) =>
    saved(await editNotice(deps, caller, params.id, body), body),
  );
  route(app, calls.cancelNotice, async ({ caller, params, body }) =>
    answer(await cancelNotice(deps, caller, params.id, body), officeNoticeMessages.cancelled),
  );
}

function addFileRoutes(app: FastifyInstance, deps: NoticeDeps): void {
  route(app, calls.uploadNoticeFile, ({ caller, raw }) =>
    withFile(raw, async (file) =>
      answer(await uploadNoticeFile(deps, caller, file), officeNoticeMessages.fileUploaded),
    ),
  );
  route(app, calls.noticeFile, async ({ caller, params, reply }) =>
    sendFile(reply, await openNoticeFile(deps, caller, params)),
  );
  route(app, calls.messageFile, async ({ caller, params, reply }) =>
    sendFile(reply, await openMessageFile(deps, caller, params)),
  );
}

const DELIVER_EVERY_MS = 3_000;

export const noticesFeature = defineFeature({
  needs: { files: filesFeature },
  create: (deps, { files: { files } }) => createNoticeDeps(deps, files),
  addRoutes(app, deps) {
    addNoticeRoutes(app, deps);
    addFileRoutes(app, deps);
  },
  jobs: (deps) => [{ name: 'notices', everyMs: DELIVER_EVERY_MS, run: () => deliverDueNotices(deps) }],
});
