import type { BatchResult } from '../../domain/api/calls/accounts';
import { type Language, say } from '../../domain/text';
import { Problem } from '../errors';

/**
 * Does each id of a batch on its own: what one refuses does not undo the others. An id that comes twice is done once.
 * `onRefused` sees each refusal; whatever is no refusal ends the batch.
 */
export async function eachOf<T>(
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
