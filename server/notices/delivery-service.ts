/**
 * Sends the notices that are due. Each batch of companies is one transaction, which also records the progress of the notice:
 * after a stop the next run continues there, and a second process skips a notice that another has locked. A unique key in the
 * database ensures that a company receives a notice once.
 */
import type { InboxService } from '../core/inbox/inbox-service';
import { type JobLog, runJobItem } from '../core/jobs/scheduled-job';
import type { NoticeDeps } from './notice-deps';
import { createAudienceScope } from './notice-view';
import type { NoticeRow } from './notices-store';

const COMPANIES_AT_A_TIME = 200;
/** Maximum number of batches in one run of the job, so that a stopping server does not wait long. */
const BATCHES_A_TURN = 50;

interface DeliveryDeps extends Pick<NoticeDeps, 'db' | 'clock' | 'audit' | 'store' | 'recipients'> {
  inbox: Pick<InboxService, 'postToEach'>;
  log: JobLog;
  companiesAtATime?: number;
}

async function deliverNotice(deps: DeliveryDeps, notice: NoticeRow, now: Date): Promise<void> {
  const scope = createAudienceScope(notice.audience, notice.department);
  const limit = deps.companiesAtATime ?? COMPANIES_AT_A_TIME;
  const ids = await deps.recipients.after(scope, notice.deliveredTo, limit);
  const { title, titleEn, body, bodyEn, category } = notice;
  const sent = await deps.inbox.postToEach(ids, {
    category,
    template: 'office_notice',
    title: { zh: title, en: titleEn ?? title },
    body: { zh: body, en: bodyEn ?? body },
    noticeId: notice.id,
  });
  const received = notice.received + sent;
  const isLast = ids.length < limit;
  await deps.store.noteDelivery(notice.id, {
    received,
    deliveredTo: ids.at(-1) ?? notice.deliveredTo,
    state: isLast ? 'sent' : 'sending',
    ...(isLast && { sentAt: now }),
  });
  if (!isLast) return;
  await deps.audit.write({
    subjectKind: 'notice',
    subjectId: notice.id,
    action: 'notice.delivered',
    caller: null,
    version: notice.version,
    details: { received },
  });
}

/** Sends the next batch; false when nothing is due. A notice that fails is added to `passedOver`, which this run skips. */
export async function deliverBatch(deps: DeliveryDeps, passedOver: string[] = []): Promise<boolean> {
  const item = { job: 'notices', id: '' };
  const isDone = await runJobItem(deps.log, item, () =>
    deps.db.transaction(async () => {
      const now = deps.clock();
      const notice = await deps.store.claim(now, passedOver);
      item.id = notice?.id ?? '';
      if (notice) await deliverNotice(deps, notice, now);
    }),
  );
  if (!isDone && item.id) passedOver.push(item.id);
  return item.id !== '';
}

export async function deliverDueNotices(deps: DeliveryDeps): Promise<void> {
  const passedOver: string[] = [];
  for (let batch = 0; batch < BATCHES_A_TURN; batch += 1) if (!(await deliverBatch(deps, passedOver))) return;
}
