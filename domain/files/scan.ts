/** The verdict of the virus scanner on a file. */
export const SCAN_STATES = ['waiting', 'clean', 'infected', 'unscanned'] as const;

/** `waiting`: the scanner has it, or will; `unscanned`: there was no scanner, or it takes nothing as large. */
export type ScanState = (typeof SCAN_STATES)[number];
