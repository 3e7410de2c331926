/** A filing as it goes out, with what only the server knows of the one that it continues. */

import type { Program } from '../../domain/definition';
import { isEditable } from '../../domain/filing/status';
import type { Filing, PathMessage } from '../../domain/filing/types';
import { type Language, say, type Text } from '../../domain/text';
import type { ContinuingFilings } from '../continuing/continuing-service';
import { type Asking, inLanguage, type Unsaved, unsavedView, viewOf } from './filing-view';
import type { FilingsStore } from './filings-store';
import type { PresentRow } from './present-edition';
import { readingOf } from './reading';

export function createShowing(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  continuing: Pick<ContinuingFilings, 'chosen' | 'first'>,
) {
  const blockedBy = ({ continues }: Program, why: Text | null, language: Language): PathMessage[] =>
    continues && why ? [{ path: continues.id, message: say(why, language) }] : [];

  /** Why the chosen filing stands in the way; without a choice, what has to happen before there is one. */
  async function refusalOf(program: Program, { companyId, id, data }: PresentRow): Promise<Text | null> {
    const chosen = await continuing.chosen(program, { companyId, id, answers: data });
    return chosen?.isNamed ? chosen.refusal : continuing.first(program, companyId);
  }

  return {
    async row(program: Program, row: PresentRow, asking: Asking): Promise<Filing> {
      const { language } = asking;
      const reading = await readingOf(store, program, row);
      const filing = viewOf(program, reading, asking);
      const overruled = inLanguage(reading.row.overruled ?? [], language);
      const told = { ...filing, ...(overruled.length > 0 && { overruled }) };
      if (!program.continues || !isEditable(row.status)) return told;
      return { ...told, blocked: blockedBy(program, await refusalOf(program, row), language) };
    },

    /** Nothing can be begun before there is something to continue. */
    async unsaved(program: Program, companyId: string, unsaved: Unsaved, asking: Asking): Promise<Filing> {
      const filing = unsavedView(program, await program.load(), unsaved, asking);
      if (!program.continues) return filing;
      const blocked = blockedBy(program, await continuing.first(program, companyId), asking.language);
      return { ...filing, blocked, actions: blocked.length > 0 ? [] : filing.actions };
    },
  };
}
