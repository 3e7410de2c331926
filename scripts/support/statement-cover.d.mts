export interface FileCost {
  file: string;
  /** Milliseconds of processor of the tests themselves, and of the programs that they start. */
  own: number;
  children: number;
  /** Hashes of the statements that the file sends to the database. */
  statements: string[];
}

/** Chooses files that together send every statement that any of them sends and that is not in `sent`, the cheapest ones first. */
export declare const chooseCover: (costs: FileCost[], sent?: string[]) => string[];
