import { amount, money, type SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';

export const subjectBudget: SectionOf<SubjectresearchAnswers, 'subject_budget'> = {
  key: 'subject_budget',
  kind: 'table',
  title: { zh: '经费预算', en: 'Budget' },
  help: { zh: '包干制课题不编制分项预算。', en: 'Lump-sum subjects leave this out.' },
  showWhen: ({ subject }) => subject.lump_sum === false,
  fixedRows: [
    { key: 'data', zh: '资料与数据采集费', en: 'Material and data' },
    { key: 'travel', zh: '会议/差旅/调研费', en: 'Meetings, travel and survey' },
    { key: 'consult', zh: '专家咨询费', en: 'Expert consulting' },
    { key: 'labour', zh: '劳务费', en: 'Labour' },
    { key: 'print', zh: '印刷出版费', en: 'Printing and publication' },
    { key: 'indirect', zh: '间接费用（管理费、绩效）', en: 'Indirect costs' },
    { key: 'other', zh: '其他', en: 'Other' },
    { key: 'total', zh: '合计', en: 'Total', sumOf: ['data', 'travel', 'consult', 'labour', 'print', 'indirect', 'other'] },
  ],
  columns: [
    { key: 'grant', zh: '财政资金', en: 'From grants', ...amount },
    { key: 'own', zh: '自筹资金', en: 'From own funds', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'basis', zh: '测算依据', en: 'Basis', type: 'text', maxLength: 200 },
  ],
};
