/** A message of the catalogue that leaves the house: to the contact of a company, by SMS and by mail where these are known. */

import { fillTemplate, type MessageParameters } from '../../../domain/inbox/messages';
import { shortMessage } from '../../../domain/inbox/short-message';
import { type MessageTemplateCode, messageTemplates } from '../../../domain/inbox/templates';
import type { Outbox } from './outbox-store';

export interface Contact {
  mobile?: unknown;
  mail: unknown;
}

export const contactOf = ({
  contact_mobile: mobile,
  contact_email: mail,
}: Record<string, unknown>): Contact => ({
  mobile,
  mail,
});

interface ContactNotice {
  /** The occasion in the words of gateways and outbox. */
  scene: string;
  template: MessageTemplateCode;
  params: MessageParameters;
  /** The company, by name. */
  about: string;
  /** One of many that are sent alike. */
  bulk?: true;
}

export async function noteContact(
  outbox: Outbox,
  { mobile, mail }: Contact,
  { scene, template, params, about, bulk }: ContactNotice,
): Promise<void> {
  const { title, body } = fillTemplate(messageTemplates[template], params);
  const common = { scene, title, about, ...(bulk && { bulk }) };
  if (typeof mobile === 'string' && mobile) {
    const text = shortMessage(messageTemplates[template], params);
    await outbox.enqueue({ ...common, kind: 'sms', to: mobile, text });
  }
  if (typeof mail === 'string' && mail)
    await outbox.enqueue({ ...common, kind: 'mail', to: mail, text: `${title.zh}：${body.zh}` });
}
