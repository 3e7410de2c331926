/** Notification preferences of each person, and the daily digest mail. */

import { maskSensitiveText } from '../../../domain/checks/mask';
import type { ChoicesBody, ChoicesData, ChosenChannels } from '../../../domain/inbox/calls';
import {
  type ChannelChoices,
  findChannelChoiceFault,
  getChannelChoice,
  getChannelNeeds,
  listDailyMailKinds,
  messageKindsBySide,
  type RecipientSide,
} from '../../../domain/inbox/choices';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import { messageCategories } from '../../../domain/inbox/messages';
import { fillText } from '../../../domain/text';
import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { formatBeijingDay, getStartOfDay } from '../../../domain/windows/calendar';
import type { Caller } from '../access';
import type { Deps } from '../deps';
import { createRefusal, problems } from '../errors';
import { runDueItems, type ScheduledJob } from '../jobs/scheduled-job';
import type { OutboxMessage } from '../outbox/outbox-store';
import { createChoicesStore } from './choices-store';
import { getCompanyContact, getRecipientSide } from './outside-delivery';

/** The daily mails leave at eight in the morning, Beijing. */
const DIGEST_AFTER_MS = 8 * HOUR_MS;
const LOOK_EVERY_MS = 60_000;
const AT_A_TIME = 100;
/** Longer mails are not read; the portal has the rest. */
const MESSAGES_AT_MOST = 50;

/** The next eight o'clock. */
export function computeNextDigest(now: Date): Date {
  const today = getStartOfDay(formatBeijingDay(now)).getTime() + DIGEST_AFTER_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

type ChoicesDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'outbox' | 'log'> & {
  env: Pick<Deps['env'], 'publicUrl'>;
};

export function createNotificationChoices(deps: ChoicesDeps) {
  const { db, clock, audit, outbox, log, env } = deps;
  const store = createChoicesStore(db);

  const chosenOf = (
    side: RecipientSide,
    choices: ChannelChoices,
    { mail, phone }: { mail: string | null; phone: string | null },
  ): ChosenChannels => ({
    mail: mail && maskSensitiveText(mail),
    phone: phone && maskSensitiveText(phone),
    kinds: messageKindsBySide[side].map((kind) => ({
      kind,
      ...getChannelChoice(side, kind, choices),
      needs: getChannelNeeds(side, kind),
    })),
  });

  /** The main account speaks for the company, whose contact is reached at the addresses of the profile. */
  async function ofContact({ role, companyId }: Caller): Promise<ChosenChannels | null> {
    if (role !== 'owner' || !companyId) return null;
    const { mobile, mail } = getCompanyContact(await store.profileOf(companyId));
    const choices = (await store.choicesOf([companyId])).get(companyId) ?? {};
    return chosenOf('contact', choices, {
      mail: mail ? String(mail) : null,
      phone: mobile ? String(mobile) : null,
    });
  }

  async function read(caller: Caller): Promise<ChoicesData> {
    const [me] = await store.listeners([], [caller.userId]);
    if (!me) throw problems.sessionEnded();
    const mine = chosenOf(getRecipientSide(me.role), me.choices, { mail: me.email, phone: me.phone });
    return { me: mine, contact: await ofContact(caller) };
  }

  /** Refused with a line for each kind that cannot be chosen so. */
  function merged(side: RecipientSide, before: ChannelChoices, kinds: ChoicesBody['kinds']): ChannelChoices {
    const next: ChannelChoices = { ...before };
    for (const { kind, ...choice } of kinds) {
      if (!messageKindsBySide[side].includes(kind)) throw problems.badRequest();
      const fault = findChannelChoiceFault(side, kind, choice);
      if (fault) throw createRefusal(fillText(fault, { kind: messageCategories[kind] }));
      next[kind] = choice;
    }
    return next;
  }

  async function save(caller: Caller, { of, kinds }: ChoicesBody): Promise<ChoicesData> {
    const isContact = of === 'contact';
    if (isContact && (caller.role !== 'owner' || !caller.companyId))
      throw createRefusal(inboxMessages.notContact);
    const holder = (isContact && caller.companyId) || caller.userId;
    await db.transaction(async () => {
      const before = (await store.choicesOf([holder])).get(holder) ?? {};
      const next = merged(isContact ? 'contact' : getRecipientSide(caller.role), before, kinds);
      await store.save(holder, next, computeNextDigest(clock()), clock());
      await audit.write({
        subjectKind: isContact ? 'company' : 'user',
        subjectId: holder,
        companyId: caller.companyId,
        action: 'choices.update',
        caller,
        details: { kinds: kinds.map(({ kind, portal, mail, sms }) => ({ kind, portal, mail, sms })) },
      });
    });
    return read(caller);
  }

  /** Sends a digest of the messages since the last one; nothing if there are none. */
  async function digest(id: string): Promise<void> {
    const now = clock();
    const due = await store.holdDigest(id, now);
    if (!due) return;
    const { held, person } = due;
    const kinds = listDailyMailKinds(held.choices);
    const isAsked = kinds.length > 0 && person !== undefined;
    await store.digested(id, now, isAsked ? computeNextDigest(now) : null);
    if (!isAsked || !person.email) return;
    const span = { since: held.digestedAt, now, atMost: MESSAGES_AT_MOST };
    const found = await store.messagesSince(person, kinds, span);
    if (found.length > 0) await outbox.enqueue({ ...dailyMail(found, person), to: person.email });
  }

  function dailyMail(
    found: Awaited<ReturnType<typeof store.messagesSince>>,
    { companyId, about }: { companyId: string | null; about: string },
  ): Omit<OutboxMessage, 'to'> {
    const total = found[0]?.more ?? found.length;
    const page = companyId ? '/enterpriseCenter/messageNotice' : '/review/messages';
    const rest = total - found.length;
    const lines = [
      ...found.map(({ title, body }, i) => `${i + 1}. ${title.zh}：${body.zh}`),
      ...(rest > 0 ? [fillText(inboxMessages.digestMore, { count: rest }).zh] : []),
      ...(env.publicUrl ? [`${env.publicUrl}${page}`] : []),
    ];
    const title = fillText(inboxMessages.digest, { count: total });
    return { kind: 'mail', scene: 'digest', title, about, text: lines.join('\n'), bulk: true };
  }

  const job: ScheduledJob = {
    name: 'digests',
    everyMs: LOOK_EVERY_MS,
    run: () =>
      runDueItems(
        { log, job: 'digests' },
        () => store.dueDigests(clock(), AT_A_TIME),
        ({ id }) => db.transaction(() => digest(id)),
      ),
  };

  return { read, save, job };
}

export type NotificationChoices = ReturnType<typeof createNotificationChoices>;
