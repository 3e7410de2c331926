/** Bounds of drafts of programs. */
export const PROGRAM_DRAFT_LIMITS = {
  /** Drafts at a time, those that can be restored not counted. */
  drafts: 100,
  /** Bytes of the rows of one. */
  bytes: 2_000_000,
  /** Characters of a path of a change: table, row and column. */
  path: 300,
  /** Characters of the name of a row. */
  row: 200,
} as const;
