import { amount, money, type SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';

export const subjectBudget: SectionOf<SubjectresearchAnswers, 'subject_budget'> = {
  key: 'subject_budget',
  kind: 'table',
  title: { zh: '经费预算', en: 'Budget', ar: 'الميزانية' },
  help: { zh: '包干制课题不编制分项预算。', en: 'Lump-sum subjects leave this out.', ar: 'تُترك في المواضيع ذات المبلغ المقطوع.' },
  showWhen: ({ subject }) => subject.lump_sum === false,
  fixedRows: [
    { key: 'data', zh: '资料与数据采集费', en: 'Material and data', ar: 'المواد والبيانات' },
    { key: 'travel', zh: '会议/差旅/调研费', en: 'Meetings, travel and survey', ar: 'الاجتماعات والسفر والمسح' },
    { key: 'consult', zh: '专家咨询费', en: 'Expert consulting', ar: 'استشارة الخبراء' },
    { key: 'labour', zh: '劳务费', en: 'Labour', ar: 'العمل المأجور' },
    { key: 'print', zh: '印刷出版费', en: 'Printing and publication', ar: 'الطباعة والنشر' },
    { key: 'indirect', zh: '间接费用（管理费、绩效）', en: 'Indirect costs', ar: 'التكاليف غير المباشرة' },
    { key: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['data', 'travel', 'consult', 'labour', 'print', 'indirect', 'other'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ar: 'من المنح', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ar: 'من التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis', ar: 'الأساس', type: 'text', maxLength: 200 },
  ],
};
