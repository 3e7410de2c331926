import type { ListedReports } from '../../domain/reports/calls';
import { type Language, say } from '../../domain/text';
import { Problem } from '../core/errors';

/** Runs an action for each report; a refusal does not affect the others. With a single report it is thrown. */
export async function runForEachReport(
  ids: readonly string[],
  language: Language,
  act: (id: string) => Promise<void>,
): Promise<ListedReports> {
  const outcome: ListedReports = { done: [], refused: [] };
  for (const id of new Set(ids))
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || ids.length === 1) throw error;
      const said = [error.text].flat().map((text) => say(text, language));
      outcome.refused.push({ id, msg: said.join('; ') });
    }
  return outcome;
}
