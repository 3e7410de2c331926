import type { Program } from '../../domain/definition';
import { type ExpertNotice, expertNotices } from '../../domain/experts/notices';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';

/** How a person is reached: by mail, and by SMS where there is none. */
export interface Addressee {
  email: string | null;
  phone: string | null;
}

/** What a notice is about. */
export interface NoticeSubject {
  program: Pick<Program, 'title'>;
  filingId: string;
  dueAt: Date;
}

/** Under which a filing is known to its experts: it says nothing of the company. */
export const codeOf = (filingId: string): string => filingId.slice(0, 8).toUpperCase();

export function createExpertMail({ outbox, env }: Pick<Deps, 'outbox' | 'env'>) {
  /** In the transaction of what it tells of. */
  return async function tellExpert(
    notice: ExpertNotice,
    { email, phone }: Addressee,
    { program, filingId, dueAt }: NoticeSubject,
  ): Promise<void> {
    const params = { program: program.title, code: codeOf(filingId), deadline: minuteOf(dueAt) };
    const { zh } = fillText(expertNotices[notice], params);
    const page = notice === 'stepped_aside' ? `/review/filing?id=${filingId}` : '/review/assessments';
    const text = env.publicUrl ? `${zh}${env.publicUrl}${page}` : zh;
    const scene = `expert_${notice}`;
    if (email) await outbox.enqueue({ kind: 'mail', to: email, scene, text });
    else if (phone) await outbox.enqueue({ kind: 'sms', to: phone, scene, text });
  };
}

export type TellExpert = ReturnType<typeof createExpertMail>;
