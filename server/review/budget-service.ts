/** The budget of a program and batch: set by the city office, and kept to by every approval unless a reason is given. */
import { rankingMessages } from '../../domain/review/messages';
import { sumAmounts } from '../../domain/review/ranking';
import type { BudgetBody, SavedAmount } from '../../domain/review/ranking-calls';
import { fillText, type Text } from '../../domain/text';
import { assertProgram, type Caller } from '../core/access';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import { changeVersioned } from '../core/steps/versioned';
import { parseBatchName } from '../filings/filing-response';
import type { GrantRow, RankingSeries, RankingStore } from './ranking-store';
import type { ReviewDeps } from './review-deps';

export function parseSeries({ program, batch }: { program: string; batch: string }): RankingSeries {
  const { year, no } = parseBatchName(batch) ?? {};
  if (year === undefined || no === undefined) throw problems.notFound();
  return { program, batchYear: year, batchNo: no };
}

/** The conflict for whoever saw another amount than the present one. */
export const createStaleAmount =
  (text: Text) =>
  (present: GrantRow | undefined): Problem => {
    const { by = '', amount = null, version = 0 } = present ?? {};
    return createConflict(fillText(text, { by, amount: amount ?? rankingMessages.nothing }), {
      amount,
      version,
    });
  };

export function setBudget(deps: ReviewDeps, caller: Caller, body: BudgetBody): Promise<SavedAmount> {
  const { rankings } = deps;
  const { program, batch, amount, version } = body;
  assertProgram(caller, program);
  const series = parseSeries(body);
  return changeVersioned(deps, {
    caller,
    version,
    lock: () => rankings.budget(series, true),
    stale: createStaleAmount(rankingMessages.budgetStale),
    async work(before, next) {
      if (!(await rankings.setBudget(series, { amount, updatedBy: caller.userId, ...next }))) return null;
      const details = { amount, before: before?.amount ?? null };
      const subject = { subjectKind: 'budget', subjectId: `${program}/${batch}` };
      return {
        result: { amount, version: next.version },
        line: { ...subject, action: 'budget.set', details },
      };
    },
  });
}

interface Approving {
  /** The sum of the grants that are to be approved. */
  grant: number;
  /** The reason for going over the budget, which stays in the log. */
  reason?: string | undefined;
  /** Orders that wait take from the budget as well: for one that is to wait itself. */
  withWaiting?: true;
  /** Proposed grants of filings that are publicised already do too: for those that are to be publicised. */
  withPublicised?: boolean;
}

/** Throws where the grants do not fit in the budget and nobody has said why. The budget is held until the transaction ends. */
export async function assertWithinBudget(
  { rankings }: { rankings: RankingStore },
  series: RankingSeries,
  { grant, reason, withWaiting, withPublicised }: Approving,
): Promise<void> {
  const budget = (await rankings.budget(series, true))?.amount ?? null;
  if (budget === null || grant <= 0 || reason) return;
  const waiting = withWaiting ? await rankings.waiting(series) : 0;
  const publicised = withPublicised ? await rankings.publicised(series) : 0;
  const total = sumAmounts([await rankings.granted(series), waiting, publicised, grant]);
  const over = sumAmounts([total, -budget]);
  if (over > 0)
    throw createRefusal(fillText(rankingMessages.overBudget, { total, budget, over }), {
      over_budget: true,
      over,
    });
}

/** Asserts the budgets for grants scheduled together; waiting decisions count too. */
export async function assertAllWithinBudget(
  deps: { rankings: RankingStore },
  grants: readonly (RankingSeries & { grant: number })[],
  { reason, withPublicised = false }: Pick<Approving, 'reason' | 'withPublicised'>,
): Promise<void> {
  const batches = new Map<string, (RankingSeries & { grant: number })[]>();
  for (const each of grants) {
    const name = [each.program, each.batchYear, each.batchNo].join('/');
    batches.set(name, [...(batches.get(name) ?? []), each]);
  }
  // In one order, so that two who order at the same time wait for each other at the first.
  for (const [, batch] of [...batches].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (batch[0])
      await assertWithinBudget(deps, batch[0], {
        grant: sumAmounts(batch.map(({ grant }) => grant)),
        reason,
        withWaiting: true,
        withPublicised,
      });
}
