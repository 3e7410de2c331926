/**
 * Delivery of messages by SMS and mail: to the contact of a company where the template says so, and to each person by the
 * chosen channels. An address that belongs to several recipients gets one message.
 */
import { isCompanySide, type Role } from '../../../domain/accounts/roles';
import {
  type ChannelChoices,
  listExternalChannels,
  type RecipientSide,
  type ExternalChannel as Way,
} from '../../../domain/inbox/choices';
import {
  fillTemplate,
  formatSms,
  type MessageCategory,
  type MessageParameters,
} from '../../../domain/inbox/messages';
import { type MessageTemplateCode, messageTemplates } from '../../../domain/inbox/templates.generated';
import { isReplacedByOwnDays } from '../../../domain/reminders/reminder-kinds';
import type { Text } from '../../../domain/text';
import type { CoreDeps } from '../core-deps';
import { createOutboxStore, type OutboxMessage } from '../outbox/outbox-store';
import { createChoicesStore } from './choices-store';
import type { NewMessage } from './inbox-store';

/** Contact in the company profile; a channel that the template does not use is omitted. */
export interface CompanyContact {
  mobile?: unknown;
  mail: unknown;
}

export const getCompanyContact = ({
  contact_mobile: mobile,
  contact_email: mail,
}: Record<string, unknown>): CompanyContact => ({ mobile, mail });

/** Notification of a company's contact about a message. */
export interface ContactNotice {
  to: CompanyContact;
  /** Occasion of the message, for gateways and outbox. */
  scene: string;
  /** The company, by name. */
  about: string;
}

/** Portal message that may be sent by SMS and mail as well. */
export interface OutgoingMessage {
  row: NewMessage;
  /** Text of the SMS. */
  short: string;
  contact?: ContactNotice | undefined;
  /** Time before which neither SMS nor mail goes out. */
  notBefore?: Date | undefined;
  /** Sent by SMS and mail unless the person has chosen otherwise, also to people of offices. */
  isSent?: true;
}

/** Possible recipient of SMS and mail. */
interface DeliveryRecipient {
  side: RecipientSide;
  choices: ChannelChoices;
  addresses: Record<Way, string | null>;
  scene: string;
  about: string;
}

export const getRecipientSide = (role: string): RecipientSide => {
  if (isCompanySide(role as Role)) return 'company';
  return role === 'expert' ? 'expert' : 'office';
};

const toText = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const toContactRecipient = (
  { to, scene, about }: ContactNotice,
  choices: ChannelChoices,
): DeliveryRecipient => ({
  side: 'contact',
  choices,
  addresses: { sms: toText(to.mobile), mail: toText(to.mail) },
  scene,
  about,
});

type Common = Pick<OutboxMessage, 'title' | 'bulk' | 'messageId' | 'filingId' | 'notBefore'>;

/** Creates the outgoing messages, one per channel and address. */
function createOutboxMessages(
  hearers: readonly DeliveryRecipient[],
  category: MessageCategory,
  texts: Record<Way, string>,
  common: Common,
): OutboxMessage[] {
  const byAddress = new Map<string, OutboxMessage>();
  for (const { side, choices, addresses, scene, about } of hearers)
    for (const kind of listExternalChannels(side, category, choices, {
      mail: addresses.mail !== null,
      sms: addresses.sms !== null,
    })) {
      const to = addresses[kind] ?? '';
      byAddress.set(`${kind} ${to}`, { ...common, scene, about, kind, to, text: texts[kind] });
    }
  return [...byAddress.values()];
}

export type OutsideDeliveryDeps = Pick<CoreDeps, 'db' | 'clock'> & { publicUrl?: string | null };

export function createOutsideDelivery({ db, clock, publicUrl }: OutsideDeliveryDeps) {
  const outbox = createOutboxStore(db, clock);
  const store = createChoicesStore(db);

  const mailOf = (title: Text, body: Text, link?: string | null): string =>
    `${title.zh}：${body.zh}${publicUrl && link ? `\n${publicUrl}${link}` : ''}`;

  return {
    /** Enqueues SMS and mail in the transaction of the messages. */
    async leave(goings: readonly OutgoingMessage[]): Promise<void> {
      const companies = goings.flatMap(({ row }) => row.companyId ?? []);
      const people = await store.listeners(
        companies,
        goings.flatMap(({ row }) => row.userId ?? []),
      );
      const contacts = await store.choicesOf(
        goings.flatMap(({ row, contact }) => (contact && row.companyId) || []),
      );
      const isBulk = goings.length > 1;

      const messagesOf = ({ row, short, contact, isSent, notBefore }: OutgoingMessage): OutboxMessage[] => {
        const { id, title, body, filingId, link, template, companyId, userId } = row;
        const category = row.category as MessageCategory;
        const persons = people
          .filter((each) =>
            companyId
              ? each.companyId === companyId && !(each.reminderDays && isReplacedByOwnDays(template))
              : each.id === userId,
          )
          .map(({ role, choices, phone, email, about }): DeliveryRecipient => {
            const side = isSent && !choices[category] ? 'expert' : getRecipientSide(role);
            return { side, choices, addresses: { sms: phone, mail: email }, scene: template, about };
          });
        const chosen = contacts.get(companyId ?? '') ?? {};
        return createOutboxMessages(
          [...persons, ...(contact ? [toContactRecipient(contact, chosen)] : [])],
          category,
          { sms: short, mail: mailOf(title, body, link) },
          { title, messageId: id, notBefore, ...(filingId && { filingId }), ...(isBulk && { bulk: true }) },
        );
      };
      await outbox.enqueue(...goings.flatMap(messagesOf));
    },

    withdraw: (messageId: string): Promise<boolean> => outbox.withdraw({ messageId }),

    /** Enqueues SMS and mail for the contact of a company only. */
    async toContact(
      companyId: string,
      contact: ContactNotice,
      code: MessageTemplateCode,
      params: MessageParameters,
    ): Promise<void> {
      const template = messageTemplates[code];
      const { title, body } = fillTemplate(template, params);
      const texts = { sms: formatSms(template, params), mail: mailOf(title, body) };
      const chosen = (await store.choicesOf([companyId])).get(companyId) ?? {};
      await outbox.enqueue(
        ...createOutboxMessages([toContactRecipient(contact, chosen)], template.category, texts, {
          title,
          bulk: true,
        }),
      );
    },
  };
}
