import { amount, money, type SectionOf } from '../../../definition';
import type { ForeignprojectAnswers } from '../answers.generated';

export const expertFunding: SectionOf<ForeignprojectAnswers, 'expert_funding'> = {
  key: 'expert_funding',
  kind: 'table',
  title: { zh: '项目经费', en: 'Funds', ar: 'التمويل' },
  fixedRows: [
    { key: 'air', zh: '国际旅费', en: 'International travel', ar: 'السفر الدولي' },
    { key: 'allow', zh: '专家零用费', en: 'Allowance', ar: 'البدل' },
    { key: 'living', zh: '专家生活费', en: 'Living costs', ar: 'تكاليف المعيشة' },
    { key: 'city', zh: '城市间交通费', en: 'Travel between cities', ar: 'التنقل بين المدن' },
    { key: 'salary', zh: '专家工薪（劳务报酬）', en: 'Expert pay', ar: 'أجور الخبراء' },
    { key: 'translate', zh: '翻译与资料费', en: 'Translation and material', ar: 'الترجمة والمواد' },
    { key: 'equipment', zh: '实验材料与测试费', en: 'Materials and testing', ar: 'المواد والاختبار' },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', sumOf: ['air', 'allow', 'living', 'city', 'salary', 'translate', 'equipment'] },
  ],
  columns: [
    { key: 'grant', zh: '申请财政资助', en: 'Grant', ar: 'المنحة', ...amount },
    { key: 'own', zh: '单位自筹', en: 'Own funds', ar: 'التمويل الذاتي', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ar: 'المجموع', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'note', zh: '说明', en: 'Note', ar: 'ملاحظة', type: 'text', maxLength: 200 },
  ],
};
