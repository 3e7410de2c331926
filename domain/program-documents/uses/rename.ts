/** Gives an item of a document another key, wherever it is named. */
import { listSectionItems } from '../references';
import type { ProgramDocument } from '../types';
import { listNameSlots } from './document-slots';
import type { NamedItem } from './slots';

/** Key of a named item after the renaming; null where that does not change it. */
function getRenamedKey(item: NamedItem, renamed: NamedItem, newKey: string): string | null {
  if (item.kind === renamed.kind && item.key === renamed.key) return newKey;
  const isOfSection = item.kind === 'field' || item.kind === 'row' || item.kind === 'group';
  const isPart =
    renamed.kind === 'section' ? isOfSection : renamed.kind === 'dictionary' && item.kind === 'option';
  return isPart && item.key.startsWith(`${renamed.key}.`)
    ? newKey + item.key.slice(renamed.key.length)
    : null;
}

interface IdentifiedItem {
  key?: string;
  value?: unknown;
  id?: string;
  children?: IdentifiedItem[];
}

const findOption = (options: readonly IdentifiedItem[], value: string): IdentifiedItem | undefined => {
  for (const option of options) {
    const found = String(option.value) === value ? option : findOption(option.children ?? [], value);
    if (found) return found;
  }
  return undefined;
};

/** Notes the identity of an item before its key changes: the next edition knows the item by it. */
function keepIdentity({ form, dictionaries }: ProgramDocument, { kind, key }: NamedItem): void {
  const [first = '', ...others] = key.split('.');
  const name = others.join('.');
  if (kind === 'option') {
    const option = findOption((dictionaries[first]?.items ?? []) as IdentifiedItem[], name);
    if (option) option.id ??= name;
    return;
  }
  const section = form.sections.find((each) => each.key === first);
  if (!section) return;
  const identity = section.id ?? section.key;
  if (kind === 'section') section.id = identity;
  const items: IdentifiedItem[] =
    kind === 'field'
      ? listSectionItems(section)
      : kind === 'row' && 'fixedRows' in section
        ? (section.fixedRows ?? [])
        : [];
  const item = items.find((each) => each.key === name);
  if (item) item.id ??= kind === 'field' ? `${identity}.${name}` : name;
}

/**
 * Returns the document with an item's key and all its uses changed. `newKey`: the whole key, `section.field` to another one of the
 * same section. Texts of expressions stay as they are but for these names.
 */
export function renameInDocument(
  document: ProgramDocument,
  item: NamedItem,
  newKey: string,
): ProgramDocument {
  const renamed = structuredClone(document);
  const slots = listNameSlots(renamed);
  keepIdentity(renamed, item);
  for (const slot of slots) {
    const key = getRenamedKey(slot, item, newKey);
    if (key !== null) slot.write(key);
  }
  return renamed;
}
