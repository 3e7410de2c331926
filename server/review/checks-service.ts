/** Open checks of filings in lists, and whether the person has opened each filing. */
import type { Form, Program } from '../../domain/definition';
import { listKnownEditions } from '../../domain/programs/edition-forms';
import { type ListedFiling, openChecks } from '../../domain/review/checks';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { type FoundChecks, listEditionsAtWork, type UniqueAnswerPath } from './checks-store';
import type { ReviewDeps } from './review-deps';

const listPlaces = ({ rules }: Form): string[] => rules.flatMap(({ onceInBatch: place }) => place ?? []);

/** A path for all filings of the program where its editions agree, as nearly always; for those of some editions elsewhere. */
async function loadPlacesOfProgram(program: Program, atWork: readonly string[]): Promise<UniqueAnswerPath[]> {
  const known = listKnownEditions(program).filter(
    ({ edition }, index) => index === 0 || atWork.includes(edition),
  );
  const editions = await Promise.all(
    known.map(async (each) => ({ edition: each.edition, places: listPlaces(await each.load()) })),
  );
  return [...new Set(editions.flatMap(({ places }) => places))].map((place) => {
    const asking = editions.filter(({ places }) => places.includes(place)).map(({ edition }) => edition);
    const path = { program: program.key, place };
    return asking.length === editions.length ? path : { ...path, editions: asking };
  });
}

/**
 * Paths of answers that must be unique within a batch, from the rules of the given programs, or of all: each filing by those of its
 * own edition.
 */
export async function loadUniquePlaces(
  { programs, db }: Pick<ReviewDeps, 'programs' | 'db'>,
  keys?: readonly string[],
): Promise<UniqueAnswerPath[]> {
  const asked = programs.filter(({ key }) => !keys || keys.includes(key));
  const several = asked.filter((program) => listKnownEditions(program).length > 1);
  const atWork = await listEditionsAtWork(
    db,
    several.map(({ key }) => key),
  );
  const places = asked.map((program) =>
    loadPlacesOfProgram(
      program,
      atWork.flatMap((each) => (each.program === program.key ? each.edition : [])),
    ),
  );
  return (await Promise.all(places)).flat();
}

const NOTHING: ListedFiling = { checks: [], is_opened: false };

const toListedFiling = ({ id: _, isOpened, ...counts }: FoundChecks): ListedFiling => ({
  checks: openChecks(counts),
  is_opened: isOpened,
});

/** Loads the function that gives the checks of a filing by its id. */
export async function loadListedChecks(
  deps: Pick<ReviewDeps, 'db' | 'programs' | 'checks' | 'clock'>,
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
