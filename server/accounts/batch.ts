import type { BatchResult } from '../../domain/accounts/sub-user-calls';
import { type Language, say } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditStore } from '../core/audit/audit-store';
import { Problem } from '../core/errors';

/**
 * Runs `work` for each id of a batch in a try block of its own, so that the refusal of one id undoes no other. A repeated
 * id is processed once. `onRefused` is called with each refusal; any other error ends the batch.
 */
export async function runBatch<T>(
  ids: string[],
  language: Language,
  work: (id: string) => Promise<T>,
  onRefused: (problem: Problem) => Promise<void>,
): Promise<BatchResult & { results: T[] }> {
  const outcome: BatchResult & { results: T[] } = { done: [], refused: [], results: [] };
  for (const id of new Set(ids)) {
    try {
      outcome.results.push(await work(id));
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || Array.isArray(error.text)) throw error;
      await onRefused(error);
      outcome.refused.push({ id, msg: say(error.text, language) });
    }
  }
  return outcome;
}

/**
 * Writes the audit line of an access that was denied within a batch. In other calls the error handler writes it; a refusal
 * within a batch never reaches that handler.
 */
export const noteDenial = (audit: Pick<AuditStore, 'write'>, caller: Caller) => async (problem: Problem) => {
  if (!problem.extras.denial) return;
  const { userId: subjectId, companyId } = caller;
  const details = { ...problem.extras.denial };
  await audit.write({
    subjectKind: 'access',
    subjectId,
    companyId,
    action: 'access.denied',
    caller,
    details,
  });
};
