/** Notifies people who are to sign decisions, with one message for all that wait; a later message replaces it. */

import type { OfficeAction } from '../../domain/filing/actions';
import { getStepWords } from '../../domain/filing/outcome';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findDueSignature, listOfficerSignatures } from '../../domain/workflow/owed-signatures';
import { findAwayToday, listOwnerIds } from '../absences/absences-service';
import { type Caller, createCaller, getOfficeScope, isInCharge } from '../core/access';
import type { ReviewDeps } from './review-deps';
import type { SignerScope } from './signatures-store';

const TO_SIGN = '/review/toSign';

type SignatureNoticeDeps = Pick<ReviewDeps, 'db' | 'clock' | 'signatures' | 'inbox'>;

export const createSignerScope = (caller: Caller): SignerScope => ({
  scope: getOfficeScope(caller),
  userId: caller.userId,
  parts: listOfficerSignatures(caller),
});

/** Number of decisions that wait for the person's signature. */
export async function countToSign(
  { signatures }: Pick<SignatureNoticeDeps, 'signatures'>,
  caller: Caller,
): Promise<number> {
  return (await signatures.listWaiting(createSignerScope(caller), { current: 1, pageSize: 1 })).total;
}

const listOfficers = async ({ signatures }: SignatureNoticeDeps): Promise<Caller[]> =>
  (await signatures.officers()).map((account) => createCaller(account, ''));

/** Notifies the next signers of these filings. `by`: the person who has just made or signed the decisions. */
export async function tellSigners(
  deps: SignatureNoticeDeps,
  by: Caller,
  { action, filings }: { action: OfficeAction; filings: readonly string[] },
): Promise<void> {
  const waiting = (await deps.signatures.waitingOn(filings)).filter(({ toSign }) => toSign.length > 0);
  if (waiting.length === 0) return;
  const away = await findAwayToday(deps);
  const signers = (await listOfficers(deps)).filter((caller) =>
    waiting.some(
      (each) =>
        isInCharge(caller, { ...each, id: each.filingId, companyId: null }) &&
        findDueSignature({ ...caller, id: caller.userId }, each) !== null,
    ),
  );
  const each = [];
  for (const signer of signers) {
    const count = await countToSign(deps, signer);
    each.push({
      ...findMessageRecipient(signer.userId, away),
      params: { by: by.name, action: getStepWords(action, {}), count },
    });
  }
  await deps.inbox.sendToEach({ template: 'signature_waiting', link: TO_SIGN, each });
}

/**
 * Retires the messages of people for whom nothing is left to sign: a colleague with the same duty may have signed, too. A deputy
 * keeps the message while something is left for the absent.
 */
export async function retireSettledNotices(deps: SignatureNoticeDeps): Promise<void> {
  const officers = new Map((await listOfficers(deps)).map((officer) => [officer.userId, officer]));
  const away = await findAwayToday(deps);
  const settled = [];
  for (const userId of await deps.inbox.holders([...officers.keys()], TO_SIGN)) {
    const owners = listOwnerIds(away, userId).flatMap((id) => officers.get(id) ?? []);
    const counts = await Promise.all(owners.map((owner) => countToSign(deps, owner)));
    if (counts.every((count) => count === 0)) settled.push({ userId });
  }
  await deps.inbox.retire(settled, TO_SIGN);
}
