/** Origin of a copied filing: the earlier filing, and which of its answers still apply in the copy. */

import type { Answers, Form } from '../../domain/definition';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import { filingMessages } from '../../domain/filing/messages';
import { canReadSensitiveAnswers, maskAnswers } from '../../domain/filing/privacy';
import { selectRenewableAnswers } from '../../domain/filing/renewals';
import type { FilingOrigin, KeptAnswerBody } from '../../domain/filing/reuse-calls';
import {
  getSectionAnswers,
  getSectionRows,
  isBlankRow,
  isEmpty,
  isRowSection,
} from '../../domain/filing/sections';
import { assertOwn, type Caller, isOwn } from '../core/access';
import { createRefusal } from '../core/errors';
import type { FilingDeps } from './filing-deps';
import { formatBatchName } from './filing-response';
import { getProgram } from './filing-steps';
import { lockDraft } from './refusals';

/** Maximum number of copied answers stated to apply still: forms have fewer fields. */
const KEPT_AT_MOST = 500;

/** Number of sections with an answer that the copy took over. */
const countCopiedSections = ({ sections }: Form, answers: Answers): number =>
  sections.filter((section) => {
    if (section.kind === 'computed' || section.kind === 'declaration') return false;
    return isRowSection(section)
      ? getSectionRows(answers, section).some((row) => !isBlankRow(section, row))
      : Object.values(getSectionAnswers(answers, section)).some((value) => !isEmpty(value));
  }).length;

/** Returns the earlier filing with the answers that must be renewed; null where it is gone, or the filing is no copy. */
export async function loadFilingOrigin(
  { filings, programs }: Pick<FilingDeps, 'filings' | 'programs'>,
  caller: Caller,
  id: string,
): Promise<FilingOrigin | null> {
  const { copied, program: key } = assertOwn(caller, await filings.head(id), 'filing');
  const source = copied && (await filings.find(copied.from));
  if (!source || !isOwn(caller, source)) return null;
  const program = getProgram(programs, key);
  const form = await program.load();
  const { answers } = migrateAnswersToEdition(form, source.data, source.edition);
  const renewable = selectRenewableAnswers(form, answers);
  return {
    from: { id: source.id, batch: formatBatchName(source), no: source.submission?.receiptNo ?? null },
    batchYear: source.batchYear,
    sections: countCopiedSections(form, answers),
    answers: canReadSensitiveAnswers(caller, key) ? renewable : maskAnswers(form, renewable),
    kept: copied.kept,
  };
}

/** Stores that a copied answer still applies, or no longer does. Repeating it changes nothing. */
export const keepCopiedAnswer = (
  deps: FilingDeps,
  caller: Caller,
  id: string,
  { item, applies }: KeptAnswerBody,
): Promise<{ kept: string[] }> =>
  deps.db.transaction(async () => {
    const { copied } = await lockDraft(deps, caller, id);
    if (!copied) throw createRefusal(filingMessages.notCopied);
    const others = copied.kept.filter((each) => each !== item);
    const kept = applies ? [...others, item].slice(-KEPT_AT_MOST) : others;
    await deps.filings.putCopied(id, { ...copied, kept });
    return { kept };
  });
