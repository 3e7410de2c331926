/** The statuses of a filing, in words and in groups; domain/filing/transitions.ts moves a filing from one to another. */
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

interface StatusInfo extends Text {
  group: StatusGroup;
  editable: boolean;
  colour: 'default' | 'processing' | 'warning' | 'success' | 'error';
  /** The next step, in a few words. */
  hint?: Text;
}

export const statuses: Record<FilingStatus, StatusInfo> = {
  draft: { zh: '草稿', en: 'Draft', group: 'draft', editable: true, colour: 'default' },
  submitted: {
    zh: '已提交',
    en: 'Submitted',
    group: 'submitted',
    editable: false,
    colour: 'processing',
    hint: { zh: '待区县审核', en: 'Waiting for district review' },
  },
  returned: {
    zh: '退回修改',
    en: 'Returned for correction',
    group: 'returned',
    editable: true,
    colour: 'warning',
  },
  district_passed: {
    zh: '审核中（市级审核）',
    en: 'Under city review',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
    hint: { zh: '区县审核通过，待市级审核', en: 'Passed by the district, waiting for city review' },
  },
  expert_review: {
    zh: '审核中（专家评审）',
    en: 'Expert review',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
  },
  publicised: {
    zh: '公示中',
    en: 'In public notice',
    group: 'reviewing',
    editable: false,
    colour: 'processing',
  },
  approved: { zh: '通过', en: 'Approved', group: 'approved', editable: false, colour: 'success' },
  rejected: { zh: '不通过', en: 'Not approved', group: 'rejected', editable: false, colour: 'error' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn', group: 'withdrawn', editable: true, colour: 'default' },
  revoked: { zh: '已撤销', en: 'Revoked', group: 'rejected', editable: false, colour: 'error' },
};

/** A status stands for itself, a group for all of its statuses. */
export const expandStatusGroup = (wanted: FilingStatus | StatusGroup): FilingStatus[] =>
  FILING_STATUSES.filter((status) => status === wanted || statuses[status].group === wanted);

export const groupNames: Record<StatusGroup, Text> = {
  draft: { zh: '草稿', en: 'Draft' },
  submitted: { zh: '已提交', en: 'Submitted' },
  reviewing: { zh: '审核中', en: 'Under review' },
  returned: { zh: '退回修改', en: 'Returned' },
  approved: { zh: '通过', en: 'Approved' },
  rejected: { zh: '不通过', en: 'Not approved' },
  withdrawn: { zh: '撤回', en: 'Withdrawn' },
};

/** Statuses of filings that are with the company alone: never sent, or taken back. What stands in them is not the office's to read. */
export const AT_HOME: FilingStatus[] = ['draft', 'withdrawn'];

export const isEditable = (status: FilingStatus): boolean => statuses[status].editable;

/** Filings in these are somebody's work: an office decides about them, or waits for the company. */
export const OPEN_STATUSES: FilingStatus[] = FILING_STATUSES.filter((status) =>
  ['submitted', 'reviewing', 'returned'].includes(statuses[status].group),
);
