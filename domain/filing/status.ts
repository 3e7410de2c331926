/**
 * The statuses of a filing as a table: names, groups, the awaited step, the count in statistics and the public list that shows
 * them. Every list of statuses is derived from it; domain/filing/transitions.ts moves a filing from one status to another.
 */
import type { Text } from '../text';

export const FILING_STATUSES = [
  'draft',
  'submitted',
  'returned',
  'district_passed',
  'expert_review',
  'publicised',
  'approved',
  'rejected',
  'withdrawn',
  'revoked',
] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export const STATUS_GROUPS = [
  'draft',
  'submitted',
  'reviewing',
  'returned',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** The event or the party that a filing waits for. */
export type AwaitedStep = 'company' | 'first_level' | 'later_level' | 'experts' | 'notice_end' | 'nothing';

/** Columns of the statistics, and tabs of the offices' queue. */
export const COUNTED_STATES = ['open', 'returned', 'approved', 'rejected', 'revoked'] as const;
export type CountedState = (typeof COUNTED_STATES)[number];

interface StatusInfo extends Text {
  group: StatusGroup;
  editable: boolean;
  colour: 'default' | 'processing' | 'warning' | 'success' | 'error';
  /** Event or party that the filing waits for; determines the deciding level and the running deadlines. */
  awaits: AwaitedStep;
  /** Column of the statistics; null: no office sees the filing. */
  countedAs: CountedState | null;
  /** The public list that shows the filing; null: none. */
  publicList: 'notice' | 'decided' | null;
  /** True where an office has returned the filing or decided on it, and a letter states so. */
  isDecided: boolean;
  /** The next step, in a few words. */
  hint?: Text;
}

const table = {
  draft: {
    zh: '草稿',
    en: 'Draft',
    ar: 'مسودة',
    group: 'draft',
    editable: true,
    colour: 'default',
    awaits: 'company',
    countedAs: null,
    publicList: null,
    isDecided: false,
  },
  submitted: {
    zh: '已提交',
    en: 'Submitted',
    ar: 'مُقدَّم',
    group: 'submitted',
    editable: false,
    colour: 'processing',
    awaits: 'first_level',
    countedAs: 'open',
    publicList: null,
    isDecided: false,
    hint: { zh: '待区县审核', en: 'Waiting for district review', ar: 'بانتظار مراجعة المنطقة' },
  },
  returned: {
    zh: '退回修改',
    en: 'Returned for correction',
    ar: 'أُعيد للتصحيح',
    group: 'returned',
    editable: true,
    colour: 'warning',
    awaits: 'company',
    countedAs: 'returned',
    publicList: null,
    isDecided: true,
  },
  district_passed: {
    zh: '审核中（市级审核）',
    en: 'Under city review',
    ar: 'قيد مراجعة المدينة',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
    awaits: 'later_level',
    countedAs: 'open',
    publicList: null,
    isDecided: false,
    hint: {
      zh: '区县审核通过，待市级审核',
      en: 'Passed by the district, waiting for city review',
      ar: 'اجتاز مراجعة المنطقة وبانتظار مراجعة المدينة',
    },
  },
  expert_review: {
    zh: '审核中（专家评审）',
    en: 'Expert review',
    ar: 'مراجعة الخبراء',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
    awaits: 'experts',
    countedAs: 'open',
    publicList: null,
    isDecided: false,
  },
  publicised: {
    zh: '公示中',
    en: 'In public notice',
    ar: 'قيد الإعلان العام',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
    awaits: 'notice_end',
    countedAs: 'open',
    publicList: 'notice',
    isDecided: false,
  },
  approved: {
    zh: '通过',
    en: 'Approved',
    ar: 'معتمد',
    group: 'approved',
    editable: false,
    colour: 'success',
    awaits: 'nothing',
    countedAs: 'approved',
    publicList: 'decided',
    isDecided: true,
  },
  rejected: {
    zh: '不通过',
    en: 'Not approved',
    ar: 'غير معتمد',
    group: 'rejected',
    editable: false,
    colour: 'error',
    awaits: 'nothing',
    countedAs: 'rejected',
    publicList: null,
    isDecided: true,
  },
  withdrawn: {
    zh: '已撤回',
    en: 'Withdrawn',
    ar: 'مسحوب',
    group: 'withdrawn',
    editable: true,
    colour: 'default',
    awaits: 'company',
    countedAs: null,
    publicList: null,
    isDecided: false,
  },
  revoked: {
    zh: '已撤销',
    en: 'Revoked',
    ar: 'مُلغى',
    group: 'rejected',
    editable: false,
    colour: 'error',
    awaits: 'nothing',
    countedAs: 'revoked',
    publicList: 'decided',
    isDecided: true,
  },
} as const satisfies Record<FilingStatus, StatusInfo>;

export const statuses: Record<FilingStatus, StatusInfo> = table;

type ListedBy = 'awaits' | 'countedAs' | 'publicList' | 'isDecided';

/** Statuses whose entry has one of the values under the key. */
export type StatusWith<Key extends ListedBy, Value> = {
  [Status in FilingStatus]: (typeof table)[Status][Key] extends Value ? Status : never;
}[FilingStatus];

/** Lists the statuses whose entry has one of the values under the key, in the order of a filing's life. */
export const listStatusesWith = <Key extends ListedBy, const Value extends StatusInfo[Key]>(
  key: Key,
  ...values: Value[]
): StatusWith<Key, Value>[] =>
  FILING_STATUSES.filter((status): status is StatusWith<Key, Value> =>
    values.some((value) => value === statuses[status][key]),
  );

/** Expands a group to all of its statuses; a status stands for itself. */
export const expandStatusGroup = (wanted: FilingStatus | StatusGroup): FilingStatus[] =>
  FILING_STATUSES.filter((status) => status === wanted || statuses[status].group === wanted);

export const groupNames: Record<StatusGroup, Text> = {
  draft: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
  submitted: { zh: '已提交', en: 'Submitted', ar: 'مُقدَّم' },
  reviewing: { zh: '审核中', en: 'Under review', ar: 'قيد المراجعة' },
  returned: { zh: '退回修改', en: 'Returned', ar: 'مُعاد' },
  approved: { zh: '通过', en: 'Approved', ar: 'معتمد' },
  rejected: { zh: '不通过', en: 'Not approved', ar: 'غير معتمد' },
  withdrawn: { zh: '撤回', en: 'Withdrawn', ar: 'مسحوب' },
};

/** Statuses of each column of the statistics; together they are all that an office sees. */
export const COUNTED: Record<CountedState, readonly FilingStatus[]> = {
  open: listStatusesWith('countedAs', 'open'),
  returned: listStatusesWith('countedAs', 'returned'),
  approved: listStatusesWith('countedAs', 'approved'),
  rejected: listStatusesWith('countedAs', 'rejected'),
  revoked: listStatusesWith('countedAs', 'revoked'),
};

/** Statuses of filings that only the company sees: never submitted, or withdrawn. No office may read their answers. */
export const AT_HOME: FilingStatus[] = listStatusesWith('countedAs', null);

export const isEditable = (status: FilingStatus): boolean => statuses[status].editable;

/** Statuses with open work: an office has to decide, or waits for the company. */
export const OPEN_STATUSES: FilingStatus[] = listStatusesWith('countedAs', 'open', 'returned');
