/** Names of the hidden sheets of an exported workbook. */
export const HIDDEN_SHEETS = { options: '_options', rows: '_rows', origin: '_origin' } as const;

/** Prefix of a section key in the hidden sheet of rows, above that section's row identities, none of which begins like this. */
export const OF_SECTION = '#section:';
