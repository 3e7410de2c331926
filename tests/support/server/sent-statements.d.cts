/** Begins to note the statements that this process sends. Returns a function that ends it and gives their hashes. */
export declare const noteSentStatements: () => () => string[];
