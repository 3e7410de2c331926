/** Decisions on which a company receives a letter, and the titles of these letters. The letter itself is in Chinese. */
import { APPEAL_DAYS } from '../appeals/appeal';
import { type DecidingProgram, getDecisionWords } from '../definition';
import type { FilingAction } from '../filing/actions';
import { isFirstReview } from '../filing/office-settings';
import { type FilingStatus, statuses } from '../filing/status';
import type { Text } from '../text';
import { formatMinuteInChinese } from './words';

interface LetterName {
  title: string;
  /** English and Arabic titles, for the list of letters. */
  en: string;
  ar: string;
  outcome: string;
  closing: string;
}

const OBJECTION = `如不服本决定，可自决定之日起${APPEAL_DAYS}个工作日内{{last}}登录申报系统提出申诉；也可向{{office}}书面提出异议，并注明本文书编号。`;

const APPEAL = { title: '申诉处理决定书', en: 'Decision on an appeal', ar: 'قرار في تظلم' };
const UPHELD = { ...APPEAL, closing: '请登录申报系统查看办理状态。' };

export const letterNames = {
  approve: {
    title: '审核通过通知书',
    en: 'Notice of approval',
    ar: 'إشعار بالموافقة',
    outcome: '通过',
    closing: '请妥善保存本通知书。',
  },
  reject_first: {
    title: '审核不通过通知书',
    en: 'Notice of rejection',
    ar: 'إشعار بالرفض',
    outcome: '不通过（初审）',
    closing: OBJECTION,
  },
  reject_level: {
    title: '审核不通过通知书',
    en: 'Notice of rejection',
    ar: 'إشعار بالرفض',
    outcome: '不通过（逐级审核）',
    closing: OBJECTION,
  },
  reject_city: {
    title: '审核不通过通知书',
    en: 'Notice of rejection',
    ar: 'إشعار بالرفض',
    outcome: '不通过',
    closing: OBJECTION,
  },
  expire_correction: {
    title: '审核不通过通知书',
    en: 'Notice of rejection',
    ar: 'إشعار بالرفض',
    outcome: '不通过（逾期未修改）',
    closing: OBJECTION,
  },
  revoke: {
    title: '撤销决定书',
    en: 'Notice of revocation',
    ar: 'إشعار بالإلغاء',
    outcome: '撤销',
    closing: OBJECTION,
  },
  return_first: {
    title: '退回修改通知书',
    en: 'Notice of correction',
    ar: 'إشعار بالتصحيح',
    outcome: '退回修改（初审）',
    closing: '修改中如有疑问，请在申报系统的互动交流中咨询。',
  },
  return_level: {
    title: '退回修改通知书',
    en: 'Notice of correction',
    ar: 'إشعار بالتصحيح',
    outcome: '退回修改（逐级审核）',
    closing: '修改中如有疑问，请在申报系统的互动交流中咨询。',
  },
  return_city: {
    title: '退回修改通知书',
    en: 'Notice of correction',
    ar: 'إشعار بالتصحيح',
    outcome: '退回修改',
    closing: '修改中如有疑问，请在申报系统的互动交流中咨询。',
  },
  reopen_to_first: { ...UPHELD, outcome: '申诉成立，重新初审' },
  reopen_to_level: { ...UPHELD, outcome: '申诉成立，由原审核级重新审核' },
  reopen_to_experts: { ...UPHELD, outcome: '申诉成立，恢复到专家评审' },
  reopen_to_correction: { ...UPHELD, outcome: '申诉成立，重新给予修改时间' },
  reinstate: { ...UPHELD, outcome: '申诉成立，解除撤销' },
  dismiss_appeal: { ...APPEAL, outcome: '申诉不成立，维持原决定', closing: '同一决定只能申诉一次。' },
} as const satisfies Partial<Record<FilingAction, LetterName>>;

export type LetterAction = keyof typeof letterNames;

/** True for actions on which a company receives a letter. */
export const isLetterAction = (action: string): action is LetterAction => Object.hasOwn(letterNames, action);

/** True for actions that leave the earlier decision in force. */
export const leavesDecision = (action: LetterAction): boolean => action === 'dismiss_appeal';

/**
 * True where the letter of an action has a document number: letters of the city office have one, letters of a department have
 * only a letter number.
 */
export const hasDocumentNumber = (action: FilingAction): boolean =>
  isLetterAction(action) && !isFirstReview(action);

/** Returns the title of a letter; titles of approvals and revocations depend on what the program decides. */
export function getLetterName(action: LetterAction, program: DecidingProgram = {}): Text {
  const { title, en, ar } = letterNames[action];
  const { decision, revoke } = getDecisionWords(program);
  if (action === 'approve') return { zh: `${decision.zh}通知书`, en, ar };
  if (action === 'revoke') return { zh: `${revoke.zh}决定书`, en, ar };
  return { zh: title, en, ar };
}

/** Closing words of a letter: how the company can contest the decision, and until when. */
export function createLetterClosing(action: LetterAction, office: string, appealUntil: Date | null): string {
  const last = appealUntil ? `（${formatMinuteInChinese(appealUntil)}前）` : '';
  return letterNames[action].closing.replace('{{office}}', office).replace('{{last}}', last);
}

/** Describes the decision as its letter words it. */
export function describeLetterOutcome(action: LetterAction, program: DecidingProgram): string {
  const { approved, revoked } = getDecisionWords(program);
  if (action === 'approve') return approved.zh;
  return action === 'revoke' ? revoked.zh : letterNames[action].outcome;
}

/** True for statuses in which the latest decision on the filing was communicated by a letter. */
export const hasLetter = (status: FilingStatus): boolean => statuses[status].isDecided;
