/** Lines of a condition as they are being made, beside the text that holds what is complete of them. */
import type { ConditionGroup, ConditionTree } from '@domain/expressions/conditions/condition';
import { readConditionLines, writeConditionLines } from '@domain/expressions/conditions/condition-lines';
import { readFigureLines, writeFigureLines } from '@domain/expressions/conditions/figure-lines';
import { useReducer } from 'react';
import { isComplete } from './drafts';
import type { LineGrammar } from './figureChoices';
import { type OpenedCondition, useUnfinishedLines } from './unfinishedLines';

const READERS = { condition: readConditionLines, figure: readFigureLines };
const WRITERS = { condition: writeConditionLines, figure: writeFigureLines };

function openText(text: string, grammar: LineGrammar): OpenedCondition {
  const group = READERS[grammar](text);
  return { text, group, settled: group?.parts ?? [] };
}

/** Last complete state of each line: one that is being changed has the former one, one that was begun has none. */
const settleParts = (parts: readonly ConditionTree[], before: OpenedCondition) =>
  parts.map((part, index) => {
    if (isComplete(part)) return part;
    const place = before.group?.parts.indexOf(part) ?? -1;
    return before.settled[place === -1 ? index : place];
  });

interface HeldCondition {
  value: string;
  onChange(value: string): void;
  grammar: LineGrammar;
  /** Name by which unfinished lines are found again. */
  keptAs: string;
}

export function useOpenedCondition({ value, onChange, grammar, keptAs }: HeldCondition) {
  const unfinished = useUnfinishedLines();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = unfinished.get(keptAs);
  // Lines as they are being made, unless the text was changed from outside.
  const opened = kept?.text === value ? kept : openText(value, grammar);

  function change(group: ConditionGroup): void {
    const settled = settleParts(group.parts, opened);
    const parts = settled.filter((part) => part !== undefined);
    const before = opened.settled.filter((part) => part !== undefined);
    const isSame =
      group.kind === opened.group?.kind &&
      parts.length === before.length &&
      parts.every((part, index) => part === before[index]);
    const text = isSame ? value : WRITERS[grammar]({ kind: group.kind, parts });
    unfinished.set(keptAs, { text, group, settled });
    redraw();
    if (text !== value) onChange(text);
  }

  return { group: opened.group, change };
}
