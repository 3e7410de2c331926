import type { AnswerValue } from '@domain/definition';
import { useCallback, useRef } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useFormSession } from '../session';
import type { CellSpec } from './index';
import { editsOf, type PasteTarget, readBlock } from './paste';

interface GridSource {
  section: string;
  lines: number;
  columns: number;
  cellAt(line: number, column: number): CellSpec;
  /** A cell of a row that pasting adds, the first one counted as 0; undefined where no more rows may be added. */
  extraAt?(row: number, column: number): PasteTarget | undefined;
}

/** Edits of the answers by typing, pasting, undoing and redoing in a grid. */
export function useGridEdits(source: GridSource) {
  const { edit, undo, redo, undoable, redoable } = useFormSession();
  const { t } = useLanguage();
  const latest = useRef(source);
  latest.current = source;

  /** The same function for life: cells are drawn anew only when their own values change. */
  const onChange = useCallback(
    (line: number, column: number, value: AnswerValue, raw?: string) => {
      const { cell } = latest.current.cellAt(line, column);
      edit([{ ...cell, value, ...(raw !== undefined && { raw }) }]);
    },
    [edit],
  );

  const onPaste = (line: number, column: number, text: string) => {
    const { lines, columns, cellAt, extraAt } = latest.current;
    const pasted = editsOf(readBlock(text), (down, right) => {
      if (column + right >= columns) return undefined;
      if (line + down < lines) return cellAt(line + down, column + right);
      return extraAt?.(line + down - lines, column + right);
    });
    if (pasted.edits.length > 0) edit(pasted.edits, true);
    const { unread, cut, locked } = pasted;
    const told = t('forms.grid.pasted', { count: pasted.edits.length - unread });
    const leftOut = Object.entries({ unread, cut, locked }).filter(([, count]) => count > 0);
    if (leftOut.length === 0) feedback.info(told);
    else feedback.warn(told + leftOut.map(([why, count]) => t(`forms.grid.${why}`, { count })).join(''));
  };

  const onStep = (way: 'undo' | 'redo') => {
    if ((way === 'undo' ? undoable : redoable) !== source.section) return false;
    (way === 'undo' ? undo : redo)();
    return true;
  };

  return { onChange, onPaste, onStep };
}
