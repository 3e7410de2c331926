import type { ConditionGroup, ConditionTree } from '@domain/expressions/conditions/condition';
import { createContext, useContext, useState } from 'react';

/** Lines in the making, with the text that they were last written as. */
export interface OpenedCondition {
  text: string;
  /** Null for a text that is no lines. */
  group: ConditionGroup | null;
  /** Last complete state of each line; undefined for one that was begun. */
  settled: readonly (ConditionTree | undefined)[];
}

/** Lines as they are being made, by the cell of their condition: a designer keeps them while their editor is left. */
export type UnfinishedLines = Map<string, OpenedCondition>;

const UnfinishedLinesContext = createContext<UnfinishedLines | null>(null);

export const UnfinishedLinesProvider = UnfinishedLinesContext.Provider;

/** Lines of the designer around an editor; outside of one, those of the editor alone. */
export function useUnfinishedLines(): UnfinishedLines {
  const [own] = useState<UnfinishedLines>(() => new Map());
  return useContext(UnfinishedLinesContext) ?? own;
}
