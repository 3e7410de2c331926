/**
 * Criteria by which experts score a filing. The points of all criteria come to a hundred; a program with criteria of its own
 * names them in its manifest. A panel keeps the criteria with which it was appointed.
 */
import {
  type Answers,
  type Criterion,
  type DecidingProgram,
  type Form,
  findDecisionKind,
  type Program,
} from '../definition';
import {
  type AssessmentInput,
  type CriterionComments,
  type CriterionScores,
  type ExpertRecommendation,
  RECOMMENDATIONS,
  recommendations,
} from './assessment';
import { usualCriteria } from './usual-criteria';

export const TOTAL_POINTS = 100;
/** Step between scores, which have one decimal. */
export const SCORE_STEP = 0.1;

export const listProgramCriteria = (
  program: DecidingProgram & Pick<Program, 'review'>,
): readonly Criterion[] => program.review.criteria ?? usualCriteria[findDecisionKind(program)];

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
