import { amount, money, type SectionOf } from '../../../definition';
import type { ServerprojectAnswers } from '../answers.generated';

export const serviceBudget: SectionOf<ServerprojectAnswers, 'service_budget'> = {
  key: 'service_budget',
  kind: 'table',
  title: { zh: '建设投入预算', en: 'Investment budget', ar: 'ميزانية الاستثمار' },
  fixedRows: [
    { key: 'instrument', zh: '仪器设备购置', en: 'Instruments and equipment', ar: 'الأجهزة والمعدات' },
    { key: 'software', zh: '软件与信息化平台', en: 'Software and platform', ar: 'البرمجيات والمنصة' },
    { key: 'venue', zh: '场地租赁与改造', en: 'Premises', ar: 'المقر' },
    { key: 'staff', zh: '专业人员引进与培训', en: 'Staff and training', ar: 'العاملون والتدريب' },
    { key: 'service', zh: '服务活动与推广', en: 'Service events and promotion', ar: 'فعاليات الخدمة والترويج' },
    { key: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['instrument', 'software', 'venue', 'staff', 'service', 'other'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ar: 'من المنح', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ar: 'من التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis of calculation', ar: 'أساس الحساب', type: 'textarea', maxLength: 300 },
  ],
};
