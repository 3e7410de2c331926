/** A message of the catalogue that leaves the house: to the contact of a company, by SMS and by mail where these are known. */
import {
  fillTemplate,
  type MessageParameters,
  type MessageTemplateCode,
  messageTemplates,
} from '../../domain/filing/notices';
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
  /** As gateways and the outbox name the occasion. */
  scene: string;
  template: MessageTemplateCode;
  params: MessageParameters;
}

export async function noteContact(
  outbox: Outbox,
  { mobile, mail }: Contact,
  { scene, template, params }: ContactNotice,
): Promise<void> {
  const { title, body } = fillTemplate(messageTemplates[template], params);
  const text = `${title.zh}：${body.zh}`;
  if (typeof mobile === 'string' && mobile) await outbox.enqueue({ kind: 'sms', to: mobile, scene, text });
  if (typeof mail === 'string' && mail) await outbox.enqueue({ kind: 'mail', to: mail, scene, text });
}
