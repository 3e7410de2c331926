import type { Program } from '../../domain/definition';
import { type ExpertTemplate, expertTemplates } from '../../domain/experts/templates';
import { fillText } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';

export interface Addressee {
  userId: string;
}

export interface NoticeSubject {
  program: Pick<Program, 'title'>;
  filingId: string;
  dueAt: Date;
}

/** The code of a filing for its experts: it says nothing of the company. */
export const codeOf = (filingId: string): string => filingId.slice(0, 8).toUpperCase();

/** In the portal, and outside as the person has chosen; in the transaction of the event that the notice is about. */
export async function notifyExpert(
  { inbox }: Pick<Deps, 'inbox'>,
  notice: ExpertTemplate,
  { userId }: Addressee,
  { program, filingId, dueAt }: NoticeSubject,
): Promise<void> {
  const params = { program: program.title, code: codeOf(filingId), deadline: minuteOf(dueAt) };
  const { title } = expertTemplates[notice];
  const body = fillText(expertTemplates[notice], params);
  const isForOffice = notice === 'stepped_aside' || notice === 'handed_back';
  const page = isForOffice ? `/review/filing?id=${filingId}` : '/review/assessments';
  const template = `expert_${notice}`;
  await inbox.post({ userId, category: 'review', template, title, body, link: page, isSent: true });
}
