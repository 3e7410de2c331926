/** Uses of the items of a document: in expressions, and in every other place that names them. */
import type { TextRange } from '../../expressions/language/tree';
import { findReferenceDictionary } from '../../reference/dictionaries';
import { fillText } from '../../text';
import { type ContentFaultKind, contentFaultTexts, type DocumentFault } from '../faults';
import type { ProgramDocument } from '../types';
import { listNameSlots } from './document-slots';
import type { ItemKind, NamedItem, NameSlot } from './slots';

export type { ItemKind, NamedItem } from './slots';

/** A place that names an item: `form.rules.GZ-01.check`, in an expression at these characters. */
export interface ItemUse extends NamedItem {
  place: string;
  at?: TextRange;
}

const isPartOf = (item: NamedItem, whole: NamedItem): boolean =>
  item.key.startsWith(`${whole.key}.`) &&
  (whole.kind === 'section'
    ? item.kind === 'field' || item.kind === 'row' || item.kind === 'group'
    : whole.kind === 'dictionary' && item.kind === 'option');

/** Returns every use of an item in the order of the document; those of a section's fields and rows are its own as well. */
export const selectUses = (uses: readonly ItemUse[], item: NamedItem): ItemUse[] =>
  uses.filter((use) => (use.kind === item.kind && use.key === item.key) || isPartOf(use, item));

/** Returns every place that names an item of the document. */
export function listUses(document: ProgramDocument): ItemUse[] {
  const uses = listNameSlots(document).filter(({ isDefinition }) => !isDefinition);
  return uses.map(({ kind, key, place, at }) => ({ kind, key, place, ...(at && { at }) }));
}

const FAULTS: Partial<Record<ItemKind, ContentFaultKind>> = {
  section: 'sectionUnknown',
  field: 'fieldUnknown',
  row: 'rowUnknown',
  group: 'groupUnknown',
  option: 'optionUnknown',
  condition: 'conditionUnknown',
  rule: 'ruleUnknown',
  paper: 'paperUnknown',
};

type Options = readonly { value: unknown; children?: Options }[];

const hasOption = (options: Options, value: string): boolean =>
  options.some((option) => String(option.value) === value || hasOption(option.children ?? [], value));

/** Every row has an identity and, in a year grid, its year. */
const isRowKey = (key: string): boolean => /\.(row|affiliation_year)$/.test(key);

/** Names that other checks look at: those of benefits and of reports, and most of expressions. */
const isCheckedElsewhere = ({ place, isChecked }: NameSlot): boolean =>
  isChecked === true || place === 'form.brings' || place.startsWith('reports.');

/** Lists the names of a document that lead nowhere. */
export function listUnknownNames(document: ProgramDocument): DocumentFault[] {
  const slots = listNameSlots(document);
  const known = new Set(
    slots.filter(({ isDefinition }) => isDefinition).map(({ kind, key }) => `${kind} ${key}`),
  );
  const isKnown = ({ kind, key }: NameSlot): boolean => {
    if (known.has(`${kind} ${key}`) || (kind === 'field' && isRowKey(key))) return true;
    // Lists of options of the portal itself stand in no document.
    const [name = ''] = key.split('.');
    const shared =
      kind === 'option' && !known.has(`dictionary ${name}`) ? findReferenceDictionary(name) : undefined;
    return shared ? hasOption(shared.items, key.slice(name.length + 1)) : false;
  };
  return slots
    .filter((slot) => !slot.isLoose && !isCheckedElsewhere(slot) && !isKnown(slot))
    .flatMap(({ kind, key, place, at }) => {
      const fault = FAULTS[kind];
      if (!fault) return [];
      return [
        {
          kind: fault,
          item: place,
          at: at ?? [0, 0],
          text: fillText(contentFaultTexts[fault], { part: key }),
        },
      ];
    });
}
