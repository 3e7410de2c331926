/**
 * Drafts that wait for a person's signature: one of the company has signed, it is the person's turn, and the person has not declined to
 * sign the present answers.
 */
import { hasRight, mayFileProgram } from '../../domain/accounts/roles';
import { canSignAs, listSigningProgress } from '../../domain/workflow/signatories';
import { type Caller, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { getProgram } from '../filings/filing-steps';
import { getSigning } from '../filings/next-workflow';
import { createHomeStore } from './home-store';

export async function listPapersToSign(
  { db, programs }: Pick<Deps, 'db' | 'programs'>,
  caller: Caller,
): Promise<string[]> {
  if (!hasRight(caller, 'filing.sign')) return [];
  const drafts = await createHomeStore(db).signedDrafts(requireCompanyId(caller));
  const isDue = (draft: (typeof drafts)[number]): boolean => {
    const signing = getSigning(getProgram(programs, draft.program), draft);
    if (!signing) return false;
    const mayFill = mayFileProgram(caller, draft.program);
    return listSigningProgress(signing, draft.signed, draft.declined).some(
      ({ hand, isDue, declined }) =>
        isDue && declined?.userId !== caller.userId && canSignAs(hand, caller, mayFill),
    );
  };
  return drafts.filter(isDue).map(({ id }) => id);
}
