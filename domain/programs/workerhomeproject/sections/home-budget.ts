import { amount, money, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const homeBudget: SectionOf<WorkerhomeprojectAnswers, 'home_budget'> = {
  key: 'home_budget',
  kind: 'table',
  title: { zh: '建设经费预算', en: 'Budget' },
  fixedRows: [
    { key: 'venue', zh: '场地改造', en: 'Premises' },
    { key: 'facility', zh: '设施设备购置', en: 'Facilities and equipment' },
    { key: 'display', zh: '展示宣传', en: 'Display and publicity' },
    { key: 'it', zh: '信息化建设', en: 'Information systems' },
    { key: 'activity', zh: '活动开展', en: 'Activities' },
    { key: 'training', zh: '培训与专家费用', en: 'Training and experts' },
    { key: 'other', zh: '其他', en: 'Other' },
    { key: 'total', zh: '合计', en: 'Total', sumOf: ['venue', 'facility', 'display', 'it', 'activity', 'training', 'other'] },
  ],
  columns: [
    { key: 'grant', zh: '申请补助', en: 'Grant', ...amount },
    { key: 'own', zh: '单位自筹', en: 'Own funds', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis', type: 'text', maxLength: 200 },
  ],
};
