import type { DecisionKind, Dictionary, Option } from '../definition';

/** Acts that need reasons; the first review has fewer reasons to reject than the levels above it. */
export type ReasonedAct = 'return' | 'reject_first' | 'reject' | 'revoke';

interface ReasonScope {
  acts: readonly ReasonedAct[];
  kinds?: readonly DecisionKind[];
}

const RETURN: readonly ReasonedAct[] = ['return'];
const REJECT: readonly ReasonedAct[] = ['reject'];
const REVOKE: readonly ReasonedAct[] = ['revoke'];

const FUNDING: readonly DecisionKind[] = ['funding'];

/**
 * Reasons of decisions against a company, each with the acts for which it can be chosen, and with the kinds of decision that know
 * it where not all do; old records may hold any of them. Source: practice; those of the first rejection, the catalogue (T08).
 */
export const decisionReason = {
  name: 'decision_reason',
  title: { zh: '决定原因', en: 'Reason for a decision', ar: 'سبب القرار' },
  items: [
    { value: 'incomplete', zh: '材料不完整', en: 'Material incomplete', ar: 'المستندات غير مكتملة', acts: RETURN },
    { value: 'no_seal', zh: '缺少签字或盖章', en: 'Signature or seal missing', ar: 'التوقيع أو الختم ناقص', acts: RETURN },
    { value: 'mismatch', zh: '数据前后不一致', en: 'Figures do not agree', ar: 'الأرقام غير متطابقة', acts: RETURN },
    { value: 'unclear', zh: '附件不清晰', en: 'Attachment not legible', ar: 'المرفق غير واضح', acts: RETURN },
    { value: 'budget', zh: '经费预算不合理', en: 'Budget not reasonable', ar: 'الميزانية غير معقولة', acts: ['return', 'reject'], kinds: ['funding', 'publication'] },
    {
      value: 'eligibility',
      zh: '不符合申报条件',
      en: 'Not eligible',
      ar: 'لا يستوفي الشروط',
      acts: ['return', 'reject_first', 'reject'],
    },
    {
      value: 'over_limit',
      zh: '超出限项',
      en: 'Over the limit on applications',
      ar: 'تجاوز عدد الطلبات المسموح',
      acts: ['return', 'reject_first', 'reject'],
    },
    {
      value: 'wrong_category',
      zh: '申报类别错误',
      en: 'Wrong category',
      ar: 'الفئة غير صحيحة',
      acts: ['return', 'reject_first', 'reject'],
    },
    { value: 'not_corrected', zh: '修改后仍不符合要求', en: 'Still not right after correction', ar: 'لا يزال غير مطابق بعد التصحيح', acts: REJECT },
    { value: 'duplicate', zh: '重复申报', en: 'Applied for twice', ar: 'طلب مكرر', acts: REJECT },
    { value: 'low_score', zh: '评审未达到要求', en: 'Assessed below what is required', ar: 'التقييم دون المطلوب', acts: REJECT },
    { value: 'not_selected', zh: '择优未入选', en: 'Not among the selected', ar: 'لم يقع عليه الاختيار', acts: REJECT },
    { value: 'objection', zh: '公示异议成立', en: 'Objection in the public notice upheld', ar: 'قُبل اعتراض قُدّم أثناء الإعلان', acts: REJECT },
    { value: 'discredited', zh: '列入失信名单', en: 'On a credit black list', ar: 'مدرج في قائمة ائتمان سوداء', acts: REJECT },
    { value: 'falsified', zh: '弄虚作假', en: 'Falsification', ar: 'تزوير', acts: ['reject', 'revoke'] },
    { value: 'overdue_acceptance', zh: '未按期验收', en: 'Not accepted in time', ar: 'لم يُسلَّم في موعده', acts: REVOKE, kinds: FUNDING },
    { value: 'misused_funds', zh: '挪用经费', en: 'Misuse of funds', ar: 'إساءة استخدام الأموال', acts: REVOKE, kinds: FUNDING },
    { value: 'unqualified', zh: '不再符合认定条件', en: 'No longer qualifies', ar: 'لم يعد يستوفي الشروط', acts: REVOKE, kinds: ['recognition'] },
    { value: 'unlawful', zh: '违法违规', en: 'Breach of law or rules', ar: 'مخالفة القانون أو القواعد', acts: REVOKE },
    { value: 'dissolved', zh: '企业注销', en: 'Company dissolved', ar: 'شُطبت الشركة', acts: REVOKE },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى', acts: ['return', 'reject', 'revoke'] },
  ],
} as const satisfies Dictionary & { items: readonly (Option & ReasonScope)[] };

export type DecisionReason = (typeof decisionReason.items)[number]['value'];
export const DECISION_REASONS = decisionReason.items.map(({ value }) => value) as [DecisionReason, ...DecisionReason[]];

/** The reasons that can be chosen for an act. */
export const listDecisionReasons = (act: ReasonedAct): readonly DecisionReason[] =>
  decisionReason.items.filter(({ acts }) => (acts as readonly ReasonedAct[]).includes(act)).map(({ value }) => value);

/** True where decisions of the kind know the reason: no recognition is refused for its budget. */
export function isReasonOfKind(reason: DecisionReason, kind: DecisionKind): boolean {
  const { kinds }: ReasonScope = decisionReason.items.find(({ value }) => value === reason) as ReasonScope;
  return kinds?.includes(kind) ?? true;
}

/** The chosen reasons as the dictionary names them, in its order. */
export const listReasonTexts = (chosen: readonly string[]) => decisionReason.items.filter(({ value }) => chosen.includes(value));
