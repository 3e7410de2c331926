import { amount, count, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const association: SectionOf<WorkerhomeprojectAnswers, 'association'> = {
  key: 'association',
  kind: 'fields',
  title: { zh: '科协组织与制度', en: 'Association and rules' },
  fields: [
    { key: 'assoc_name', zh: '科协（学会）名称', en: 'Name of the association', type: 'text', required: true, maxLength: 80, identifies: true },
    { key: 'assoc_approved', zh: '批准成立日期', en: 'Approved on', type: 'date', isPast: true, required: true },
    { key: 'assoc_approval_no', zh: '批复文号', en: 'Approval no.', type: 'text', required: true, maxLength: 60 },
    { key: 'chair_name', zh: '主席', en: 'Chair', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'secretary_name', zh: '秘书长', en: 'Secretary general', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'member_count', zh: '会员人数', en: 'Members', ...count('人') },
    { key: 'staff_fulltime', zh: '专职工作人员', en: 'Full-time staff', ...count('人') },
    { key: 'staff_parttime', zh: '兼职工作人员', en: 'Part-time staff', ...count('人') },
    { key: 'annual_budget', zh: '年度工作经费', en: 'Annual budget', ...amount },
    { key: 'has_charter', zh: '有科协章程', en: 'Has a charter', type: 'boolean', required: true },
    { key: 'has_plan', zh: '有年度计划与总结', en: 'Has a yearly plan and report', type: 'boolean', required: true },
    { key: 'has_ledger', zh: '有活动台账', en: 'Keeps a record of activities', type: 'boolean', required: true },
    { key: 'has_feedback', zh: '有意见建议反映渠道', en: 'Has a channel for suggestions', type: 'boolean', required: true },
  ],
};
