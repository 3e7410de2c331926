/**
 * Sends the notices that are due. Each batch of companies is one transaction, together with how far the notice has come:
 * after a stop the next batch goes on where the last one ended, and of two processes one passes over what the other holds.
 * That a company gets a notice once, the database itself guards.
 */
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import { attempt, type JobLog } from '../core/jobs/every';
import { scopeOf } from './notice-view';
import type { NoticeRow, NoticesStore, RecipientsStore } from './notices-store';

const COMPANIES_AT_A_TIME = 200;
/** Batches of one turn: a server that stops does not wait long. */
const BATCHES_A_TURN = 50;

interface DeliveryParts extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  inbox: Pick<Inbox, 'postToEach'>;
  store: NoticesStore;
  recipients: RecipientsStore;
  companiesAtATime?: number;
  log: JobLog;
}

export function createDelivery(parts: DeliveryParts) {
  const { db, clock, audit, inbox, store, recipients, log } = parts;
  const { companiesAtATime = COMPANIES_AT_A_TIME } = parts;

  async function deliver(notice: NoticeRow, now: Date): Promise<void> {
    const scope = scopeOf(notice.audience, notice.department);
    const ids = await recipients.after(scope, notice.deliveredTo, companiesAtATime);
    const { title, titleEn, body, bodyEn, category } = notice;
    const sent = await inbox.postToEach(ids, {
      category,
      template: 'office_notice',
      title: { zh: title, en: titleEn ?? title },
      body: { zh: body, en: bodyEn ?? body },
      noticeId: notice.id,
    });
    const received = notice.received + sent;
    const isLast = ids.length < companiesAtATime;
    await store.update(notice.id, {
      received,
      deliveredTo: ids.at(-1) ?? notice.deliveredTo,
      state: isLast ? 'sent' : 'sending',
      ...(isLast && { sentAt: now }),
    });
    if (!isLast) return;
    await audit.write({
      subjectKind: 'notice',
      subjectId: notice.id,
      action: 'notice.delivered',
      caller: null,
      version: notice.version,
      details: { received },
    });
  }

  /** False when nothing is due. A notice that fails joins those that this turn passes over. */
  async function deliverBatch(passedOver: string[] = []): Promise<boolean> {
    const item = { job: 'notices', id: '' };
    const isDone = await attempt(log, item, () =>
      db.transaction(async () => {
        const now = clock();
        const notice = await store.claim(now, passedOver);
        item.id = notice?.id ?? '';
        if (notice) await deliver(notice, now);
      }),
    );
    if (!isDone && item.id) passedOver.push(item.id);
    return item.id !== '';
  }

  return {
    deliverBatch,
    async deliverDue(): Promise<void> {
      const passedOver: string[] = [];
      for (let batch = 0; batch < BATCHES_A_TURN; batch += 1) if (!(await deliverBatch(passedOver))) return;
    },
  };
}
