/** Finds the compared item that a row or a cell of the tables of a document belongs to. */
import type { Row } from '../../definition';
import { findItemOfRow, type ItemPlaces, type TablePlace } from '../tables';
import type { ProgramDocument } from '../types';
import { listComparedItems } from './document-items';

/** Kinds of items by the tables whose rows they are. */
const KINDS: Readonly<Record<string, string>> = {
  sections: 'section',
  fields: 'field',
  dictionaries: 'dictionary',
  rules: 'rule',
  conditions: 'condition',
  expressions: 'expression',
  separatePapers: 'paper',
};

function nameIdentity({ section, row }: TablePlace, { dictionary }: Row): string | null {
  if (row === undefined) return null;
  if (section === 'fixedRows') return `row ${row.replace(/\.([^.]*)$/, '[$1]')}`;
  if (section !== 'options') return `${KINDS[section]} ${row}`;
  return `option ${dictionary}/${row.slice(`${dictionary}.`.length)}`;
}

export type OwnerFinder = (place: TablePlace, row?: Row) => string | null;

/** `places`: those of the rows of the document. */
export function createOwnerFinder(document: ProgramDocument, places: ItemPlaces): OwnerFinder {
  const items = listComparedItems(document);
  const known = new Set(items.map(({ identity }) => identity));
  const byLength = items.toSorted((a, b) => b.place.length - a.place.length);
  return (place, row = {}) => {
    const named = nameIdentity(place, row);
    if (named && known.has(named)) return named;
    const path = findItemOfRow(places, place);
    if (path === null) return null;
    const around = byLength.find((item) => path === item.place || path.startsWith(`${item.place}.`));
    return around?.identity ?? null;
  };
}
