import type { Program } from '../../domain/definition';
import { nameFilings } from '../../domain/experts/message-gathering';
import { type ExpertTemplate, expertTemplates } from '../../domain/experts/templates';
import { fillText, type TextParameters } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';

export interface NoticeAddressee {
  userId: string;
  /** Name of the absent officer whose deputy the person is. */
  inPlaceOf?: string | undefined;
}

/** Filing that a message is about, with the code by which its experts know it. */
export interface NoticeSubject {
  program: Pick<Program, 'title'>;
  filingId: string;
  code: string;
  dueAt: Date;
}

const OFFICE_NOTICES: readonly ExpertTemplate[] = ['stepped_aside', 'handed_back'];

const getNoticePage = (notice: ExpertTemplate, [first, ...others]: readonly NoticeSubject[]): string => {
  if (!OFFICE_NOTICES.includes(notice)) return '/review/assessments';
  return others.length === 0
    ? `/review/filing?id=${first?.filingId}`
    : '/review/filings?status=expert_review';
};

/**
 * Sends one message about all the filings, in the portal and by the chosen channels, in the transaction of the event.
 */
export async function notifyExpert(
  { inbox }: Pick<Deps, 'inbox'>,
  notice: ExpertTemplate,
  { userId, inPlaceOf }: NoticeAddressee,
  subjects: readonly NoticeSubject[],
  params: TextParameters = {},
): Promise<void> {
  if (subjects.length === 0) return;
  const deadline = new Date(Math.min(...subjects.map(({ dueAt }) => dueAt.getTime())));
  const filings = nameFilings(subjects.map(({ program, code }) => ({ program: program.title, code })));
  const template = expertTemplates[notice];
  await inbox.post({
    userId,
    inPlaceOf,
    category: 'review',
    template: `expert_${notice}`,
    title: template.title,
    body: fillText(template, {
      filings,
      deadline: formatBeijingMinute(deadline),
      ...params,
    }),
    link: getNoticePage(notice, subjects),
    isSent: true,
  });
}
