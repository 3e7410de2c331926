export interface SentStatements {
  /** Gives the hashes of statements that are new since it was called last. */
  take(): string[];
  end(): void;
}

/** Begins to note the statements that this process sends. */
export declare const noteSentStatements: () => SentStatements;
