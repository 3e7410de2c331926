/** Rows of three versions of a table: which are the same row, and their order after a merge. */
import type { Row } from '../definition';

export interface RowTriple {
  base?: Row;
  mine?: Row;
  theirs?: Row;
}

/** A row is known by its identity, else by its year, else by its place. */
export function identityOf(row: Row, index: number): string {
  if (row.row !== undefined) return `row ${row.row}`;
  return row.affiliation_year === undefined ? `place ${index}` : `year ${row.affiliation_year}`;
}

export function pairRows(base: Row[], mine: Row[], theirs: Row[]): Map<string, RowTriple> {
  const triples = new Map<string, RowTriple>();
  const add = (side: keyof RowTriple, rows: Row[]) =>
    rows.forEach((row, i) => {
      const identity = identityOf(row, i);
      triples.set(identity, { ...triples.get(identity), [side]: row });
    });
  add('base', base);
  add('theirs', theirs);
  add('mine', mine);
  return triples;
}

/**
 * Their order, unless only mine differs from the base; rows that only the other side has come after the row that they
 * followed there.
 */
export function mergeOrder(triples: Map<string, RowTriple>, mine: Row[], theirs: Row[]): RowTriple[] {
  const my = mine.map(identityOf);
  const their = theirs.map(identityOf);
  const base = [...triples].filter(([, triple]) => triple.base).map(([identity]) => identity);
  const [leading, following] = keepsOrder(their, base) && !keepsOrder(my, base) ? [my, their] : [their, my];
  const order = [...leading];
  following.forEach((identity, i) => {
    if (order.includes(identity)) return;
    const before = following.slice(0, i).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, identity);
  });
  return order.map((identity) => triples.get(identity) as RowTriple);
}

/** The rows that both have stand in the same order. */
function keepsOrder(order: string[], base: string[]): boolean {
  const shared = order.filter((identity) => base.includes(identity));
  const before = base.filter((identity) => order.includes(identity));
  return shared.every((identity, i) => identity === before[i]);
}
