import type { Program } from '../../domain/definition';
import { type ExpertTemplate, expertTemplates } from '../../domain/experts/templates';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';

/** A person is reached in the portal and by mail, and by SMS where there is no mail address. */
export interface Addressee {
  userId: string;
  email: string | null;
  phone: string | null;
}

export interface NoticeSubject {
  program: Pick<Program, 'title'>;
  filingId: string;
  dueAt: Date;
}

/** The code of a filing for its experts: it says nothing of the company. */
export const codeOf = (filingId: string): string => filingId.slice(0, 8).toUpperCase();

/** In the transaction of the event that the notice is about. */
export async function notifyExpert(
  { inbox, outbox, env }: Pick<Deps, 'inbox' | 'outbox' | 'env'>,
  notice: ExpertTemplate,
  { userId, email, phone }: Addressee,
  { program, filingId, dueAt }: NoticeSubject,
): Promise<void> {
  const params = { program: program.title, code: codeOf(filingId), deadline: minuteOf(dueAt) };
  const { title } = expertTemplates[notice];
  const body = fillText(expertTemplates[notice], params);
  const isForOffice = notice === 'stepped_aside' || notice === 'handed_back';
  const page = isForOffice ? `/review/filing?id=${filingId}` : '/review/assessments';
  const scene = `expert_${notice}`;
  await inbox.post({ userId, category: 'review', template: scene, title, body, link: page });
  const text = env.publicUrl ? `${body.zh}${env.publicUrl}${page}` : body.zh;
  if (email) await outbox.enqueue({ kind: 'mail', to: email, scene, text });
  else if (phone) await outbox.enqueue({ kind: 'sms', to: phone, scene, text });
}
