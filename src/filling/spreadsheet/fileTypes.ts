/** File types that an import can open, for the `accept` attribute of a file input. */
export const SPREADSHEET_FILES = '.xlsx,.xlsm,.xls,.et,.ods,.csv';
