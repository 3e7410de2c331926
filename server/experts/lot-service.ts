/**
 * Draws experts by lot for one filing or several. Each draw is recorded in the log of the panel, so that no draw can be hidden.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { LogDetails } from '../../domain/audit/detail-names';
import { drawLotOrder } from '../../domain/experts/lot';
import { expertPoolMessages } from '../../domain/experts/messages';
import type { DrawExpertsBody, DrawForManyBody, ExpertDraws } from '../../domain/experts/pool-calls';
import { fillText } from '../../domain/text';
import type { Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { createRefusal } from '../core/errors';
import type { ExpertDeps } from './expert-deps';
import { assertReached } from './expert-steps';
import { EXPERTS_LISTED, getExpertProfile, loadExpertBars } from './pool-service';
import type { PoolRow } from './pool-store';

type DrawResult = Omit<ExpertDraws, 'id' | 'at' | 'by'>;
type ExcludedExpert = ExpertDraws['excluded'][number];

const toDrawPerson = (row: PoolRow) => ({ id: row.id, name: row.name, unit: getExpertProfile(row).unit });

function toDrawData({ id, at, actorName, details }: AuditLine): ExpertDraws {
  // Records made before draws for several filings existed list no filings.
  const { filings = [], ...drawn } = details as unknown as DrawResult;
  return { id, at: at.toISOString(), by: actorName, filings, ...drawn };
}

/** Log of draws for several filings: the draw is recorded there once, and the log of each panel refers to it. */
const GROUP = 'expert_draw';

async function loadDrawRecord({ audit }: ExpertDeps, line: AuditLine): Promise<AuditLine> {
  const { group } = (line.details ?? {}) as { group?: string };
  return (group && (await audit.read(GROUP, group))[0]) || line;
}

/** Draws for a filing, latest first. */
export async function listExpertDraws(
  deps: ExpertDeps,
  caller: Caller,
  filingId: string,
): Promise<ExpertDraws[]> {
  assertReached(caller, await deps.filings.find(filingId));
  const lines = await deps.audit.read('expert_panel', filingId);
  const drawn = lines.filter(({ action }) => action === 'panel.draw').reverse();
  return Promise.all(drawn.map(async (line) => toDrawData(await loadDrawRecord(deps, line))));
}

/** Loads the function that gives the reason why an expert is excluded from the draw for a filing; null if eligible. */
async function loadExclusion(
  deps: ExpertDeps,
  filingId: string,
): Promise<(row: PoolRow) => ExcludedExpert | null> {
  const barOn = await loadExpertBars(deps, filingId);
  const asked = new Set((await deps.panels.members(filingId)).map(({ expertId }) => expertId));
  return (row) => {
    const person = toDrawPerson(row);
    if (asked.has(row.id)) return { ...person, reason: 'asked' };
    // The conflicts of interest of an expert with unknown employer cannot be checked.
    if (!person.unit) return { ...person, reason: 'no_unit' };
    const bar = barOn(row);
    return bar && { ...person, unit: bar.unit ?? person.unit, reason: bar.reason };
  };
}

/**
 * Filings of the draw, and experts of the pool who are excluded for any of them. Filings are read one by one, because each is
 * read with all its answers.
 */
async function judge(deps: ExpertDeps, caller: Caller, pool: readonly PoolRow[], ids: readonly string[]) {
  const filings: ExpertDraws['filings'] = [];
  const excluded = new Map<string, ExcludedExpert>();
  for (const id of ids) {
    const { company, submission } = assertReached(caller, await deps.filings.find(id));
    filings.push({ id, company: company.name, receipt_no: submission?.receiptNo ?? '' });
    const exclusionOf = await loadExclusion(deps, id);
    for (const row of pool) {
      const exclusion = excluded.has(row.id) ? null : exclusionOf(row);
      if (exclusion) excluded.set(row.id, exclusion);
    }
  }
  return { filings, excluded };
}

/** Draws experts of the given fields, or of any field if none is given. Throws 208 if too few are eligible. */
async function draw(
  deps: ExpertDeps,
  caller: Caller,
  ids: readonly string[],
  { count, substitutes, fields }: DrawExpertsBody,
): Promise<DrawResult> {
  const isWanted = (row: PoolRow) =>
    fields.length === 0 || getExpertProfile(row).fields.some((field) => fields.includes(field));
  const wanted = (await deps.pool.enabled(EXPERTS_LISTED, ids[0])).filter(isWanted);
  const { filings, excluded } = await judge(deps, caller, wanted, ids);
  const candidates = new Map(wanted.flatMap((row) => (excluded.has(row.id) ? [] : [[row.id, row]])));
  if (candidates.size < count) {
    const unknown = [...excluded.values()].filter(({ reason }) => reason === 'no_unit').length;
    const withoutUnit =
      unknown > 0 ? fillText(expertPoolMessages.withoutUnit, { count: unknown }) : { zh: '', en: '' };
    throw createRefusal(
      fillText(expertPoolMessages.tooFew, { count: candidates.size, wanted: count, withoutUnit }),
    );
  }
  const seed = randomBytes(16).toString('hex');
  const order = drawLotOrder(seed, [...candidates.keys()]).map((id) =>
    toDrawPerson(candidates.get(id) as PoolRow),
  );
  return {
    filings,
    seed,
    fields,
    candidates: [...candidates.keys()].sort(),
    excluded: [...excluded.values()],
    drawn: order.slice(0, count),
    substitutes: order.slice(count, count + substitutes),
  };
}

const note = (
  { audit }: ExpertDeps,
  caller: Caller,
  subjectKind: 'expert_panel' | typeof GROUP,
  subjectId: string,
  details: LogDetails,
) => audit.write({ subjectKind, subjectId, action: 'panel.draw', caller, details });

export const drawByLot = (
  deps: ExpertDeps,
  caller: Caller,
  filingId: string,
  asked: DrawExpertsBody,
): Promise<ExpertDraws[]> =>
  deps.db.transaction(async () => {
    await note(deps, caller, 'expert_panel', filingId, await draw(deps, caller, [filingId], asked));
    return listExpertDraws(deps, caller, filingId);
  });

/** Draws one panel for several filings; experts barred from any of them are excluded. */
export const drawForMany = (
  deps: ExpertDeps,
  caller: Caller,
  { filings, ...asked }: DrawForManyBody,
): Promise<ExpertDraws> =>
  deps.db.transaction(async () => {
    const ids = [...new Set(filings)];
    const group = randomUUID();
    await note(deps, caller, GROUP, group, await draw(deps, caller, ids, asked));
    for (const id of ids) await note(deps, caller, 'expert_panel', id, { group });
    return toDrawData((await deps.audit.read(GROUP, group))[0] as AuditLine);
  });
