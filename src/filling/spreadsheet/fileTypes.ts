/** The files that an import opens, for the choice of one. */
export const SPREADSHEET_FILES = '.xlsx,.xlsm,.xls,.et,.ods,.csv';
