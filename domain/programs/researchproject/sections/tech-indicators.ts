import { adapt } from '../../common/adapt';
import { techIndicators as base } from '../../common/sections/tech-indicators';
import type { ResearchprojectAnswers } from '../answers.generated';

export const techIndicators = adapt<ResearchprojectAnswers, 'tech_indicators'>(base, {
  title: { zh: '考核指标', en: 'Assessment indicators', ar: 'مؤشرات التقييم' },
  minRows: 1,
  maxRows: 10,
});
