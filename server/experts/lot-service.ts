/** Experts drawn by lot for a filing. Each draw stands in the chain of the panel, so that none can be passed over in silence. */
import { randomBytes } from 'node:crypto';
import { expertPoolMessages } from '../../domain/api/messages/expert-pool';
import type { DrawBody, DrawData } from '../../domain/calls/expert-lot';
import { orderByLot } from '../../domain/experts/lot';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { business } from '../core/errors';
import type { ExpertParts } from './expert-parts';
import { assertReached } from './expert-steps';
import { barsAbout, EXPERTS_LISTED, profileOf } from './pool-service';
import type { PoolRow } from './pool-store';

type Drawn = Omit<DrawData, 'id' | 'at' | 'by'>;
type Excluded = DrawData['excluded'][number];

const personOf = (row: PoolRow) => ({ id: row.id, name: row.name, unit: profileOf(row).unit });

const viewOf = ({ id, at, actorName, details }: AuditLine): DrawData => ({
  id,
  at: at.toISOString(),
  by: actorName,
  ...(details as unknown as Drawn),
});

/** Draws for a filing, the latest first. */
export async function drawsOf(parts: ExpertParts, caller: Caller, filingId: string): Promise<DrawData[]> {
  assertReached(caller, await parts.filings.find(filingId));
  const lines = await parts.audit.read('expert_panel', filingId);
  return lines
    .filter(({ action }) => action === 'panel.draw')
    .map(viewOf)
    .reverse();
}

/** The reason why each expert is not in the lot; null for those who are. */
async function exclusionIn(parts: ExpertParts, filingId: string): Promise<(row: PoolRow) => Excluded | null> {
  const barOn = await barsAbout(parts, filingId);
  const asked = new Set((await parts.panels.members(filingId)).map(({ expertId }) => expertId));
  return (row) => {
    const person = personOf(row);
    if (asked.has(row.id)) return { ...person, reason: 'asked' };
    // Nobody can say what an expert of an unknown unit has to avoid.
    if (!person.unit) return { ...person, reason: 'no_unit' };
    const bar = barOn(row);
    return bar && { ...person, unit: bar.unit ?? person.unit, reason: bar.reason };
  };
}

/** Draws experts of the wanted fields, of any where none is named. Throws 208 where the pool has too few. */
export const drawByLot = (
  parts: ExpertParts,
  caller: Caller,
  filingId: string,
  { count, substitutes, fields }: DrawBody,
): Promise<DrawData[]> =>
  parts.db.transaction(async () => {
    assertReached(caller, await parts.filings.find(filingId));
    const isWanted = (row: PoolRow) =>
      fields.length === 0 || profileOf(row).fields.some((field) => fields.includes(field));
    const wanted = (await parts.pool.enabled(EXPERTS_LISTED)).filter(isWanted);
    const exclusionOf = await exclusionIn(parts, filingId);
    const judged = wanted.map((row) => ({ row, exclusion: exclusionOf(row) }));
    const excluded = judged.flatMap(({ exclusion }) => exclusion ?? []);
    const candidates = new Map(judged.flatMap(({ row, exclusion }) => (exclusion ? [] : [[row.id, row]])));
    if (candidates.size < count)
      throw business(fillText(expertPoolMessages.tooFew, { found: candidates.size, count }));
    const seed = randomBytes(16).toString('hex');
    const order = orderByLot(seed, [...candidates.keys()]).map((id) =>
      personOf(candidates.get(id) as PoolRow),
    );
    const details: Drawn = {
      seed,
      fields,
      candidates: [...candidates.keys()].sort(),
      excluded,
      drawn: order.slice(0, count),
      substitutes: order.slice(count, count + substitutes),
    };
    await parts.audit.write({
      subjectKind: 'expert_panel',
      subjectId: filingId,
      action: 'panel.draw',
      caller,
      details: { ...details },
    });
    return drawsOf(parts, caller, filingId);
  });
