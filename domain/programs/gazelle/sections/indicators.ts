import { money, percentage, type SectionOf } from '../../../definition';
import { cagr, div, round2 } from '../../../expressions/numbers';
import { max } from '../../../expressions/tables';
import type { GazelleAnswers } from '../answers.generated';
import { gazelleTrack } from '../dictionaries';
import { averageResearchRatio } from '../research-ratio';
import { matchedTracks, monthsSinceRegistration } from '../tracks';

export const indicators: SectionOf<GazelleAnswers, 'indicators'> = {
  key: 'indicators',
  kind: 'computed',
  title: { zh: '评价指标自动测算', en: 'Calculated indicators', ar: 'المؤشرات المحسوبة' },
  fields: [
    {
      key: 'company_age_years',
      zh: '成立年限',
      en: 'Company age',
      ar: 'عمر الشركة',
      type: 'decimal',
      precision: 1,
      unit: '年',
      computed: (scope) => div(monthsSinceRegistration(scope), 12),
    },
    {
      key: 'revenue_cagr',
      zh: '三年年均收入复合增长率',
      en: 'Three-year compound revenue growth',
      ar: 'النمو المركب للإيرادات لثلاث سنوات',
      ...percentage,
      computed: ({ yr, operationData }) => round2(cagr(yr(operationData, 'operating_revenue', -4), yr(operationData, 'operating_revenue', -1))),
    },
    {
      key: 'employee_cagr',
      zh: '三年年均雇员复合增长率',
      en: 'Three-year compound employee growth',
      ar: 'النمو المركب للعاملين لثلاث سنوات',
      ...percentage,
      computed: ({ yr, operationData }) => round2(cagr(yr(operationData, 'employees', -4), yr(operationData, 'employees', -1))),
    },
    {
      key: 'avg_research_ratio',
      zh: '近四年平均科技活动投入强度',
      en: 'Average technology investment ratio',
      ar: 'متوسط نسبة الاستثمار التقني',
      ...percentage,
      judgedBy: 'GZ-09',
      computed: ({ operationData }) => round2(averageResearchRatio(operationData)),
    },
    {
      key: 'max_single_investment',
      zh: '单次最大风险投资额',
      en: 'Largest single venture investment',
      ar: 'أكبر استثمار مخاطر واحد',
      ...money,
      judgedBy: 'GZ-06',
      computed: ({ financingData }) => max(financingData, 'amount'),
    },
    {
      key: 'matched_tracks',
      zh: '满足的申报路径',
      en: 'Tracks met',
      ar: 'المسارات المستوفاة',
      type: 'multiselect',
      options: gazelleTrack,
      computed: matchedTracks,
    },
  ],
};
