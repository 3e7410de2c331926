/** Budget of a program and batch, set by the city office. Approvals must stay within it unless a reason is given. */
import { sumAmounts, wordMoney } from '../../domain/filing/units';
import { rankingMessages } from '../../domain/review/messages';
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

/** Creates the conflict for a request based on an outdated amount. */
export const createStaleAmount =
  (text: Text) =>
  (present: GrantRow | undefined): Problem => {
    const { by = '', amount = null, version = 0 } = present ?? {};
    return createConflict(
      fillText(text, { by, amount: amount === null ? rankingMessages.nothing : wordMoney(amount) }),
      {
        amount,
        version,
      },
    );
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
  /** Sum of the grants to be approved. */
  grant: number;
  /** Reason for exceeding the budget, which is logged. */
  reason?: string | undefined;
  /** Counts grants of waiting decisions as well; set when scheduling a decision. */
  withWaiting?: true;
  /** Counts proposed grants of filings in public notice as well; set for filings that are to be publicised. */
  withPublicised?: boolean;
}

/** Throws if the grants exceed the budget and no reason is given. Locks the budget until the transaction ends. */
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
    throw createRefusal(
      fillText(rankingMessages.overBudget, {
        total: wordMoney(total),
        budget: wordMoney(budget),
        over: wordMoney(over),
      }),
      {
        over_budget: true,
        over,
      },
    );
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
  // In a fixed order, so that parallel transactions lock budgets in the same order and cannot deadlock.
  for (const [, batch] of [...batches].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (batch[0])
      await assertWithinBudget(deps, batch[0], {
        grant: sumAmounts(batch.map(({ grant }) => grant)),
        reason,
        withWaiting: true,
        withPublicised,
      });
}
