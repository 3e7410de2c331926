import { amount, count, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const association: SectionOf<WorkerhomeprojectAnswers, 'association'> = {
  key: 'association',
  kind: 'fields',
  title: { zh: '科协组织与制度', en: 'Association and rules', ar: 'الجمعية والقواعد' },
  fields: [
    { key: 'assoc_name', zh: '科协（学会）名称', en: 'Name of the association', ar: 'اسم الجمعية', type: 'text', required: true, maxLength: 80, identifies: true },
    { key: 'assoc_approved', zh: '批准成立日期', en: 'Approved on', ar: 'تاريخ الموافقة', type: 'date', isPast: true, required: true },
    { key: 'assoc_approval_no', zh: '批复文号', en: 'Approval no.', ar: 'رقم الموافقة', type: 'text', required: true, maxLength: 60 },
    { key: 'chair_name', zh: '主席', en: 'Chair', ar: 'الرئيس', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'secretary_name', zh: '秘书长', en: 'Secretary general', ar: 'الأمين العام', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'member_count', zh: '会员人数', en: 'Members', ar: 'الأعضاء', ...count('人') },
    { key: 'staff_fulltime', zh: '专职工作人员', en: 'Full-time staff', ar: 'عاملون متفرغون', ...count('人') },
    { key: 'staff_parttime', zh: '兼职工作人员', en: 'Part-time staff', ar: 'عاملون بدوام جزئي', ...count('人') },
    { key: 'annual_budget', zh: '年度工作经费', en: 'Annual budget', ar: 'الميزانية السنوية', ...amount },
    { key: 'has_charter', zh: '有科协章程', en: 'Has a charter', ar: 'لها نظام أساسي', type: 'boolean', required: true },
    { key: 'has_plan', zh: '有年度计划与总结', en: 'Has a yearly plan and report', ar: 'لها خطة وتقرير سنويان', type: 'boolean', required: true },
    { key: 'has_ledger', zh: '有活动台账', en: 'Keeps a record of activities', ar: 'تحتفظ بسجل للأنشطة', type: 'boolean', required: true },
    { key: 'has_feedback', zh: '有意见建议反映渠道', en: 'Has a channel for suggestions', ar: 'لها قناة للمقترحات', type: 'boolean', required: true },
  ],
};
