/** Returns of submitted assessments for correction; each says something until the assessment is submitted again. */
import { type AssessmentState, computeTotalScore } from '../../domain/experts/assessment';
import type { PanelMember } from '../../domain/experts/calls';
import type { ExpertDeps } from './expert-deps';
import type { MemberRow, PanelRow } from './panels-store';

export type AssessmentReturn = NonNullable<PanelMember['returned']>;

/** Details of the line of a return: the score that it takes back, since the expert goes on in the same row. */
export const getReturnDetails = ({ criteria }: PanelRow, { scores }: MemberRow) => ({
  total: computeTotalScore(criteria, scores),
});

/** Returns by the ids of assessments; those that are not returned now are absent. */
export async function loadReturns(
  { assessments }: Pick<ExpertDeps, 'assessments'>,
  rows: readonly { id: string; state: AssessmentState }[],
): Promise<Map<string, AssessmentReturn>> {
  const begun = rows.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  const turns = await assessments.lastTurns(begun);
  return new Map(
    turns
      .filter(({ action }) => action === 'assessment.reopen')
      .map(({ id, at, comment, details }) => [
        id,
        {
          at: at.toISOString(),
          reason: comment ?? '',
          // Lines of earlier releases have no score.
          total: typeof details?.total === 'number' ? details.total : null,
        },
      ]),
  );
}
