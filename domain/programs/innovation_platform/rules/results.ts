import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import { atLeast } from '../../../expressions/numbers';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const resultsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-08',
    level: 'error',
    zh: '相关知识产权不少于1项（不含外观设计）',
    en: 'At least one IP right is required (designs excluded)',
    paths: ['outputData.output_type'],
    check: ({ indicators, T }) => atLeast(indicators.ip_count, T('ip')),
  },
  {
    id: 'IP-19',
    level: 'error',
    zh: '项目结束时间早于开始时间',
    en: 'A project ends before it starts',
    paths: ['projectData.end_month', 'projectData.start_month'],
    check: ({ all, projectData }) => all(projectData, (row) => row.end_month >= row.start_month),
  },
  /** Five years for clinical centres. */
  {
    id: 'IP-20',
    level: 'warning',
    zh: '成果取得时间不在近三年内',
    en: 'A result is older than three years',
    paths: ['outputData.output_date'],
    check: ({ all, outputData, ctx, selectIndex }) =>
      all(
        outputData,
        (row) => year(row.output_date) >= ctx.batchYear - (selectIndex.select_index === 5 ? 5 : 3),
      ),
  },
];
