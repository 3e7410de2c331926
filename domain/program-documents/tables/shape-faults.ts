/** Faults of the shape of a document, as faults of the cells that hold what is wrong. */
import type { ZodError } from 'zod';
import { listSectionFields } from '../../filing/sections';
import { programTablesForm } from './form';
import { getValueByPath, type PlainRecord } from './item-table';
import { findRowOfItem, type ItemPlaces, type TablePlace } from './places';
import { createTableFault, type TableFault } from './table-faults';

const MOST_FAULTS = 100;

type Issue = ZodError['issues'][number];

const findField = ({ section, field }: TablePlace) => {
  const found = programTablesForm.sections.find(({ key }) => key === section);
  return found && listSectionFields(found).find(({ key }) => key === field);
};

const getValue = (document: PlainRecord, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : getValueByPath(value, [String(step)])),
    document,
  );

function createShapeFault(
  document: PlainRecord,
  places: ItemPlaces,
  path: readonly PropertyKey[],
): TableFault {
  const name = path.map(String).join('.');
  const place = findRowOfItem(places, name) ?? { section: 'about' };
  const field = findField(place);
  if (!field) return createTableFault('whole', place, { part: name });
  const isMissing = getValue(document, path) === undefined;
  return createTableFault(isMissing ? 'missing' : 'value', place, { part: field });
}

const listPaths = (issue: Issue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

export const listShapeFaults = (
  { issues }: ZodError,
  document: PlainRecord,
  places: ItemPlaces,
): TableFault[] =>
  issues
    .flatMap(listPaths)
    .slice(0, MOST_FAULTS)
    .map((path) => createShapeFault(document, places, path));
