/**
 * Merges two documents that were both made of a third, as rows of the form of programs: drafts are merged by the same function.
 * Where the sides say different things, a choice for each item decides; where nobody chose, ours stays.
 */
import type { Answers, FieldAnswers, Row } from '../../definition';
import { isSameAnswer, mergeDrafts } from '../../filing/merge';
import { getSectionAnswers, getSectionRows, isRowSection } from '../../filing/sections';
import { programTablesForm, readDocumentRows, writeDocumentRows } from '../tables';
import { createHolderFinder, type ThreeDocuments, type ThreeWayChange } from './compare-three-ways';
import { createOwnerFinder, type OwnerFinder } from './row-owners';

export type MergeSide = 'theirs' | 'ours';

/** A row, or the single answers of a section, in three versions; undefined where a version lacks it. */
type Versions<Record = Row> = { before?: Record } & { [S in MergeSide]?: Record };

const otherSide = (side: MergeSide): MergeSide => (side === 'ours' ? 'theirs' : 'ours');

/** Columns that are one property: the texts of one thing in three languages. */
const nameProperty = (column: string): string => column.replace(/(^|_)(zh|en|ar)$/, '');

function groupColumns(versions: Versions<FieldAnswers>): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const record of [versions.before, versions.theirs, versions.ours])
    for (const column of Object.keys(record ?? {})) {
      const name = nameProperty(column);
      groups.set(name, (groups.get(name) ?? new Set()).add(column));
    }
  return [...groups.values()].map((columns) => [...columns]);
}

const differ = (columns: readonly string[], a: FieldAnswers = {}, b: FieldAnswers = {}): boolean =>
  columns.some((column) => !isSameAnswer(a[column], b[column]));

const copyColumns = (columns: readonly string[], from: FieldAnswers, into: FieldAnswers): FieldAnswers => ({
  ...into,
  ...Object.fromEntries(columns.map((column) => [column, from[column]])),
});

/** Gives the side that loses a property what the earlier edition said of it, so that the other one is the only change. */
function settleProperties<Record extends FieldAnswers>(
  versions: Versions<Record>,
  getWinner: (column: string) => MergeSide,
): Versions<Record> {
  const { before, theirs, ours } = versions;
  if (!theirs || !ours) return versions;
  const settled = { ...versions };
  for (const columns of groupColumns(versions)) {
    const isContested =
      differ(columns, theirs, ours) && differ(columns, before, theirs) && differ(columns, before, ours);
    if (!isContested) continue;
    const winner = getWinner(columns[0] as string);
    const loser = otherSide(winner);
    settled[loser] = copyColumns(columns, before ?? versions[winner] ?? {}, settled[loser] ?? {}) as Record;
  }
  return settled;
}

/** A row that one side has removed and the other has changed, or that lies in an item that is contested as a whole. */
function settleRemoval(versions: Versions, winner: MergeSide, isWhole: boolean): Versions {
  const { before, theirs, ours } = versions;
  if (theirs && ours) return versions;
  const keeping: MergeSide = theirs ? 'theirs' : 'ours';
  const kept = versions[keeping];
  const isContested =
    before && (isWhole || (kept && differ(Object.keys({ ...before, ...kept }), before, kept)));
  if (winner !== keeping && isWhole) return { ...versions, [keeping]: undefined };
  if (!isContested || !kept) return versions;
  return winner === keeping
    ? { ...versions, [otherSide(keeping)]: before }
    : { ...versions, [keeping]: undefined };
}

function pairRows(rows: { [V in 'before' | MergeSide]: Row[] }): Map<string, Versions> {
  const pairs = new Map<string, Versions>();
  for (const version of ['before', 'theirs', 'ours'] as const)
    for (const row of rows[version])
      pairs.set(row.row ?? '', { ...pairs.get(row.row ?? ''), [version]: row });
  return pairs;
}

/** The rows of a side after the choices, in its own order; a row that comes back to it follows the one that it followed before. */
function listSettled(
  side: MergeSide,
  rows: readonly Row[],
  before: readonly Row[],
  settled: ReadonlyMap<string, Versions>,
): Row[] {
  const listed = rows.flatMap(({ row }): Row[] => {
    const kept = settled.get(row ?? '')?.[side];
    return kept ? [kept] : [];
  });
  const own = new Set(rows.map(({ row }) => row));
  let previous: string | undefined;
  for (const { row } of before) {
    const back = own.has(row) ? undefined : settled.get(row ?? '')?.[side];
    if (back) listed.splice(listed.findIndex((each) => each.row === previous) + 1, 0, back);
    if (back || own.has(row)) previous = row;
  }
  return listed;
}

interface Deciding {
  findOwner: OwnerFinder;
  /** The side that decides of an item. */
  getWinner(identity: string | null): MergeSide;
  /** The item around it, or itself, that one side has removed and the other changed; null for none. */
  findContested(identity: string | null): string | null;
}

function createDeciding(
  documents: ThreeDocuments,
  rows: { [V in 'before' | MergeSide]: Answers },
  changes: readonly ThreeWayChange[],
  choices: ReadonlyMap<string, MergeSide>,
): Deciding {
  const finders = (['theirs', 'ours', 'before'] as const).map((version) =>
    createOwnerFinder(documents[version], readDocumentRows(rows[version]).places),
  );
  const contested = new Set(
    changes.filter(({ conflicts }) => conflicts.includes('place')).map(({ identity }) => identity),
  );
  const listHolders = createHolderFinder(documents);
  return {
    findOwner: (place, row) =>
      finders.map((find) => find(place, row)).find((found) => found !== null) ?? null,
    getWinner: (identity) => (identity !== null && choices.get(identity)) || 'ours',
    findContested: (identity) =>
      identity === null
        ? null
        : ([identity, ...listHolders(identity)].findLast((each) => contested.has(each)) ?? null),
  };
}

function settleTable(
  section: string,
  rows: { [V in 'before' | MergeSide]: Row[] },
  { findOwner, getWinner, findContested }: Deciding,
): Record<MergeSide, Row[]> {
  const settled = new Map(
    [...pairRows(rows)].map(([id, versions]) => {
      const row = versions.theirs ?? versions.ours ?? versions.before;
      const owner = findOwner({ section, row: id }, row);
      const whole = findContested(owner);
      const winner = getWinner(whole ?? owner);
      const kept = settleRemoval(versions, winner, whole !== null);
      return [id, settleProperties(kept, () => winner)] as const;
    }),
  );
  return {
    theirs: listSettled('theirs', rows.theirs, rows.before, settled),
    ours: listSettled('ours', rows.ours, rows.before, settled),
  };
}

/** Returns the merged document as rows of a draft. `choices`: the side that decides of an item, by its identity. */
export function mergeThreeWays(
  documents: ThreeDocuments,
  changes: readonly ThreeWayChange[],
  choices: ReadonlyMap<string, MergeSide>,
): Answers {
  const rows = {
    before: writeDocumentRows(documents.before),
    theirs: writeDocumentRows(documents.theirs),
    ours: writeDocumentRows(documents.ours),
  };
  const deciding = createDeciding(documents, rows, changes, choices);
  const settled: Record<MergeSide, Answers> = { theirs: {}, ours: {} };
  for (const section of programTablesForm.sections) {
    const { key } = section;
    const sides = isRowSection(section)
      ? settleTable(
          key,
          {
            before: getSectionRows(rows.before, section),
            theirs: getSectionRows(rows.theirs, section),
            ours: getSectionRows(rows.ours, section),
          },
          deciding,
        )
      : settleProperties(
          {
            before: getSectionAnswers(rows.before, section),
            theirs: getSectionAnswers(rows.theirs, section),
            ours: getSectionAnswers(rows.ours, section),
          },
          (field) => deciding.getWinner(deciding.findOwner({ section: key, field })),
        );
    settled.theirs[key] = sides.theirs ?? {};
    settled.ours[key] = sides.ours ?? {};
  }
  return mergeDrafts(programTablesForm, rows.before, settled.ours, settled.theirs).merged;
}
