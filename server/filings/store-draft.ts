/** Stores the answers of a draft, with its edition note, its signatures and the lines of the log. */

import type { Program } from '../../domain/definition';
import type { AsideAnswer, EditionNote } from '../../domain/filing/edition-note';
import { markOutdatedRefusals, separateVoidedSignatures } from '../../domain/filing/signed-answers';
import type { Caller } from '../core/access';
import { saveDraft } from '../core/steps/draft';
import type { SettledAnswers } from './answers';
import type { FilingDeps } from './filing-deps';
import type { FilingOutline, FilingRow } from './filings-store';
import { convertToPresentEdition, createEditionLine, type PresentRow, withAside } from './present-edition';
import { computeTextHash } from './signable-filing';
import { createVoidedLine, tellVoided } from './signatory-notices';
import { writeAnswers } from './written-answers';

/**
 * Edition note of the saved draft. If the draft is stored in an earlier edition, its stored answers are converted again to find
 * those that have no place in this one.
 */
async function findEditionNote(
  { filings }: FilingDeps,
  program: Program,
  row: FilingOutline,
  aside: AsideAnswer[] | undefined,
): Promise<EditionNote | null> {
  const stored = row.edition === program.edition ? undefined : await filings.find(row.id);
  const moved = stored && convertToPresentEdition(program, await program.load(), stored);
  return withAside(moved ? moved.editionNote : row.editionNote, aside, program.edition);
}

/**
 * Stores the answers, and caches them for the next change. Returns the row afterwards; null if the row, or the record of its
 * company, has changed since they were read.
 */
export async function storeDraft(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  row: FilingOutline,
  { answers, computed }: SettledAnswers,
  aside: AsideAnswer[] | undefined,
): Promise<PresentRow | null> {
  const { id, companyId, status } = row;
  const now = deps.clock();
  const version = row.version + 1;
  const isMoved = row.edition !== program.edition;
  const editionNote = await findEditionNote(deps, program, row, aside);
  const { good: signed, voided } = separateVoidedSignatures(row.signed, answers, computeTextHash);
  const declined = markOutdatedRefusals(row.declined, answers, computeTextHash);
  const isVoiding = voided.length > 0;
  const cached = isMoved ? undefined : deps.draftCache.get(id, row.version);
  const { written, whole } = writeAnswers(answers, status === 'draft' ? cached?.whole : undefined);
  const change = {
    edition: program.edition,
    editionNote,
    signed,
    declined,
    updatedAt: now,
    updatedBy: caller.name,
  };
  const line = {
    subjectKind: 'filing',
    subjectId: id,
    companyId,
    action: 'save' as const,
    caller,
    fromStatus: status,
    toStatus: status,
    version,
  };
  let logged: Partial<FilingRow> = {};
  const isStored = await saveDraft(deps, {
    row,
    caller,
    now,
    lines: [
      ...(isMoved ? [createEditionLine(row, editionNote, version, caller)] : []),
      ...(isVoiding ? [createVoidedLine(row, voided, version, caller)] : []),
      line,
    ],
    isLogged: isMoved || isVoiding,
    async store(log) {
      logged = log;
      const isKept = await deps.filings.saveDraft(row, { ...change, ...log, ...written });
      if (isKept && isVoiding) await tellVoided(deps, caller, { ...row, data: answers }, voided);
      return isKept;
    },
  });
  deps.draftCache.drop(id);
  if (!isStored) return null;
  const stored = { ...row, ...change, ...logged, version, data: answers };
  deps.draftCache.put({ row: stored, computed, whole });
  return isVoiding ? { ...stored, voided } : stored;
}
