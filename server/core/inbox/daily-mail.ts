/** The daily mail: one mail with the day's messages, for people who have chosen it. */

import { listDailyMailKinds } from '../../../domain/inbox/choices';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import { fillText } from '../../../domain/text';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { formatBeijingDay, getStartOfDay } from '../../../domain/windows/calendar';
import type { Deps } from '../deps';
import { runDueItems, type ScheduledJob } from '../jobs/scheduled-job';
import type { OutboxMessage } from '../outbox/outbox-store';
import { createChoicesStore } from './choices-store';

/** Time of the daily mails after midnight: eight in the morning, Beijing. */
const DIGEST_AFTER_MS = 8 * HOUR_MS;
const LOOK_EVERY_MS = 60_000;
const AT_A_TIME = 100;
/** Maximum number of messages in a mail; the mail gives the number of the others. */
const MESSAGES_AT_MOST = 50;

/** Messages of the last minute wait for the next mail: the transaction that writes one may not have ended yet. */
const UNSETTLED_MS = 60_000;

/** Returns the next 8:00 in Beijing. */
export function computeNextDigest(now: Date): Date {
  const today = getStartOfDay(formatBeijingDay(now)).getTime() + DIGEST_AFTER_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

type DailyMailDeps = Pick<Deps, 'db' | 'clock' | 'outbox' | 'log'> & {
  env: Pick<Deps['env'], 'publicUrl'>;
};
type ChoicesStore = ReturnType<typeof createChoicesStore>;

/** Sends a digest of the messages since the last one; nothing if there are none. */
async function sendDailyMail({ db, clock, outbox, env }: DailyMailDeps, id: string): Promise<void> {
  const store = createChoicesStore(db);
  const now = clock();
  const due = await store.holdDigest(id, now);
  if (!due) return;
  const { held, person } = due;
  const kinds = listDailyMailKinds(held.choices);
  if (kinds.length === 0) return store.digested(id, now, null);
  const since = held.digestedAt;
  const until = new Date(Math.max(now.getTime() - UNSETTLED_MS, since.getTime()));
  // Whoever cannot sign in at present gets the messages of that time afterwards.
  await store.digested(id, person ? until : since, computeNextDigest(now));
  if (!person?.email) return;
  const span = { since, until, atMost: MESSAGES_AT_MOST };
  const found = await store.messagesBetween(person, kinds, span);
  if (found.length > 0)
    await outbox.enqueue({ ...createDailyMail(found, person, env.publicUrl), to: person.email });
}

function createDailyMail(
  found: Awaited<ReturnType<ChoicesStore['messagesBetween']>>,
  { companyId, about }: { companyId: string | null; about: string },
  publicUrl: string | null,
): Omit<OutboxMessage, 'to'> {
  const total = found[0]?.more ?? found.length;
  const page = companyId ? '/enterpriseCenter/messageNotice' : '/review/messages';
  const rest = total - found.length;
  const lines = [
    ...found.map(({ title, body }, i) => `${i + 1}. ${title.zh}：${body.zh}`),
    ...(rest > 0 ? [fillText(inboxMessages.digestMore, { count: rest }).zh] : []),
    ...(publicUrl ? [`${publicUrl}${page}`] : []),
  ];
  const title = fillText(inboxMessages.digest, { count: total });
  return { kind: 'mail', scene: 'digest', title, about, text: lines.join('\n'), bulk: true };
}

export function createDailyMailJob(deps: DailyMailDeps): ScheduledJob {
  const { db, clock, log } = deps;
  const store = createChoicesStore(db);
  return {
    name: 'digests',
    everyMs: LOOK_EVERY_MS,
    run: () =>
      runDueItems(
        { log, job: 'digests' },
        () => store.dueDigests(clock(), AT_A_TIME),
        ({ id }) => db.transaction(() => sendDailyMail(deps, id)),
      ),
  };
}
