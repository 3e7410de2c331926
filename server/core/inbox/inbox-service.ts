import { randomUUID } from 'node:crypto';
import {
  fillTemplate,
  formatShortText,
  formatSms,
  type MessageCategory,
  type MessageParameters,
  type MessageTemplate,
  messageCategories,
  nameAbsentPerson,
} from '../../../domain/inbox/messages';
import { type MessageTemplateCode, messageTemplates } from '../../../domain/inbox/templates.generated';
import { isReplacedByOwnDays } from '../../../domain/reminders/reminder-kinds';
import type { Text } from '../../../domain/text';
import { DAY_MS } from '../../../domain/time';
import { isTrialProgram, markAsTrial } from '../../../domain/trials/trial-key';
import { createInboxStore, type MessageRecipient } from './inbox-store';
import {
  type ContactNotice,
  createOutsideDelivery,
  type OutgoingMessage,
  type OutsideDeliveryDeps,
} from './outside-delivery';

const ROWS_AT_A_TIME = 500;

/** Program, filing and page that a message refers to. */
interface MessageSubject {
  program?: string;
  filingId?: string;
  /** A path of the portal. */
  link?: string;
}

/**
 * `contact`: the company's contact, who is notified as well; `inPlaceOf`: name of the absent person for whom the deputy
 * gets the message.
 */
type MessageDetails = MessageRecipient & {
  params: MessageParameters;
  contact?: ContactNotice;
  inPlaceOf?: string | undefined;
  /** Id by which the message can be withdrawn; a new one by default. */
  id?: string;
  /** Time before which no SMS and no mail goes out, so that they can be withdrawn. */
  notBefore?: Date;
};

export type TemplateMessage = MessageSubject & MessageDetails & { template: MessageTemplateCode };

/** Message to many recipients, with parameters for each. */
export interface WideMessage extends MessageSubject {
  template: MessageTemplateCode;
  each: MessageDetails[];
}

/** A message with a wording of its own. */
interface Wording extends MessageSubject {
  category: MessageCategory;
  /** Name of the origin of the wording, in place of a template code. */
  template: string;
  title: Text;
  body: Text;
}

/** `isSent`: also sent by SMS and mail, unless the person has chosen otherwise. */
export type FreeMessage = Wording & MessageRecipient & { isSent?: true; inPlaceOf?: string | undefined };

/** A message that several companies get alike: a copy of an office's announcement. */
export interface CommonMessage extends Wording {
  noticeId: string;
}

/** Messages to companies, each of whose users has read flags of their own, and to single people of the offices. */
export function createInbox(deps: OutsideDeliveryDeps) {
  const { db, clock } = deps;
  const store = createInboxStore(db);
  const outside = createOutsideDelivery(deps);

  /** The fields that follow from the category. */
  function createCategoryFields(category: MessageCategory) {
    const createdAt = clock();
    const { priority, keepDays } = messageCategories[category];
    const expiresAt = new Date(createdAt.getTime() + keepDays * DAY_MS);
    return { category, priority, createdAt, expiresAt };
  }

  /** Stores messages, and sends them outside. Those about a trial bear its mark, and stay in the portal. */
  async function deliver(goings: readonly OutgoingMessage[]): Promise<void> {
    const isTrial = ({ row }: OutgoingMessage) => isTrialProgram(row.program);
    await store.insert(
      goings.map((going) =>
        isTrial(going) ? { ...going.row, title: markAsTrial(going.row.title) } : going.row,
      ),
    );
    await outside.leave(goings.filter((going) => !isTrial(going)));
  }

  /** Writes a message with a wording of its own, in the open transaction where there is one. */
  async function post({ category, isSent, inPlaceOf, ...message }: FreeMessage): Promise<void> {
    const body = nameAbsentPerson(message.body, inPlaceOf);
    const row = { ...message, body, id: randomUUID(), ...createCategoryFields(category) };
    await deliver([{ row, short: formatShortText(row.title, row.body), ...(isSent && { isSent }) }]);
  }

  /**
   * Writes a message of the catalogue to many recipients; it ends earlier messages about the link that its template
   * supersedes.
   */
  async function sendToEach({ template: code, each, ...subject }: WideMessage): Promise<void> {
    const template: MessageTemplate = messageTemplates[code];
    const common = { ...subject, template: code, ...createCategoryFields(template.category) };
    for (let i = 0; i < each.length; i += ROWS_AT_A_TIME) {
      const some = each.slice(i, i + ROWS_AT_A_TIME);
      if (subject.link && template.overtakes)
        await store.expire(some, subject.link, common.createdAt, template.overtakes);
      const goings = some.map(({ params, inPlaceOf, contact, id = randomUUID(), notBefore, ...to }) => ({
        row: { ...common, ...fillTemplate(template, params, inPlaceOf), ...to, id },
        short: formatSms(template, params, inPlaceOf),
        contact,
        notBefore,
      }));
      await deliver(goings);
      if (isReplacedByOwnDays(code))
        await store.silence(
          goings.map(({ row }) => row.id),
          common.createdAt,
        );
    }
  }

  return {
    post,
    sendToEach,

    /** Writes a message of the catalogue, in the open transaction where there is one. */
    send: (message: TemplateMessage): Promise<void> => {
      const { companyId, userId, params, inPlaceOf, contact, id, notBefore, ...subject } = message;
      const to = companyId === undefined ? { userId } : { companyId };
      const details = {
        params,
        inPlaceOf,
        ...(contact && { contact }),
        ...(id && { id }),
        ...(notBefore && { notBefore }),
      };
      return sendToEach({ ...subject, each: [{ ...to, ...details }] });
    },

    /** Takes a message back: it ends in the portal. Returns true where no SMS and no mail had been tried yet. */
    async withdraw(id: string): Promise<boolean> {
      await store.end(id, clock());
      return outside.withdraw(id);
    },

    /** Notifies the contact of a company by SMS and mail only, without a message in the portal. */
    sendToContact: outside.toContact,

    /** Writes a copy of a notice for each company that has none yet. Returns the number of copies written. */
    async postToEach(companyIds: string[], { category, ...message }: CommonMessage): Promise<number> {
      const common = { ...message, ...createCategoryFields(category) };
      const rows = companyIds.map((companyId) => ({ ...common, companyId, id: randomUUID() }));
      const written = await store.insertMissing(rows);
      const short = formatShortText(message.title, message.body);
      await outside.leave(rows.filter(({ id }) => written.has(id)).map((row) => ({ row, short })));
      return written.size;
    },

    /** Those of the people whose message about a link has not ended. */
    holders: (people: readonly string[], link: string): Promise<string[]> =>
      store.holders(people, link, clock()),

    /** Ends the messages about a link. */
    retire: (to: readonly MessageRecipient[], link: string): Promise<void> => store.expire(to, link, clock()),
  };
}

export type InboxService = ReturnType<typeof createInbox>;
