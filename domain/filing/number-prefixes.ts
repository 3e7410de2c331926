/** Prefixes of numbers other than those of filings; no program may take them. */
export const OFFICE_PREFIXES = { report: 'PR', objection: 'YY', appeal: 'APL' } as const;
