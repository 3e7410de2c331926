/** Wording of statuses, steps and messages of a filing that depends on what its program decides. */
import { type DecidingProgram, findDecisionKind, getDecisionWords } from '../definition';
import type { MessageParameters } from '../inbox/messages';
import { fillText, joinTexts, type Text } from '../text';
import { actionNames, type FilingAction } from './actions';
import type { OfficeAction } from './deciding';
import { type FilingStatus, statuses } from './status';
import { wordMoney } from './units';

/** Name of a status; without a program, in words that suit all programs. */
export function getStatusWords(status: FilingStatus, program?: DecidingProgram): Text {
  if (program && status === 'approved') return getDecisionWords(program).approved;
  if (program && status === 'revoked') return getDecisionWords(program).revoked;
  return statuses[status];
}

/** Name of a step as the log shows it. */
export function getActionWords(action: FilingAction, program?: DecidingProgram): Text {
  const { decision, proposed, revoke } = getDecisionWords(program ?? {});
  const own: Partial<Record<FilingAction, Text>> = { publicise: proposed, approve: decision, revoke };
  return (program && own[action]) ?? actionNames[action];
}

/** Imperative names of office actions in English and Arabic: the log states what was done, a choice what to do. */
const imperatives: Record<Exclude<OfficeAction, 'approve' | 'revoke'>, Omit<Required<Text>, 'zh'>> = {
  return_first: { en: 'Return for correction', ar: 'إعادة للتصحيح' },
  pass_first: { en: 'Pass', ar: 'اجتياز' },
  reject_first: { en: 'Reject', ar: 'رفض' },
  pass_level: { en: 'Pass this level', ar: 'اجتياز هذا المستوى' },
  return_level: { en: 'Return for correction', ar: 'إعادة للتصحيح' },
  reject_level: { en: 'Reject', ar: 'رفض' },
  return_city: { en: 'Return for correction', ar: 'إعادة للتصحيح' },
  to_experts: { en: 'Send to experts', ar: 'إرسال إلى الخبراء' },
  publicise: { en: 'Put on public notice', ar: 'إعلان للعموم' },
  reject_city: { en: 'Reject', ar: 'رفض' },
  extend_correction: { en: 'Extend the deadline', ar: 'تمديد المهلة' },
};

/** Name of a step as a choice offers it. */
export function getStepWords(action: OfficeAction, program: DecidingProgram): Text {
  const { decide, revoke } = getDecisionWords(program);
  if (action === 'approve') return decide;
  if (action === 'revoke') return revoke;
  return { zh: getActionWords(action, program).zh, ...imperatives[action] };
}

/** True where the company signs a task book: for project funding. */
export const isTaskBookRequired = (program: DecidingProgram, grant: number): boolean =>
  grant > 0 && findDecisionKind(program) === 'funding';

/** Deadline for signing a task book, and instructions for signing it. */
export interface TaskBook {
  due: string;
  how: Text;
}

const terms = {
  grant: {
    zh: '，资助{{grant}}',
    en: ', with a grant of {{grant}}',
    ar: '، بمنحة {{grant}}',
  },
  taskBook: {
    zh: '，请于{{due}}前签订任务书（{{how}}）',
    en: '. Sign the task book before {{due}} ({{how}})',
    ar: '. وقّع دفتر المهمة قبل {{due}} ({{how}})',
  },
};

/** Clause about the grant of an approval, appended to its number; empty for no grant. */
function termsOf(grant: number, taskBook: TaskBook | undefined): Text {
  if (grant <= 0) return { zh: '', en: '' };
  const granted = fillText(terms.grant, { grant: wordMoney(grant) });
  return taskBook ? joinTexts([granted, fillText(terms.taskBook, { ...taskBook })], '', '') : granted;
}

/** Parameters of a message that depend on what the program decides. */
export function createOutcomeParameters(
  program: DecidingProgram,
  grant: number,
  taskBook?: TaskBook,
): MessageParameters {
  const { approved, proposed, revoked } = getDecisionWords(program);
  return { approved, proposed, revoked, terms: termsOf(grant, taskBook) };
}
