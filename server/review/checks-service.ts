/** Open checks of filings in lists, and whether the person has opened each filing. */
import { type ListedFiling, openChecks } from '../../domain/review/checks';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { FoundChecks, UniqueAnswerPath } from './checks-store';
import type { ReviewDeps } from './review-deps';

/** Paths of answers that must be unique within a batch, from the rules of the given programs, or of all. */
export async function loadUniquePlaces(
  { programs }: Pick<ReviewDeps, 'programs'>,
  keys?: readonly string[],
): Promise<UniqueAnswerPath[]> {
  const asked = programs.filter(({ key }) => !keys || keys.includes(key));
  const found = asked.map(async ({ key, load }) => {
    const { rules } = await load();
    return rules.flatMap(({ onceInBatch: place }) => (place ? [{ program: key, place }] : []));
  });
  return (await Promise.all(found)).flat();
}

const NOTHING: ListedFiling = { checks: [], is_opened: false };

const toListedFiling = ({ id: _, isOpened, ...counts }: FoundChecks): ListedFiling => ({
  checks: openChecks(counts),
  is_opened: isOpened,
});

/** Loads the function that gives the checks of a filing by its id. */
export async function loadListedChecks(
  deps: Pick<ReviewDeps, 'programs' | 'checks' | 'clock'>,
  caller: Caller,
  filings: readonly { filingId: string; program: string }[],
): Promise<(id: string) => ListedFiling> {
  const places = await loadUniquePlaces(deps, [...new Set(filings.map(({ program }) => program))]);
  const rows = await deps.checks.found(
    filings.map(({ filingId }) => filingId),
    places,
    { userId: caller.userId, today: formatBeijingDay(deps.clock()) },
  );
  const found = new Map(rows.map((row) => [row.id, toListedFiling(row)]));
  return (id) => found.get(id) ?? NOTHING;
}
