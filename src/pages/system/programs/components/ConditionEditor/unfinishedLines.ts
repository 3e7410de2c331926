import type { ConditionGroup, ConditionTree } from '@domain/expressions/conditions/condition';
import { createContext, useContext } from 'react';

/** Lines in the making, with the text that they were last written as. */
export interface OpenedCondition {
  text: string;
  /** Null for a text that is no lines. */
  group: ConditionGroup | null;
  /** Last complete state of each line; undefined for one that was begun. */
  settled: readonly (ConditionTree | undefined)[];
}

/** Lines that are not complete yet, by the cell of their condition: kept while their editor is left and a designer is open. */
export type UnfinishedLines = Map<string, OpenedCondition>;

const UnfinishedLinesContext = createContext<UnfinishedLines | null>(null);

export const UnfinishedLinesProvider = UnfinishedLinesContext.Provider;

/** Null outside of a designer. */
export const useUnfinishedLines = (): UnfinishedLines | null => useContext(UnfinishedLinesContext);
