/** A program document as the answers of the form of programs. */
import type { Answers, FieldAnswers, Row } from '../../definition';
import type { ProgramDocument } from '../types';
import { itemTables, singleTables } from './definitions';
import { getTabledFits } from './definitions/conditions';
import { writeColumns, writeItem } from './item-rows';
import { getValueByPath, type ItemTable, isPlain, type PlainRecord, type SingleTable } from './item-table';
import { getRestKey } from './rest-keys';
import { separateRowIds } from './row-ids';

function writeSingles(document: PlainRecord, { singles }: SingleTable): FieldAnswers {
  return Object.assign(
    {},
    ...singles.map(({ at, columns, parts, created }) => {
      const item = getValueByPath(document, at);
      const row: Row = {};
      if (isPlain(item)) writeColumns(item, { columns, parts, created }, row);
      const { rest, ...answers } = row;
      return rest === undefined ? answers : { ...answers, [getRestKey(at)]: rest };
    }),
  );
}

/** What stands beside its conditions is no property of the manifest; what cannot stand there is one. */
function takeOutFits(document: PlainRecord): PlainRecord {
  const { fits, ...manifest } = document.manifest as PlainRecord;
  const tabled = Object.keys(getTabledFits(document)).length > 0;
  return fits === undefined || !tabled ? document : { ...document, manifest };
}

/** Cells of the parts of which there is one, by their tables. */
export function writeSingleTables(document: PlainRecord): Record<string, FieldAnswers> {
  const remaining = takeOutFits(document);
  return Object.fromEntries(singleTables.map((table) => [table.key, writeSingles(remaining, table)]));
}

/** Rows of one table alone. */
export const writeTableRows = (table: ItemTable, document: PlainRecord): Row[] =>
  separateRowIds(table.list(document).map((listed) => writeItem(table, listed)));

export function writeDocumentRows(document: ProgramDocument): Answers {
  const plain = document as unknown as PlainRecord;
  return {
    ...writeSingleTables(plain),
    ...Object.fromEntries(itemTables.map((table) => [table.key, writeTableRows(table, plain)])),
  };
}
