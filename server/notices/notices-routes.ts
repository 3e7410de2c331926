import type { FastifyInstance } from 'fastify';
import { officeNoticeMessages } from '../../domain/api/messages/inbox';
import * as calls from '../../domain/announcements/calls';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Notices } from './notices-service';

/** The answer says whether the notice goes now or later. */
const saved = (notice: calls.OfficeNotice, { send_at }: calls.NoticeBody) =>
  answer(
    notice,
    send_at
      ? fillText(officeNoticeMessages.scheduled, { at: minuteOf(new Date(notice.send_at)) })
      : officeNoticeMessages.written,
  );

export function noticesRoutes(app: FastifyInstance, notices: Notices): void {
  route(app, calls.officeNotices, ({ caller, query }) => notices.list(caller, query));
  route(app, calls.officeNotice, ({ caller, params }) => notices.read(caller, params.id));
  route(app, calls.noticeRecipients, ({ caller, body }) => notices.count(caller, body.audience));
  route(app, calls.noticeCompanies, ({ caller, query }) => notices.search(caller, query.keyword));
  route(app, calls.writeNotice, async ({ caller, body, idempotencyKey }) =>
    saved(await notices.write(caller, body, idempotencyKey), body),
  );
  route(app, calls.editNotice, async ({ caller, params, body }) =>
    saved(await notices.edit(caller, params.id, body), body),
  );
  route(app, calls.cancelNotice, async ({ caller, params, body }) =>
    answer(await notices.cancel(caller, params.id, body), officeNoticeMessages.cancelled),
  );
}
