import type { Program } from '../../domain/definition';
import { type ExpertTemplate, expertTemplates } from '../../domain/experts/templates';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';

/** A person is reached by mail, and by SMS where there is no mail address. */
export interface Addressee {
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
  { outbox, env }: Pick<Deps, 'outbox' | 'env'>,
  notice: ExpertTemplate,
  { email, phone }: Addressee,
  { program, filingId, dueAt }: NoticeSubject,
): Promise<void> {
  const params = { program: program.title, code: codeOf(filingId), deadline: minuteOf(dueAt) };
  const { zh } = fillText(expertTemplates[notice], params);
  const page = notice === 'stepped_aside' ? `/review/filing?id=${filingId}` : '/review/assessments';
  const text = env.publicUrl ? `${zh}${env.publicUrl}${page}` : zh;
  const scene = `expert_${notice}`;
  if (email) await outbox.enqueue({ kind: 'mail', to: email, scene, text });
  else if (phone) await outbox.enqueue({ kind: 'sms', to: phone, scene, text });
}
