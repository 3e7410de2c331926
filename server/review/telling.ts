/** What a company is told of a decision: a message in its inbox; an SMS or a mail too where its template says so. */

import type { Program } from '../../domain/definition';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { type MessageTemplateCode, messageTemplates } from '../../domain/inbox/templates';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import { contactOf, noteContact } from '../core/outbox/contact-notice';
import type { FilingRow } from '../filings/filings-store';

type Profile = Record<string, unknown>;

export function createTelling({ outbox, inbox }: Pick<Deps, 'outbox'> & { inbox: Pick<Inbox, 'send'> }) {
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
    const { sms, mail }: MessageTemplate = messageTemplates[template];
    const contact = contactOf(profile);
    const reached = sms === true ? contact : mail && { mail: contact.mail };
    if (reached) {
      const about = row.company.name;
      await noteContact(outbox, reached, { scene: `filing_${template}`, template, params, about });
    }
  };
}

export type Tell = ReturnType<typeof createTelling>;
