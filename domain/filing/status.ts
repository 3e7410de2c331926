/**
 * The life of a filing as a table: statuses, who moves a filing from one to another, where that leads and what the
 * company is told of it (catalogue: workflow). The table is the only home of these rules. What else stands in the way of a
 * step, such as a window or a review that has begun, is asked where the data are.
 */
import type { Role } from '../accounts/roles';
import type { MessageTemplateCode } from '../inbox/templates';
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

export const groupNames: Record<StatusGroup, Text> = {
  draft: { zh: '草稿', en: 'Draft' },
  submitted: { zh: '已提交', en: 'Submitted' },
  reviewing: { zh: '审核中', en: 'Under review' },
  returned: { zh: '退回修改', en: 'Returned' },
  approved: { zh: '通过', en: 'Approved' },
  rejected: { zh: '不通过', en: 'Not approved' },
  withdrawn: { zh: '撤回', en: 'Withdrawn' },
};

export interface Transition {
  action: FilingAction;
  /** Empty: from nothing. */
  from: readonly FilingStatus[];
  to: FilingStatus | 'same' | 'deleted';
  by: readonly (Role | 'system')[];
  /** The template of the message that the company gets. */
  notice?: MessageTemplateCode;
}

export const actionNames = {
  create: { zh: '新建', en: 'Created' },
  copy: { zh: '复制新建', en: 'Created as a copy' },
  save: { zh: '保存', en: 'Saved' },
  new_edition: { zh: '转入新版申报书', en: 'Brought into the new edition of the form' },
  submit: { zh: '提交', en: 'Submitted' },
  withdraw: { zh: '撤回', en: 'Withdrawn' },
  resubmit_withdrawn: { zh: '撤回后重新提交', en: 'Submitted again after withdrawal' },
  return_first: { zh: '初审退回', en: 'Returned by the first review' },
  pass_first: { zh: '初审通过', en: 'Passed the first review' },
  reject_first: { zh: '初审不通过', en: 'Rejected by the first review' },
  return_city: { zh: '市级退回', en: 'Returned by the city review' },
  answer_correction: { zh: '处理退回意见', en: 'Remark of the review dealt with' },
  resubmit_to_first: { zh: '修改后提交初审', en: 'Corrected and sent to the first review' },
  resubmit_to_city: { zh: '修改后提交市级', en: 'Corrected and sent to the city review' },
  to_experts: { zh: '送专家评审', en: 'Sent to experts' },
  publicise: { zh: '公示', en: 'Put on public notice' },
  approve: { zh: '通过', en: 'Approved' },
  reject_city: { zh: '不予通过', en: 'Rejected by the city review' },
  expire_correction: { zh: '逾期未修改', en: 'Correction deadline passed' },
  delete: { zh: '删除草稿', en: 'Draft deleted' },
  revoke: { zh: '撤销', en: 'Revoked' },
  extend_correction: { zh: '延长修改期限', en: 'Correction deadline extended' },
  download_document: { zh: '下载申报文件', en: 'Document downloaded' },
  download_bundle: { zh: '下载文件与附件', en: 'Document and attachments downloaded' },
  export_table: { zh: '导出表格', en: 'Table exported' },
  download_letter: { zh: '下载决定文书', en: 'Letter downloaded' },
} as const satisfies Record<string, Text>;
export type FilingAction = keyof typeof actionNames;

/** Copies that somebody took away: the filing stays as it is. */
export const COPYING_ACTIONS = [
  'download_document',
  'download_bundle',
  'export_table',
  'download_letter',
] as const;
export type CopyingAction = (typeof COPYING_ACTIONS)[number];

/** The ways of submitting: for the first time, and again. */
export const SUBMIT_ACTIONS = [
  'submit',
  'resubmit_withdrawn',
  'resubmit_to_first',
  'resubmit_to_city',
] as const satisfies readonly FilingAction[];

/** Actions offered to a company's user; submitting again counts as submitting. */
export const COMPANY_ACTIONS = ['save', 'submit', 'withdraw', 'delete'] as const;
export type CompanyAction = (typeof COMPANY_ACTIONS)[number];

export const transitions: readonly Transition[] = [
  { action: 'create', from: [], to: 'draft', by: ['owner', 'filer'] },
  { action: 'copy', from: [], to: 'draft', by: ['owner', 'filer'] },
  { action: 'save', from: ['draft', 'returned', 'withdrawn'], to: 'same', by: ['owner', 'filer'] },
  { action: 'new_edition', from: ['draft', 'returned', 'withdrawn'], to: 'same', by: ['owner', 'filer'] },
  { action: 'submit', from: ['draft'], to: 'submitted', by: ['owner', 'filer'], notice: 'submitted' },
  { action: 'withdraw', from: ['submitted'], to: 'withdrawn', by: ['owner'], notice: 'withdrawn' },
  {
    action: 'resubmit_withdrawn',
    from: ['withdrawn'],
    to: 'submitted',
    by: ['owner', 'filer'],
    notice: 'submitted',
  },
  { action: 'return_first', from: ['submitted'], to: 'returned', by: ['reviewer'], notice: 'returned' },
  {
    action: 'pass_first',
    from: ['submitted'],
    to: 'district_passed',
    by: ['reviewer'],
    notice: 'first_passed',
  },
  { action: 'reject_first', from: ['submitted'], to: 'rejected', by: ['reviewer'], notice: 'rejected' },
  {
    action: 'return_city',
    from: ['district_passed'],
    to: 'returned',
    by: ['administrator'],
    notice: 'returned',
  },
  { action: 'answer_correction', from: ['returned'], to: 'same', by: ['owner', 'filer'] },
  {
    action: 'resubmit_to_first',
    from: ['returned'],
    to: 'submitted',
    by: ['owner', 'filer'],
    notice: 'submitted',
  },
  {
    action: 'resubmit_to_city',
    from: ['returned'],
    to: 'district_passed',
    by: ['owner', 'filer'],
    notice: 'submitted',
  },
  {
    action: 'to_experts',
    from: ['district_passed'],
    to: 'expert_review',
    by: ['administrator'],
    notice: 'expert_review',
  },
  {
    action: 'publicise',
    from: ['district_passed', 'expert_review'],
    to: 'publicised',
    by: ['administrator'],
    notice: 'publicised',
  },
  {
    // From the experts where the program has them and no public notice: it would have no way on.
    action: 'approve',
    from: ['district_passed', 'expert_review', 'publicised'],
    to: 'approved',
    by: ['administrator'],
    notice: 'approved',
  },
  {
    action: 'reject_city',
    from: ['district_passed', 'expert_review', 'publicised'],
    to: 'rejected',
    by: ['administrator'],
    notice: 'rejected',
  },
  {
    action: 'expire_correction',
    from: ['returned'],
    to: 'rejected',
    by: ['system'],
    notice: 'correction_expired',
  },
  { action: 'delete', from: ['draft'], to: 'deleted', by: ['owner'] },
  { action: 'revoke', from: ['approved'], to: 'revoked', by: ['administrator'], notice: 'revoked' },
  {
    action: 'extend_correction',
    from: ['returned'],
    to: 'same',
    by: ['reviewer', 'administrator'],
    notice: 'correction_extended',
  },
];

/** With the company alone: never sent, or taken back. What stands in these is not the office's to read. */
export const AT_HOME: FilingStatus[] = ['draft', 'withdrawn'];

export const isEditable = (status: FilingStatus): boolean => statuses[status].editable;

/** The transition of an action from a status, or undefined where it is not allowed. */
export const transitionFor = (action: FilingAction, from: FilingStatus | null): Transition | undefined =>
  transitions.find(
    (t) => t.action === action && (from === null ? t.from.length === 0 : t.from.includes(from)),
  );

/** True if somebody of the role may take the step from the status. */
export const mayTake = (action: FilingAction, from: FilingStatus, role: Role): boolean =>
  transitionFor(action, from)?.by.includes(role) ?? false;

/** The status after a transition. */
export const statusAfter = ({ to }: Transition, from: FilingStatus): FilingStatus =>
  to === 'same' || to === 'deleted' ? from : to;

/** The step that submitting takes in a status: a first submission, or one of the ways of submitting again. */
export function submitActionFrom(
  status: FilingStatus,
  returnedBy: 'first' | 'city' | null,
): FilingAction | undefined {
  if (status === 'draft') return 'submit';
  if (status === 'withdrawn') return 'resubmit_withdrawn';
  if (status === 'returned') return returnedBy === 'city' ? 'resubmit_to_city' : 'resubmit_to_first';
  return undefined;
}
