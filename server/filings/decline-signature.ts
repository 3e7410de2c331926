/**
 * Refusal of a signatory to sign a draft (domain/workflow/signatories). It is stored beside the signatures, and changes
 * neither answers nor version. Changes that would void the signature mark it as outdated. It keeps nothing back by itself: a submission waits for the missing signature.
 */
import type { DeclineSignatureBody, SignatoriesData } from '../../domain/filing/signatory-calls';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import { createCoveredText } from '../../domain/filing/signed-answers';
import type { DeclinedSignature } from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import { step } from '../core/steps/step';
import type { FilingDeps } from './filing-deps';
import { createOwnFilingSubject } from './filing-steps';
import type { FilingRow } from './filings-store';
import { assertSignatory, computeTextHash, createStaleSigning, loadSignableFiling } from './signable-filing';
import { loadFilingSignatories, toAuditedSignature } from './signatories-service';
import { tellDeclined } from './signatory-notices';

/** Declines to sign with the caller's own account; the same reason again is a repeated call whose reply was lost. */
export async function declineSignature(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  { hand, version, reason }: DeclineSignatureBody,
): Promise<SignatoriesData> {
  const stale = (row: FilingRow) => createStaleSigning(row, signatoryMessages.changedBeforeDecline);
  const subject = { ...createOwnFilingSubject(deps), stale };
  const request = { id, caller, action: 'decline_signature' as const, version };
  const { userId, name } = caller;
  await step(deps, subject, request, async (stored, _move, now) => {
    const signable = await loadSignableFiling(deps, stored);
    const sections = assertSignatory(signable, caller, hand, now);
    const isRepeated = (each: DeclinedSignature) =>
      each.hand === hand && each.userId === userId && each.reason === reason && !each.isOutdated;
    if (signable.declined.some(isRepeated)) return null;
    const { row, good } = signable;
    const sha256 = computeTextHash(createCoveredText(row.data, sections));
    const given: DeclinedSignature = { hand, userId, name, at: now.toISOString(), sections, sha256, reason };
    const declined = [...signable.declined.filter((each) => each.hand !== hand), given];
    await deps.filings.putSigned(id, { declined });
    await tellDeclined(deps, caller, row, good, given);
    const details = { hands: [toAuditedSignature(given)], declined_for: reason };
    return { change: null, row: { declined }, details };
  });
  return loadFilingSignatories(deps, caller, id);
}
