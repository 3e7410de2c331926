/** Notification preferences of each person, and of the contact of a company. */

import { maskSensitiveText } from '../../../domain/checks/mask';
import type { ChoicesBody, ChoicesData, ChosenChannels, ReminderDaysBody } from '../../../domain/inbox/calls';
import {
  type ChannelChoices,
  findChannelChoiceFault,
  getChannelChoice,
  getChannelNeeds,
  messageKindsBySide,
  type RecipientSide,
} from '../../../domain/inbox/choices';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import { messageCategories } from '../../../domain/inbox/messages';
import { fillText } from '../../../domain/text';
import type { Caller } from '../access';
import type { CoreDeps } from '../core-deps';
import { createRefusal, problems } from '../errors';
import { createChoicesStore } from './choices-store';
import { computeNextDigest } from './daily-mail';
import { getCompanyContact, getRecipientSide } from './outside-delivery';

type ChoicesDeps = Pick<CoreDeps, 'db' | 'clock' | 'audit'>;

const listChosenChannels = (
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

/**
 * Preferences of the company's contact, which only the main account (`owner`) may set; the addresses are those of the
 * profile.
 */
async function readContactChoices(
  { db }: ChoicesDeps,
  { role, companyId }: Caller,
): Promise<ChosenChannels | null> {
  if (role !== 'owner' || !companyId) return null;
  const store = createChoicesStore(db);
  const { mobile, mail } = getCompanyContact(await store.profileOf(companyId));
  const choices = (await store.choicesOf([companyId])).get(companyId) ?? {};
  return listChosenChannels('contact', choices, {
    mail: mail ? String(mail) : null,
    phone: mobile ? String(mobile) : null,
  });
}

/** Reads the notification preferences of the person and of the contact of its company. */
export async function readNotificationChoices(deps: ChoicesDeps, caller: Caller): Promise<ChoicesData> {
  const [me] = await createChoicesStore(deps.db).listeners([], [caller.userId]);
  if (!me) throw problems.sessionEnded();
  const mine = listChosenChannels(getRecipientSide(me.role), me.choices, { mail: me.email, phone: me.phone });
  return {
    me: mine,
    ...(getRecipientSide(me.role) === 'company' && { reminder_days: me.reminderDays }),
    contact: await readContactChoices(deps, caller),
  };
}

/** Merges changed preferences. Throws a refusal for a channel that the kind does not allow. */
function mergeChoices(
  side: RecipientSide,
  before: ChannelChoices,
  kinds: ChoicesBody['kinds'],
): ChannelChoices {
  const next: ChannelChoices = { ...before };
  for (const { kind, ...choice } of kinds) {
    if (!messageKindsBySide[side].includes(kind)) throw problems.badRequest();
    const fault = findChannelChoiceFault(side, kind, choice);
    if (fault) throw createRefusal(fillText(fault, { kind: messageCategories[kind] }));
    next[kind] = choice;
  }
  return next;
}

/** Saves the days before an end on which the person is reminded. */
export async function saveReminderDays(
  deps: ChoicesDeps,
  caller: Caller,
  { days }: ReminderDaysBody,
): Promise<ChoicesData> {
  const { db, clock, audit } = deps;
  if (getRecipientSide(caller.role) !== 'company') throw createRefusal(inboxMessages.noEnds);
  await db.transaction(async () => {
    await createChoicesStore(db).saveReminderDays(caller.userId, days && [...new Set(days)], clock());
    await audit.write({
      subjectKind: 'user',
      subjectId: caller.userId,
      companyId: caller.companyId,
      action: 'choices.update',
      caller,
      details: { reminder_days: days },
    });
  });
  return readNotificationChoices(deps, caller);
}

export async function saveNotificationChoices(
  deps: ChoicesDeps,
  caller: Caller,
  { of, kinds }: ChoicesBody,
): Promise<ChoicesData> {
  const { db, clock, audit } = deps;
  const store = createChoicesStore(db);
  const isContact = of === 'contact';
  if (isContact && (caller.role !== 'owner' || !caller.companyId))
    throw createRefusal(inboxMessages.notContact);
  const holder = (isContact && caller.companyId) || caller.userId;
  await db.transaction(async () => {
    const before = (await store.choicesOf([holder])).get(holder) ?? {};
    const next = mergeChoices(isContact ? 'contact' : getRecipientSide(caller.role), before, kinds);
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
  return readNotificationChoices(deps, caller);
}
