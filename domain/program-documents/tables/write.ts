/** A program document as the answers of the form of programs. */
import type { Answers, FieldAnswers, Row } from '../../definition';
import type { ProgramDocument } from '../types';
import { itemTables, singleTables } from './definitions';
import { getTabledFits } from './definitions/conditions';
import { writeColumns, writeItem } from './item-rows';
import { getValueByPath, isPlain, type PlainRecord, type SingleTable } from './item-table';
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

export function writeDocumentRows(document: ProgramDocument): Answers {
  const plain = document as unknown as PlainRecord;
  const remaining = takeOutFits(plain);
  return {
    ...Object.fromEntries(singleTables.map((table) => [table.key, writeSingles(remaining, table)])),
    ...Object.fromEntries(
      itemTables.map((table) => [
        table.key,
        separateRowIds(table.list(plain).map((listed) => writeItem(table, listed))),
      ]),
    ),
  };
}
