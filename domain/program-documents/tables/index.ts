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
export { type ProgramBookReading, readProgramBook } from './read-workbook';
export type { TableFault } from './table-faults';
export { generateProgramBook, writeProgramBook } from './workbook';
export { writeDocumentRows } from './write';
