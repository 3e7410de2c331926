import { CODE } from '@domain/api/codes';
import type { AssessmentData } from '@domain/calls/experts';
import type { Assessed } from '@domain/experts/assessing';
import { fetchAssessment, saveAssessment } from '@/services/experts';
import { RequestFailure } from '@/utils/failure';
import { wordsOf } from '@/utils/outcome';
import { bodyOf, isSame } from './said';

type Sent =
  | { saved: AssessmentData }
  | { phase: 'failed' | 'refused'; message: string }
  /** Somebody has saved `version` meanwhile. */
  | { phase: 'outdated'; message: string; version: number };

/** Saves what is said, on top of the version that it started from, and tells what came of it. */
export const send = (id: string, said: Assessed, version: number): Promise<Sent> =>
  save(id, said, version).catch((error) => {
    const refusal = error instanceof RequestFailure && error.kind === 'refused' ? error.envelope : undefined;
    return refusal ? { phase: 'refused', message: wordsOf(refusal) } : { phase: 'failed', message: '' };
  });

async function save(id: string, said: Assessed, version: number): Promise<Sent> {
  const answer = await saveAssessment(id, { ...bodyOf(said), version });
  if (answer.code === CODE.success) return { saved: answer.data };
  const refusal = answer.data as unknown as { conflict?: boolean; version: number } | null;
  const message = wordsOf(answer);
  if (!refusal?.conflict) return { phase: 'refused', message };
  // Where the answer to an earlier save was lost, it is the own work that is newer.
  const there = await fetchAssessment(id);
  if (there.code === CODE.success && isSame(there.data.said, said)) return { saved: there.data };
  return { phase: 'outdated', message, version: refusal.version };
}
