/** What a company is told of a decision: a message in its inbox, and an SMS and a mail where the message is one to act on. */
import {
  fillTemplate,
  type MessageParameters,
  type MessageTemplate,
  type MessageTemplateCode,
  messageTemplates,
} from '../../domain/filing/notices';
import type { Program } from '../../domain/programs/define';
import type { Deps } from '../deps';
import type { FilingRow } from '../filings/filings-store';
import type { Inbox } from '../inbox/inbox-service';

type Profile = Record<string, unknown>;

export function createTelling({ outbox, inbox }: Pick<Deps, 'outbox'> & { inbox: Pick<Inbox, 'send'> }) {
  async function sendOut(template: MessageTemplateCode, profile: Profile, params: MessageParameters) {
    const { title, body } = fillTemplate(messageTemplates[template], params);
    const text = `${title.zh}：${body.zh}`;
    const { contact_mobile: mobile, contact_email: mail } = profile;
    const scene = `filing_${template}`;
    if (typeof mobile === 'string' && mobile) await outbox.enqueue({ kind: 'sms', to: mobile, scene, text });
    if (typeof mail === 'string' && mail) await outbox.enqueue({ kind: 'mail', to: mail, scene, text });
  }

  /** In the transaction of the decision. */
  return async function tell(
    program: Program,
    row: FilingRow,
    profile: Profile,
    template: MessageTemplateCode,
    params: MessageParameters,
  ): Promise<void> {
    await inbox.send({
      companyId: row.companyId,
      template,
      program: program.key,
      filingId: row.id,
      link: `${program.route}?id=${row.id}`,
      params,
    });
    const { sms }: MessageTemplate = messageTemplates[template];
    if (sms === true) await sendOut(template, profile, params);
  };
}

export type Tell = ReturnType<typeof createTelling>;
