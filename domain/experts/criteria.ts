/**
 * Criteria by which experts score a filing. The points of all criteria come to a hundred; a program with criteria of its own
 * names them in its manifest. A panel keeps the criteria with which it was appointed.
 */
import type { Answers, Criterion, Form } from '../definition';
import {
  type AssessmentInput,
  type CriterionComments,
  type CriterionScores,
  type ExpertRecommendation,
  RECOMMENDATIONS,
  recommendations,
} from './assessment';

export const TOTAL_POINTS = 100;
/** Step between scores, which have one decimal. */
export const SCORE_STEP = 0.1;

/** No source; usual practice in reviews of science and technology projects. */
export const usualCriteria: readonly Criterion[] = [
  {
    key: 'innovation',
    zh: '创新性',
    en: 'Innovation',
    ar: 'الابتكار',
    points: 30,
    hint: {
      zh: '技术的先进性、创新点和自主知识产权',
      en: 'How advanced and how new it is, and whose intellectual property',
      ar: 'مدى تقدمه وجدته ولمن ملكيته الفكرية',
    },
  },
  {
    key: 'feasibility',
    zh: '可行性',
    en: 'Feasibility',
    ar: 'الجدوى',
    points: 25,
    hint: {
      zh: '目标明确、路线合理、指标可考核、进度可行',
      en: 'Clear aims, a sound approach, indicators that can be checked, a schedule that holds',
      ar: 'أهداف واضحة ومنهج سليم ومؤشرات قابلة للتحقق وجدول زمني واقعي',
    },
  },
  {
    key: 'conditions',
    zh: '团队与条件',
    en: 'Team and conditions',
    ar: 'الفريق والظروف',
    points: 15,
    hint: {
      zh: '负责人与团队的能力、研发条件和前期基础',
      en: 'The team’s abilities, equipment, and what has been done before',
      ar: 'قدرات الفريق والمعدات وما أُنجز من قبل',
    },
  },
  {
    key: 'benefit',
    zh: '效益与前景',
    en: 'Benefit and prospects',
    ar: 'الفائدة والآفاق',
    points: 20,
    hint: {
      zh: '经济和社会效益、市场前景、带动作用',
      en: 'Economic and social benefit, the market, what it sets in motion',
      ar: 'الفائدة الاقتصادية والاجتماعية والسوق وما يحفزه',
    },
  },
  {
    key: 'budget',
    zh: '经费合理性',
    en: 'Budget',
    ar: 'الميزانية',
    points: 10,
    hint: {
      zh: '预算与任务相符，自筹资金落实',
      en: 'The budget fits the tasks, and the own funds are there',
      ar: 'الميزانية تناسب المهام والتمويل الذاتي متوفر',
    },
  },
];

export const listProgramCriteria = ({
  criteria,
}: {
  criteria?: readonly Criterion[];
}): readonly Criterion[] => criteria ?? usualCriteria;

const title = { zh: '评审意见', en: 'Assessment', ar: 'التقييم' };

/** Creates a form whose answers are an assessment, so that drafts of assessments are merged like those of filings. */
export const createAssessmentForm = (criteria: readonly Criterion[]): Form => ({
  sections: [
    {
      kind: 'fields',
      key: 'scores',
      title: { zh: '评分', en: 'Scores', ar: 'الدرجات' },
      fields: criteria.map(({ key, zh, en }) => ({ key, zh, en, type: 'decimal', precision: 1 })),
    },
    {
      kind: 'fields',
      key: 'comments',
      title: { zh: '评语', en: 'Comments', ar: 'التعليقات' },
      fields: criteria.map(({ key, zh, en }) => ({ key, zh, en, type: 'textarea' })),
    },
    {
      kind: 'fields',
      key: 'opinion',
      title,
      fields: [
        {
          key: 'recommendation',
          zh: '评审结论',
          en: 'Recommendation',
          ar: 'التوصية',
          type: 'select',
          options: {
            name: 'recommendation',
            title,
            items: RECOMMENDATIONS.map((value) => ({ value, ...recommendations[value] })),
          },
        },
        { key: 'remarks', zh: '总体意见', en: 'Remarks', ar: 'ملاحظات', type: 'textarea' },
      ],
    },
  ],
  rules: [],
  eligibility: [],
  document: { title, fileName: title, watermark: title },
  basis: [],
});

export const toAssessmentAnswers = ({
  scores,
  comments,
  recommendation,
  remarks,
}: AssessmentInput): Answers => ({
  scores,
  comments,
  opinion: { recommendation, remarks },
});

export function readAssessment({ scores, comments, opinion }: Answers): AssessmentInput {
  const { recommendation, remarks } = opinion as { recommendation?: ExpertRecommendation; remarks?: string };
  return {
    scores: scores as CriterionScores,
    comments: comments as CriterionComments,
    recommendation: recommendation ?? null,
    remarks: remarks ?? '',
  };
}
