import { amount, money, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const homeBudget: SectionOf<WorkerhomeprojectAnswers, 'home_budget'> = {
  key: 'home_budget',
  kind: 'table',
  title: { zh: '建设经费预算', en: 'Budget', ar: 'الميزانية' },
  fixedRows: [
    { key: 'venue', zh: '场地改造', en: 'Premises', ar: 'المقر' },
    { key: 'facility', zh: '设施设备购置', en: 'Facilities and equipment', ar: 'المرافق والمعدات' },
    { key: 'display', zh: '展示宣传', en: 'Display and publicity', ar: 'العرض والدعاية' },
    { key: 'it', zh: '信息化建设', en: 'Information systems', ar: 'أنظمة المعلومات' },
    { key: 'activity', zh: '活动开展', en: 'Activities', ar: 'الأنشطة' },
    { key: 'training', zh: '培训与专家费用', en: 'Training and experts', ar: 'التدريب والخبراء' },
    { key: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['venue', 'facility', 'display', 'it', 'activity', 'training', 'other'] },
  ],
  columns: [
    { key: 'grant', zh: '申请补助', en: 'Grant', ar: 'المنحة', ...amount },
    { key: 'own', zh: '单位自筹', en: 'Own funds', ar: 'التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis', ar: 'الأساس', type: 'text', maxLength: 200 },
  ],
};
