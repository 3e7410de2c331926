/**
 * Compares two documents that were both made of a third: the release and the office have each changed an edition. An item that
 * both have changed is a conflict where they say different things of one property.
 */
import type { Text } from '../../text';
import type { DocumentComparison, ItemChange } from './compare-documents';

export interface ThreeWayChange {
  identity: string;
  kind: ItemChange['kind'];
  label: Text;
  within: Text | null;
  /** Change of each side; null where it left the item as it was. */
  theirs: ItemChange | null;
  ours: ItemChange | null;
  /** Properties of which the sides say different things; of an item that one side has removed, its place. */
  conflicts: readonly string[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isGone = ({ acts }: ItemChange): boolean => acts.includes('removed');

function listConflicts(theirs: ItemChange | null, ours: ItemChange | null): string[] {
  if (!theirs || !ours) return [];
  if (isGone(theirs) || isGone(ours)) return isGone(theirs) && isGone(ours) ? [] : ['place'];
  return theirs.properties.flatMap(({ property, after }) => {
    const own = ours.properties.find((each) => each.property === property);
    return own && !isSame(own.after, after) ? [property] : [];
  });
}

/** `theirs` and `ours` are compared with the same document. */
export function compareThreeWays(theirs: DocumentComparison, ours: DocumentComparison): ThreeWayChange[] {
  const own = new Map(ours.changes.map((change) => [change.identity, change]));
  const others = new Map(theirs.changes.map((change) => [change.identity, change]));
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((identity) => {
    const [their, our] = [others.get(identity) ?? null, own.get(identity) ?? null];
    const either = our ?? their;
    if (!either) return [];
    const { kind, label, within } = either;
    return [
      { identity, kind, label, within, theirs: their, ours: our, conflicts: listConflicts(their, our) },
    ];
  });
}
