/** Sheets of an exported workbook that nobody sees. */
export const HIDDEN_SHEETS = { options: '_options', rows: '_rows', origin: '_origin' } as const;

/** Before the key of the section whose rows stand below it: no row has such an identity. */
export const OF_SECTION = '#section:';
