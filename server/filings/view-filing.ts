/** API view of a filing, with data about the filing that it continues, which only the server has. */

import type { Program } from '../../domain/definition';
import { isEditable } from '../../domain/filing/status';
import type { Filing, PathMessage } from '../../domain/filing/types';
import { getProgramForBatch } from '../../domain/programs/registry';
import { type Language, say, type Text } from '../../domain/text';
import { findChosen, findPrerequisite } from '../continuing/continuing-service';
import { findOwedUntil, isToSubmit } from '../continuing/owed-results';
import { loadDecisions } from './decisions-service';
import type { FilingDeps } from './filing-deps';
import {
  toFilingResponse,
  toPathMessages,
  toUnsavedFiling,
  toVoidedSignatures,
  type UnsavedFiling,
  type ViewContext,
} from './filing-response';
import { type LoadedFiling, loadFiling, type PresentRow } from './present-edition';

type FilingViewDeps = Pick<FilingDeps, 'db' | 'clock' | 'programs' | 'filings' | 'decisions'>;

const listBlockers = ({ continues }: Program, why: Text | null, language: Language): PathMessage[] =>
  continues && why ? [{ path: continues.id, message: say(why, language) }] : [];

/** Reason why the chosen filing cannot be continued; if none is chosen, the step that is required before. */
async function findBlocker(deps: FilingViewDeps, program: Program, row: PresentRow): Promise<Text | null> {
  const { companyId, id, data } = row;
  const chosen = await findChosen(deps, program, { companyId, id, answers: data });
  return chosen?.isNamed ? chosen.refusal : findPrerequisite(deps, program, companyId);
}

/** Filing with its form, and until when it is owed, if it is still to be submitted. */
async function loadDatedFiling(
  deps: FilingViewDeps,
  program: Program,
  stored: PresentRow,
): Promise<LoadedFiling> {
  const loaded = await loadFiling(deps.filings, program, stored);
  const { row } = loaded;
  if (!isToSubmit(row.status)) return loaded;
  return { ...loaded, row: { ...row, owedUntil: await findOwedUntil(deps, program, row.data) } };
}

export async function showFiling(
  deps: FilingViewDeps,
  called: Program,
  row: PresentRow,
  asking: ViewContext,
): Promise<Filing> {
  const { language } = asking;
  const program = getProgramForBatch(called, row);
  const loaded = await loadDatedFiling(deps, program, row);
  const decisions = await loadDecisions(deps, [row]);
  const filing = toFilingResponse(program, loaded, asking, decisions.get(row.id));
  const overruled = toPathMessages(loaded.row.overruled ?? [], language);
  const { voided } = loaded.row;
  const shown = {
    ...filing,
    ...(overruled.length > 0 && { overruled }),
    ...(voided && { voided: toVoidedSignatures(voided) }),
  };
  if (!program.continues || !isEditable(row.status)) return shown;
  return { ...shown, blocked: listBlockers(program, await findBlocker(deps, program, row), language) };
}

/** View of a filing that is not created yet; without a filing to continue it allows no actions. */
export async function showUnsaved(
  deps: FilingViewDeps,
  program: Program,
  companyId: string,
  unsaved: UnsavedFiling,
  asking: ViewContext,
): Promise<Filing> {
  const owedUntil = await findOwedUntil(deps, program, unsaved.data);
  const filing = toUnsavedFiling(program, await program.load(), { ...unsaved, owedUntil }, asking);
  if (!program.continues) return filing;
  const blocked = listBlockers(program, await findPrerequisite(deps, program, companyId), asking.language);
  return { ...filing, blocked, actions: blocked.length > 0 ? [] : filing.actions };
}
