/**
 * Checks: facts that the portal found in a filing for the office. A check has a kind, and its kind a gravity: checks that forbid
 * a positive decision come first, then those that raise a question, then those that are only to be noted. The desk, the queue and
 * lists of decisions take order and wording from here.
 */
import type { OfficeAction } from '../filing/actions';
import type { Text } from '../text';

export const GRAVITIES = ['forbids', 'asks', 'notes'] as const;
export type CheckGravity = (typeof GRAVITIES)[number];

/** Kinds of checks, in the order in which they are listed. */
export const CHECK_KINDS = [
  'blacklist',
  'broken_rule',
  'objection',
  'upheld_objection',
  'appeal',
  'upheld_appeal',
  'rule',
  'register',
  'difference',
  'figure',
  'report',
  'namesake',
  'scan',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const checkKinds: Record<CheckKind, Text & { gravity: CheckGravity }> = {
  blacklist: {
    zh: '企业在信用黑名单中',
    en: 'Company on the black list',
    ar: 'الشركة في القائمة السوداء',
    gravity: 'forbids',
  },
  broken_rule: {
    zh: '同批次重复申报',
    en: 'Filed twice in the batch',
    ar: 'طلب مكرر في الدفعة',
    gravity: 'forbids',
  },
  objection: {
    zh: '公示异议待答复',
    en: 'Objection not answered',
    ar: 'اعتراض لم يُجب عنه',
    gravity: 'forbids',
  },
  upheld_objection: {
    zh: '公示异议成立',
    en: 'Objection upheld',
    ar: 'اعتراض مقبول',
    gravity: 'forbids',
  },
  appeal: { zh: '申诉待审理', en: 'Appeal not heard', ar: 'تظلم لم يُنظر فيه', gravity: 'asks' },
  upheld_appeal: { zh: '申诉成立', en: 'Appeal upheld', ar: 'قُبل التظلم', gravity: 'asks' },
  rule: {
    zh: '条件未满足或需核实',
    en: 'Condition not met or to be verified',
    ar: 'شرط غير مستوفى أو يلزم التحقق منه',
    gravity: 'asks',
  },
  register: { zh: '与登记名册不一致', en: 'Register says otherwise', ar: 'يخالف السجل', gravity: 'asks' },
  difference: {
    zh: '与企业信息不一致',
    en: 'Differs from the company’s record',
    ar: 'يخالف بيانات الشركة',
    gravity: 'asks',
  },
  figure: {
    zh: '与以往数据不一致',
    en: 'Figure differs from earlier ones',
    ar: 'رقم يخالف أرقامًا سابقة',
    gravity: 'asks',
  },
  report: {
    zh: '企业有逾期未报的填报任务',
    en: 'Company owes overdue reports',
    ar: 'على الشركة تقارير متأخرة',
    gravity: 'asks',
  },
  namesake: {
    zh: '与其他申报内容相同',
    en: 'Same as in another filing',
    ar: 'مطابق لما في طلب آخر',
    gravity: 'notes',
  },
  scan: {
    zh: '附件无法检索文字',
    en: 'Attachment without searchable text',
    ar: 'مرفق لا يمكن البحث في نصه',
    gravity: 'notes',
  },
};

/** Kinds of checks that the queue can be filtered by. */
export const FILTERED_CHECKS = [
  'blacklist',
  'broken_rule',
  'objection',
  'upheld_objection',
  'appeal',
  'upheld_appeal',
  'rule',
  'register',
  'difference',
  'figure',
  'report',
  'namesake',
] as const satisfies readonly CheckKind[];
export type FilteredCheck = (typeof FILTERED_CHECKS)[number];

export interface OpenCheck {
  kind: CheckKind;
  count: number;
}

/** Open checks, the gravest first. */
export const openChecks = (found: Partial<Record<CheckKind, number>>): OpenCheck[] =>
  CHECK_KINDS.flatMap((kind) => (found[kind] ? [{ kind, count: found[kind] }] : []));

/** Sorts findings: the gravest first. */
export const sortByGravity = <T extends { kind: CheckKind }>(found: readonly T[]): T[] =>
  CHECK_KINDS.flatMap((kind) => found.filter((each) => each.kind === kind));

export const getCheckGravity = ({ kind }: Pick<OpenCheck, 'kind'>): CheckGravity => checkKinds[kind].gravity;

/**
 * True where an action needs an opinion because of what was found: an approval in spite of an upheld objection, which by itself
 * rejects nothing.
 */
export const mustExplain = (action: OfficeAction, checks: readonly Pick<OpenCheck, 'kind'>[]): boolean =>
  action === 'approve' && checks.some(({ kind }) => kind === 'upheld_objection');

export const countChecks = (checks: readonly OpenCheck[]): number =>
  checks.reduce((sum, { count }) => sum + count, 0);

/** A filing in a list of filings that are decided on together. */
export interface ListedFiling {
  checks: OpenCheck[];
  /** True where the person has opened the filing. */
  is_opened: boolean;
}

export const LIST_CONCERNS = ['forbidden', 'asked', 'unopened'] as const;
export type ListConcern = (typeof LIST_CONCERNS)[number];

/** Reasons to look at a filing before it is decided on in a list. */
export function listFilingConcerns({ checks, is_opened: isOpened }: ListedFiling): ListConcern[] {
  const gravities = checks.map(getCheckGravity);
  return LIST_CONCERNS.filter((concern) => {
    if (concern === 'unopened') return !isOpened;
    return gravities.includes(concern === 'forbidden' ? 'forbids' : 'asks');
  });
}

/** Number of filings above which the officer must type it before deciding on a list. */
export const COUNT_CONFIRMATION_THRESHOLD = 20;

/** True once the person has typed the number of filings in the decision, or where it need not be typed. */
export const isCountConfirmed = (count: number, typed: string): boolean =>
  count <= COUNT_CONFIRMATION_THRESHOLD || typed.trim() === String(count);
