import { amount, money, type SectionOf } from '../../../definition';
import type { ForeignprojectAnswers } from '../answers.generated';

export const expertFunding: SectionOf<ForeignprojectAnswers, 'expert_funding'> = {
  key: 'expert_funding',
  kind: 'table',
  title: { zh: '项目经费', en: 'Funds' },
  fixedRows: [
    { key: 'air', zh: '国际旅费', en: 'International travel' },
    { key: 'allow', zh: '专家零用费', en: 'Allowance' },
    { key: 'living', zh: '专家生活费', en: 'Living costs' },
    { key: 'city', zh: '城市间交通费', en: 'Travel between cities' },
    { key: 'salary', zh: '专家工薪（劳务报酬）', en: 'Expert pay' },
    { key: 'translate', zh: '翻译与资料费', en: 'Translation and material' },
    { key: 'equipment', zh: '实验材料与测试费', en: 'Materials and testing' },
    { key: 'total', zh: '合计', en: 'Total', sumOf: ['air', 'allow', 'living', 'city', 'salary', 'translate', 'equipment'] },
  ],
  columns: [
    { key: 'grant', zh: '申请财政资助', en: 'Grant', ...amount },
    { key: 'own', zh: '单位自筹', en: 'Own funds', ...amount },
    { key: 'total', zh: '合计', en: 'Total', ...money, computed: (_scope, row) => row.grant + row.own },
    { key: 'note', zh: '说明', en: 'Note', type: 'text', maxLength: 200 },
  ],
};
