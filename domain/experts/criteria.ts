/**
 * Criteria by which experts score a filing. The points of all criteria come to a hundred; a program with criteria of its own names
 * them in its manifest. A panel keeps those that it was called with.
 */
import type { Criterion } from '../definition';

export const POINTS_IN_ALL = 100;
/** Scores have one decimal. */
export const SCORE_STEP = 0.1;

/** No source; usual practice in reviews of science and technology projects. */
export const usualCriteria: readonly Criterion[] = [
  {
    key: 'innovation',
    zh: '创新性',
    en: 'Innovation',
    points: 30,
    hint: {
      zh: '技术的先进性、创新点和自主知识产权',
      en: 'How advanced and how new it is, and whose intellectual property',
    },
  },
  {
    key: 'feasibility',
    zh: '可行性',
    en: 'Feasibility',
    points: 25,
    hint: {
      zh: '目标明确、路线合理、指标可考核、进度可行',
      en: 'Clear aims, a sound approach, indicators that can be checked, a schedule that holds',
    },
  },
  {
    key: 'conditions',
    zh: '团队与条件',
    en: 'Team and conditions',
    points: 15,
    hint: {
      zh: '负责人与团队的能力、研发条件和前期基础',
      en: 'The team’s abilities, equipment, and what has been done before',
    },
  },
  {
    key: 'benefit',
    zh: '效益与前景',
    en: 'Benefit and prospects',
    points: 20,
    hint: {
      zh: '经济和社会效益、市场前景、带动作用',
      en: 'Economic and social benefit, the market, what it sets in motion',
    },
  },
  {
    key: 'budget',
    zh: '经费合理性',
    en: 'Budget',
    points: 10,
    hint: {
      zh: '预算与任务相符，自筹资金落实',
      en: 'The budget fits the tasks, and the own funds are there',
    },
  },
];

export const criteriaOf = ({ criteria }: { criteria?: readonly Criterion[] }): readonly Criterion[] =>
  criteria ?? usualCriteria;
