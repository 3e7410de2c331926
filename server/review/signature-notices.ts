/** Tells whoever is to sign decisions: one message for all that wait, which a later one overtakes. */

import { actionNames } from '../../domain/filing/actions';
import type { OfficeAction } from '../../domain/filing/deciding';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findDueSignature, listOfficerSignatures } from '../../domain/workflow/owed-signatures';
import { findAwayToday } from '../absences/absences-service';
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

/** The number of decisions that wait for a person's signature. */
export async function countToSign(
  { signatures }: Pick<SignatureNoticeDeps, 'signatures'>,
  caller: Caller,
): Promise<number> {
  return (await signatures.listWaiting(createSignerScope(caller), { current: 1, pageSize: 1 })).total;
}

/** `by` has made or signed decisions on these filings; whoever signs next is told. */
export async function tellSigners(
  deps: SignatureNoticeDeps,
  by: Caller,
  { action, filings }: { action: OfficeAction; filings: readonly string[] },
): Promise<void> {
  const waiting = (await deps.signatures.waitingOn(filings)).filter(({ toSign }) => toSign.length > 0);
  if (waiting.length === 0) return;
  const away = await findAwayToday(deps);
  const signers = (await deps.signatures.officers())
    .map((account) => createCaller(account, ''))
    .filter((caller) =>
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
      params: { by: by.name, action: actionNames[action], count },
    });
  }
  await deps.inbox.sendToEach({ template: 'signature_waiting', link: TO_SIGN, each });
}

/** Ends the message of a person for whom nothing waits any more. */
export async function retireSignNotice(deps: SignatureNoticeDeps, caller: Caller): Promise<void> {
  if ((await countToSign(deps, caller)) === 0) await deps.inbox.retire([{ userId: caller.userId }], TO_SIGN);
}
