/**
 * Compares two documents that were both made of a third: the release and the office have each changed an edition. An item that
 * both have changed is a conflict where they say different things of one property, or where one side has removed it.
 */
import type { Text } from '../../text';
import type { ProgramDocument } from '../types';
import { compareDocuments, type ItemChange } from './compare-documents';
import { listComparedItems } from './document-items';
import { isText, type PropertyValues } from './properties';
import { wordChangedText } from './word-values';

export interface ThreeDocuments {
  /** The edition that both others were made of. */
  before: ProgramDocument;
  theirs: ProgramDocument;
  ours: ProgramDocument;
}

export interface ThreeWayChange {
  identity: string;
  kind: ItemChange['kind'];
  label: Text;
  within: Text | null;
  /** Change of each side; null where it left the item as it was. */
  theirs: ItemChange | null;
  ours: ItemChange | null;
  /** Properties of which the sides say different things; `place` where one side has removed the item. */
  conflicts: readonly string[];
  /** Identity of the item around it that the other side has removed, and with which it is decided; null for none. */
  decidedWith: string | null;
}

type Changes = ReadonlyMap<string, ItemChange>;

const indexChanges = (before: ProgramDocument, after: ProgramDocument): Changes =>
  new Map(compareDocuments(before, after).changes.map((change) => [change.identity, change]));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isGone = (change: ItemChange | null | undefined): boolean => change?.acts.includes('removed') ?? false;

/** Both orders are kept as far as they go together: no order is lost to the other one. */
const ORDER = 'order';

function listConflicts(
  theirs: ItemChange | null,
  ours: ItemChange | null,
  between: ItemChange | undefined,
): string[] {
  if (!theirs || !ours) return [];
  if (isGone(theirs) || isGone(ours)) return isGone(theirs) && isGone(ours) ? [] : ['place'];
  // Both have added it: what they say of it differs wherever the two differ.
  if (theirs.acts.includes('added')) return (between?.properties ?? []).map(({ property }) => property);
  return theirs.properties.flatMap(({ property, after }) => {
    const own = ours.properties.find((each) => each.property === property);
    return own && property !== ORDER && !isSame(own.after, after) ? [property] : [];
  });
}

const indexValues = (document: ProgramDocument): ReadonlyMap<string, PropertyValues> =>
  new Map(listComparedItems(document).map(({ identity, values }) => [identity, values]));

/** Words contested texts in all languages that either side has changed: one may have changed the Chinese, the other the English. */
function wordConflicts(
  change: ItemChange | null,
  conflicts: readonly string[],
  [before, own, other]: readonly (PropertyValues | undefined)[],
): ItemChange | null {
  if (!change || conflicts.length === 0) return change;
  const properties = change.properties.map((each) => {
    if (!conflicts.includes(each.property)) return each;
    const texts = [before, own, other].map((values) => values?.get(each.property)).filter(isText);
    const [former, present, opposed] = texts;
    if (!former || !present || !opposed) return each;
    return {
      ...each,
      before: wordChangedText(former, present, opposed),
      after: wordChangedText(present, former, opposed),
    };
  });
  return { ...change, properties };
}

/** The items around each item, in any of the documents, the nearest first. */
export function createHolderFinder(documents: ThreeDocuments): (identity: string) => string[] {
  const { before, theirs, ours } = documents;
  const holders = new Map(
    [theirs, ours, before].flatMap((document) =>
      listComparedItems(document).map(({ identity, within }) => [identity, within] as const),
    ),
  );
  return (identity) => {
    const found: string[] = [];
    for (let at = holders.get(identity); at && !found.includes(at); at = holders.get(at)) found.push(at);
    return found;
  };
}

export function compareThreeWays(documents: ThreeDocuments): ThreeWayChange[] {
  const { before, theirs, ours } = documents;
  const [their, our] = [indexChanges(before, theirs), indexChanges(before, ours)];
  const between = indexChanges(ours, theirs);
  const values = [before, theirs, ours].map(indexValues);
  const listHolders = createHolderFinder(documents);
  const findRemoved = (identity: string, by: Changes): string | null =>
    listHolders(identity).findLast((holder) => isGone(by.get(holder))) ?? null;
  const changes = [...new Set([...our.keys(), ...their.keys()])].flatMap((identity): ThreeWayChange[] => {
    const [theirChange, ourChange] = [their.get(identity) ?? null, our.get(identity) ?? null];
    const either = ourChange ?? theirChange;
    if (!either) return [];
    const { kind, label, within } = either;
    const decidedWith = findRemoved(identity, ourChange ? their : our);
    const conflicts = decidedWith ? [] : listConflicts(theirChange, ourChange, between.get(identity));
    const [former, theirItem, ourItem] = values.map((each) => each.get(identity));
    return [
      {
        identity,
        kind,
        label,
        within,
        theirs: wordConflicts(theirChange, conflicts, [former, theirItem, ourItem]),
        ours: wordConflicts(ourChange, conflicts, [former, ourItem, theirItem]),
        conflicts,
        decidedWith,
      },
    ];
  });
  const contested = new Set(changes.map(({ decidedWith }) => decidedWith));
  return changes.map((change) =>
    contested.has(change.identity) ? { ...change, conflicts: ['place'] } : change,
  );
}
