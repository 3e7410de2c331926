/** An expert's assessment as a draft. */

import { CODE } from '@domain/api/codes';
import type { Answers } from '@domain/definition';
import type { AssessmentInput } from '@domain/experts/assessment';
import type { AssessmentData } from '@domain/experts/calls';
import { createAssessmentForm, readAssessment, toAssessmentAnswers } from '@domain/experts/criteria';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';
import { loadReconcile } from './machine';
import type { DraftSubject, SaveAnswer, StoredAnswers } from './serverDraft';

/** Local store entry of earlier releases: the text, and the version that it is based on. */
interface EarlierEntry {
  typed: AssessmentInput & { version: number };
}

/** Version of an assessment before any save: declaration and acceptance made the first two. */
const BEGUN = 2;

/** Omits missing scores and comments and trims text, as the API expects. */
function omitBlank<Value extends number | string>(all: Partial<Record<string, Value | null>>) {
  const values = Object.entries(all).map(([key, value]) => [key, trimmed(value)]);
  return Object.fromEntries(values.filter(([, value]) => (value ?? '') !== '')) as Record<string, Value>;
}
const trimmed = <Value>(value: Value) => (typeof value === 'string' ? value.trim() : value);

export function buildAssessmentBody(answers: Answers) {
  const { scores, comments, recommendation, remarks } = readAssessment(answers);
  return {
    scores: omitBlank(scores),
    comments: omitBlank(comments),
    recommendation,
    remarks: remarks.trim(),
  };
}

/** Subject of an assessment's draft. `expert`: name of the only person who saves it, in any tab. */
export function createAssessmentSubject(assessment: AssessmentData, expert: string): DraftSubject {
  const { id, criteria } = assessment;
  const storedIn = ({ version, said, updated_at }: AssessmentData): StoredAnswers => ({
    version,
    data: toAssessmentAnswers(said),
    updatedAt: version > BEGUN ? updated_at : null,
    updatedBy: expert,
  });
  const stored = storedIn(assessment);
  return {
    place: `assessment/${id}`,
    form: createAssessmentForm(criteria),
    stored,
    async send({ answers, version }): Promise<SaveAnswer> {
      const answer = await call('saveAssessment', {
        path: { id },
        data: { ...buildAssessmentBody(answers), version },
      });
      if (answer.code === CODE.success) return { stored: storedIn(answer.data) };
      const refusal = answer.data as unknown as { conflict?: boolean } | null;
      if (!refusal?.conflict) return { refused: formatEnvelopeMessage(answer) };
      const theirs = storedIn((await call('assessment', { path: { id } })).data);
      // If the response to an earlier save was lost, the newer version on the server is this draft.
      const { isSameContent: same } = await loadReconcile();
      return same(buildAssessmentBody(answers), buildAssessmentBody(theirs.data))
        ? { stored: theirs }
        : { theirs };
    },
    upgrade(entry) {
      const { typed } = entry as EarlierEntry;
      const { version } = typed;
      // The answers at another version are unknown, so every difference becomes a conflict.
      const base = version === stored.version ? stored.data : {};
      return { version, base, answers: toAssessmentAnswers(typed), unreadable: {} };
    },
  };
}
