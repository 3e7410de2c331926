/**
 * Compares two documents of a program by item. Items are paired by identity, so that a new key or place is told as such, and each
 * change is classed by what it means for whoever files.
 */
import { fillText, type Text } from '../../text';
import type { EditionStrictness } from '../edition-start';
import type { ProgramDocument } from '../types';
import { createComparedDocuments } from './compared-documents';
import { type ComparedItem, listComparedItems } from './document-items';
import { CHANGE_EFFECTS, type ChangeEffect, findGravestEffect } from './effects';
import { judgeAddition, judgeRemoval } from './item-effects';
import type { ItemKind } from './item-kinds';
import { listReordered } from './item-order';
import { type ComparedDocuments, judgeProperty } from './property-effects';
import { isExpressionValue, nameProperty, wordChange } from './word-values';
import { type ItemAct, orderTemplate, placeNames } from './words';

export interface PropertyChange {
  /** Path of the property within its item; `key`, `within` and `order` for the place of the item. */
  property: string;
  name: Text;
  /** Values in words; null for none. */
  before: Text | null;
  after: Text | null;
  isExpression: boolean;
  effect: ChangeEffect;
}

export interface ItemChange {
  kind: ItemKind;
  /** Unique among the changes of a comparison. */
  identity: string;
  /** Acts that it has seen; it may be renamed, moved and changed at once. */
  acts: readonly ItemAct[];
  /** Place in the later document; of a removed one in the earlier. */
  place: string;
  label: Text;
  /** Name of the item that contains it. */
  within: Text | null;
  properties: readonly PropertyChange[];
  effect: ChangeEffect;
}

export interface DocumentComparison {
  before: string;
  after: string;
  /** Changes in the order of the later document; what is gone comes last. */
  changes: readonly ItemChange[];
}

type Items = ReadonlyMap<string, ComparedItem>;

interface Side {
  items: Items;
  /** Identities of the items within another, in their order. */
  order: ReadonlyMap<string | null, readonly string[]>;
}

interface Comparing {
  before: Side;
  after: Side;
  documents: ComparedDocuments;
  reordered: ReadonlySet<string>;
}

function indexItems(document: ProgramDocument): Side {
  const items = new Map<string, ComparedItem>();
  const order = new Map<string | null, string[]>();
  for (const item of listComparedItems(document)) {
    items.set(item.identity, item);
    const siblings = order.get(`${item.kind} of ${item.within}`) ?? [];
    siblings.push(item.identity);
    order.set(`${item.kind} of ${item.within}`, siblings);
  }
  return { items, order };
}

/** Items whose order means something to a reader; the others are found by their names. */
const ORDERED: ReadonlySet<ItemKind> = new Set(['section', 'field', 'row', 'option', 'condition', 'rule']);

function listMovedWithin(before: Side, after: Side): Set<string> {
  const moved = new Set<string>();
  for (const [group, identities] of after.order) {
    const kind = after.items.get(identities[0] ?? '')?.kind;
    if (!kind || !ORDERED.has(kind)) continue;
    for (const identity of listReordered(before.order.get(group) ?? [], identities)) moved.add(identity);
  }
  return moved;
}

const labelOfHolder = ({ within }: ComparedItem, { items }: Side): Text | null =>
  (within !== null && items.get(within)?.label) || null;

const wordPosition = ({ identity, kind, within }: ComparedItem, { order }: Side): Text =>
  fillText(orderTemplate, { n: (order.get(`${kind} of ${within}`)?.indexOf(identity) ?? 0) + 1 });

/** Key and place: where answers and expressions follow an item by its identity, only words change. */
function listPlaceChanges(
  former: ComparedItem,
  present: ComparedItem,
  comparing: Comparing,
): PropertyChange[] {
  const changes: PropertyChange[] = [];
  const add = (property: keyof typeof placeNames, before: Text | null, after: Text | null) =>
    changes.push({
      property,
      name: placeNames[property],
      before,
      after,
      isExpression: false,
      effect: 'words',
    });
  if (former.key !== present.key)
    add('key', { zh: former.key, en: former.key }, { zh: present.key, en: present.key });
  if (former.within !== present.within)
    add('within', labelOfHolder(former, comparing.before), labelOfHolder(present, comparing.after));
  else if (comparing.reordered.has(present.identity))
    add('order', wordPosition(former, comparing.before), wordPosition(present, comparing.after));
  return changes;
}

function listPropertyChanges(
  former: ComparedItem,
  present: ComparedItem,
  documents: ComparedDocuments,
): PropertyChange[] {
  const paths = new Set([...present.values.keys(), ...former.values.keys()]);
  return [...paths].flatMap((path): PropertyChange[] => {
    const [before, after] = [former.values.get(path), present.values.get(path)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [
      {
        property: path,
        name: nameProperty(path),
        ...wordChange(path, before, after),
        isExpression: isExpressionValue(path, before ?? after),
        effect: judgeProperty({ path, before, after, former, present, documents }),
      },
    ];
  });
}

function listActs(places: readonly PropertyChange[], properties: readonly PropertyChange[]): ItemAct[] {
  const has = (...names: string[]) => places.some(({ property }) => names.includes(property));
  return [
    ...(has('key') ? (['renamed'] as const) : []),
    ...(has('within', 'order') ? (['moved'] as const) : []),
    ...(properties.length > 0 ? (['changed'] as const) : []),
  ];
}

const describeItem = (item: ComparedItem, side: Side) => ({
  kind: item.kind,
  identity: item.identity,
  place: item.place,
  label: item.label,
  within: labelOfHolder(item, side),
});

function compareItem(present: ComparedItem, comparing: Comparing): ItemChange[] {
  const { before, after, documents } = comparing;
  const former = before.items.get(present.identity);
  if (!former) {
    const holder = present.within === null ? undefined : after.items.get(present.within);
    // A new section is told whole.
    if (holder && !before.items.has(holder.identity)) return [];
    const effect = judgeAddition(present, holder);
    return [{ ...describeItem(present, after), acts: ['added'], properties: [], effect }];
  }
  const places = listPlaceChanges(former, present, comparing);
  const properties = listPropertyChanges(former, present, documents);
  const all = [...places, ...properties];
  if (all.length === 0) return [];
  return [
    {
      ...describeItem(present, after),
      acts: listActs(places, properties),
      properties: all,
      effect: findGravestEffect(all.map(({ effect }) => effect)),
    },
  ];
}

function listRemoved({ before, after }: Comparing): ItemChange[] {
  return [...before.items.values()]
    .filter(({ identity }) => !after.items.has(identity))
    .filter(({ within }) => within === null || after.items.has(within))
    .map((item) => ({
      ...describeItem(item, before),
      acts: ['removed'],
      properties: [],
      effect: judgeRemoval(item),
    }));
}

/** A holder that is gone takes its items with it, unless they moved elsewhere. */
export function compareDocuments(before: ProgramDocument, after: ProgramDocument): DocumentComparison {
  const sides = { before: indexItems(before), after: indexItems(after) };
  const comparing: Comparing = {
    ...sides,
    documents: createComparedDocuments(before, after),
    reordered: listMovedWithin(sides.before, sides.after),
  };
  return {
    before: before.edition,
    after: after.edition,
    changes: [
      ...[...sides.after.items.values()].flatMap((item) => compareItem(item, comparing)),
      ...listRemoved(comparing),
    ],
  };
}

/** Order of changes with the gravest first. */
export const asksMoreFirst = (a: ItemChange, b: ItemChange): number =>
  CHANGE_EFFECTS.indexOf(b.effect) - CHANGE_EFFECTS.indexOf(a.effect);

export const findComparisonEffect = ({ changes }: DocumentComparison): ChangeEffect =>
  findGravestEffect(changes.map(({ effect }) => effect));

/** Strictness of an edition beside the one before; changed values ask more: what was right may be wrong. */
export function findStrictness(comparison: DocumentComparison): EditionStrictness {
  const effect = findComparisonEffect(comparison);
  return effect === 'words' || effect === 'loosens' ? effect : 'asks_more';
}

export const asksMore = (comparison: DocumentComparison): boolean =>
  findStrictness(comparison) === 'asks_more';
