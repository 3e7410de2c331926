/** Wording of statuses, steps and messages of a filing that depends on what its program decides. */
import { type DecidingProgram, findDecisionKind, getDecisionWords } from '../definition';
import type { MessageParameters } from '../inbox/messages';
import type { ValidityPeriod } from '../recognitions/recognition';
import { fillText, joinTexts, type Text } from '../text';
import { type LevelCode, levelInfo } from '../workflow/workflow';
import { actionNames, type FilingAction, type OfficeAction } from './actions';
import { type FilingStatus, statuses } from './status';
import { wordMoney } from './units';

/** Name of a status; without a program, in words that suit all programs. */
export function getStatusWords(status: FilingStatus, program?: DecidingProgram): Text {
  if (program && status === 'approved') return getDecisionWords(program).approved;
  if (program && status === 'revoked') return getDecisionWords(program).revoked;
  return statuses[status];
}

const returnedBy: Text = { zh: '{{level}}退回', en: '{{level}}: returned', ar: '{{level}}: أُعيد' };
const rejectedBy: Text = { zh: '{{level}}不通过', en: '{{level}}: rejected', ar: '{{level}}: رُفض' };
const sentAgainTo: Text = {
  zh: '修改后提交（{{level}}）',
  en: 'Corrected and submitted ({{level}})',
  ar: 'صُحِّح وقُدِّم ({{level}})',
};

/** Names of steps that any level may take, with the level that takes them. */
const namesWithLevel: Partial<Record<FilingAction, Text>> = {
  pass_level: { zh: '{{level}}通过', en: '{{level}}: passed', ar: '{{level}}: اجتاز' },
  return_level: returnedBy,
  return_city: returnedBy,
  reject_level: rejectedBy,
  reject_city: rejectedBy,
  resubmit_to_level: sentAgainTo,
  resubmit_to_city: sentAgainTo,
};

/** Name of a step as the log shows it; with its level where that is known and the step has no usual one. */
export function getActionWords(action: FilingAction, program?: DecidingProgram, level?: LevelCode): Text {
  const { decision, proposed, revoke, revoked } = getDecisionWords(program ?? {});
  // The log states what was done; in Chinese the step reads alike before and after.
  const revocation = { ...revoked, zh: revoke.zh };
  const own: Partial<Record<FilingAction, Text>> = {
    publicise: proposed,
    approve: decision,
    revoke: revocation,
  };
  const withLevel = namesWithLevel[action];
  const isUsual = action.endsWith('_city') && level === 'city';
  if (withLevel && level && !isUsual) return fillText(withLevel, { level: levelInfo[level] });
  return (program && own[action]) ?? actionNames[action];
}

/** Imperative names of office actions: the log states what was done, a choice what to do. In Chinese most read alike. */
const imperatives: Record<Exclude<OfficeAction, 'approve' | 'revoke'>, Partial<Text>> = {
  return_first: { en: 'Return for correction', ar: 'إعادة للتصحيح' },
  pass_first: { en: 'Pass', ar: 'اجتياز' },
  reject_first: { en: 'Reject', ar: 'رفض' },
  pass_level: { en: 'Pass this level', ar: 'اجتياز هذا المستوى' },
  return_level: { en: 'Return for correction', ar: 'إعادة للتصحيح' },
  reject_level: { en: 'Reject', ar: 'رفض' },
  return_city: { zh: '退回修改', en: 'Return for correction', ar: 'إعادة للتصحيح' },
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
  return { ...getActionWords(action, program), ...imperatives[action] };
}

/** True where the company signs a task book: for project funding. */
export const isTaskBookRequired = (program: DecidingProgram, grant: number): boolean =>
  grant > 0 && findDecisionKind(program) === 'funding';

/** Deadline for signing a task book, and instructions for signing it. */
export interface TaskBook {
  due: string;
  how: Text;
}

const clauses = {
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
  certificate: {
    zh: '，有效期{{from}}至{{to}}，证书请在该申报的页面下载',
    en: ', valid from {{from}} to {{to}}. Download the certificate on the page of the declaration',
    ar: '، صالح من {{from}} إلى {{to}}. نزّل الشهادة من صفحة التصريح',
  },
};

/** Terms of an approval besides its grant. */
interface ApprovalTerms {
  taskBook?: TaskBook | undefined;
  /** Validity of the recognition that it gives. */
  validity?: ValidityPeriod | undefined;
}

/** Clauses about the terms of an approval, appended to its number; empty without any. */
function describeTerms(grant: number, { taskBook, validity }: ApprovalTerms): Text {
  const granted = grant > 0 ? [fillText(clauses.grant, { grant: wordMoney(grant) })] : [];
  const said = [
    ...granted,
    ...(grant > 0 && taskBook ? [fillText(clauses.taskBook, { ...taskBook })] : []),
    ...(validity ? [fillText(clauses.certificate, { ...validity })] : []),
  ];
  return joinTexts(said, '', '');
}

/** Parameters of a message that depend on what the program decides. */
export function createOutcomeParameters(
  program: DecidingProgram,
  grant: number,
  terms: ApprovalTerms = {},
): MessageParameters {
  const { approved, proposed, revoked } = getDecisionWords(program);
  return { approved, proposed, revoked, terms: describeTerms(grant, terms) };
}
