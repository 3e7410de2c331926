/** The way in which a register is asked: not at all, in the file that the office keeps, or at an outside service. */
export const REGISTER_WAYS = ['off', 'file', 'http'] as const;
export type RegisterWay = (typeof REGISTER_WAYS)[number];

/** Lines of former versions are kept for so many of them, for proof and to go back. */
export const VERSIONS_KEPT = 10;
export const FILE_MB_AT_MOST = 5;
export const LINES_AT_MOST = 20_000;
export const SOURCE_AT_MOST = 100;
/** Faults of a file that are told at once. */
export const FAULTS_SHOWN = 100;
