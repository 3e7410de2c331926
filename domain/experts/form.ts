/** An assessment as answers of a form, so that its draft is merged like any other. */
import type { Answers, Criterion, Form } from '../definition';
import {
  type Assessed,
  type Comments,
  RECOMMENDATIONS,
  type Recommendation,
  recommendations,
  type Scores,
} from './assessment';

const title = { zh: '评审意见', en: 'Assessment' };

export const assessmentForm = (criteria: readonly Criterion[]): Form => ({
  sections: [
    {
      kind: 'fields',
      key: 'scores',
      title: { zh: '评分', en: 'Scores' },
      fields: criteria.map(({ key, zh, en }) => ({ key, zh, en, type: 'decimal', precision: 1 })),
    },
    {
      kind: 'fields',
      key: 'comments',
      title: { zh: '评语', en: 'Comments' },
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
          type: 'select',
          options: {
            name: 'recommendation',
            title,
            items: RECOMMENDATIONS.map((value) => ({ value, ...recommendations[value] })),
          },
        },
        { key: 'remarks', zh: '总体意见', en: 'Remarks', type: 'textarea' },
      ],
    },
  ],
  rules: [],
  eligibility: [],
  document: { title, fileName: title, watermark: title, contents: [] },
  basis: [],
});

export const answersOfAssessment = ({ scores, comments, recommendation, remarks }: Assessed): Answers => ({
  scores,
  comments,
  opinion: { recommendation, remarks },
});

export function assessmentIn({ scores, comments, opinion }: Answers): Assessed {
  const { recommendation, remarks } = opinion as { recommendation?: Recommendation; remarks?: string };
  return {
    scores: scores as Scores,
    comments: comments as Comments,
    recommendation: recommendation ?? null,
    remarks: remarks ?? '',
  };
}
