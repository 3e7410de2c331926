/** Holds begin and end here; what they cover stays whatever the retention periods say. */

import { normaliseCode } from '../../domain/checks/normalise';
import { retentionMessages } from '../../domain/system/messages';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { type RetentionDeps, SUBJECT } from './retention-service';

/** Begins a hold. A company may be on hold for several reasons, of which each ends on its own. */
export async function addHold(
  { holds, db, clock, audit }: RetentionDeps,
  caller: Caller,
  given: { creditCode: string; filingId?: string | undefined; reason: string },
): Promise<void> {
  const { creditCode, filingId = null, reason } = given;
  await db.transaction(async () => {
    const company = await holds.lockCompany(normaliseCode(creditCode));
    if (!company) throw createRefusal(fillText(retentionMessages.noCompany, { code: creditCode }));
    if (filingId && !(await holds.isFilingOf(company.id, filingId)))
      throw createRefusal(retentionMessages.noFiling);
    const row = { companyId: company.id, filingId, reason, begunAt: clock(), begunBy: caller.name };
    if (await holds.isHeldFor(row)) throw createRefusal(retentionMessages.heldAlready);
    const hold = await holds.add(row);
    const details = { hold, filing: filingId, reason };
    await audit.write({ ...SUBJECT, companyId: company.id, action: 'retention.hold', caller, details });
  });
}

export const endHold = (
  { db, holds, clock, audit }: RetentionDeps,
  caller: Caller,
  id: string,
): Promise<void> =>
  db.transaction(async () => {
    const ended = await holds.end(id, clock());
    if (!ended) throw problems.notFound();
    const { companyId, filing, reason } = ended;
    const details = { hold: id, filing, reason };
    await audit.write({ ...SUBJECT, companyId, action: 'retention.release', caller, details });
  });
