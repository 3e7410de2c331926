/**
 * Reminds companies with drafts that their window closes. What was sent is recorded under a unique key in the transaction
 * of the message, so that neither a restart nor a second process sends it again.
 */
import type { Program } from '../../domain/definition';
import { dayOf, daysBetween, minuteOf } from '../../domain/windows/calendar';
import {
  closingsFor,
  isDue,
  REMINDER_KINDS,
  type ReminderKind,
  reminders,
} from '../../domain/windows/reminders';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import { attempt } from '../core/jobs/attempt';
import type { JobLog } from '../core/jobs/every';
import { contactOf, noteContact } from '../core/outbox/contact-notice';
import type { Drafting, RemindersStore } from './reminders-store';

const AT_A_TIME = 200;
const TEMPLATE = 'window_closing';

export interface RemindersParts extends Pick<Deps, 'db' | 'clock' | 'outbox'> {
  programs: readonly Program[];
  store: RemindersStore;
  inbox: Pick<Inbox, 'send'>;
  log: JobLog;
}

export function createReminders({ db, clock, outbox, programs, store, inbox, log }: RemindersParts) {
  async function send(kind: ReminderKind, program: Program, row: Drafting, now: Date): Promise<void> {
    const { companyId, closesAt, drafts, name, profile } = row;
    const params = {
      program: program.title,
      days: daysBetween(dayOf(now), dayOf(closesAt)),
      closes_at: minuteOf(closesAt),
      drafts,
    };
    if (reminders[kind].by === 'sms')
      return noteContact(outbox, contactOf(profile), {
        scene: TEMPLATE,
        template: TEMPLATE,
        params,
        about: name,
        bulk: true,
      });
    const about = { companyId, program: program.key, link: program.route };
    await inbox.send({ ...about, template: TEMPLATE, params });
  }

  /** Looked at again inside: it may have been submitted, extended or switched off since it was found. */
  async function remind(kind: ReminderKind, found: Drafting, now: Date): Promise<void> {
    const row = await store.standing(found.windowId, found.companyId, now);
    const program = programs.find(({ key }) => key === row?.program);
    if (!row || !program || !isDue(kind, row.closesAt, now)) return;
    if (await store.claim(row.windowId, row.companyId, kind, now)) await send(kind, program, row, now);
  }

  return async function sendReminders(): Promise<void> {
    const now = clock();
    for (const kind of REMINDER_KINDS)
      for (const found of await store.due(kind, closingsFor(kind, now), now, AT_A_TIME))
        await attempt(log, { job: 'window reminders', id: `${found.windowId} ${found.companyId}` }, () =>
          db.transaction(() => remind(kind, found, now)),
        );
  };
}
