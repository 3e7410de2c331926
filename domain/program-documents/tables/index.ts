export { programTablesForm } from './form';
export {
  findItemOfRow,
  findRowOfItem,
  type ItemPlaces,
  listFittingColumns,
  type TablePlace,
  toAnswerPath,
} from './places';
export { type DocumentRows, readDocumentRows } from './read';
export type { TableFault } from './table-faults';
export { writeDocumentRows, writeTableRows } from './write';
