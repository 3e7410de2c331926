import type { AnswerValue } from '@domain/definition';
import type { PasteMatch } from '@domain/spreadsheet/paste-block';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CellEdit, formatCellKey } from '@/filling/draft/changes';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useFormSession } from '../session';
import { clearRange, fillRange, formatRange, type RangeEdits, type ReadCell } from './cellTexts';
import { isBlock } from './paste';
import type { PasteState } from './pasting';
import type { GridEdits } from './props';
import type { GridRange } from './selection';
import type { OptionChoices, PasteTable } from './slots';

const PasteDialog = lazyWithRetry(() => import('./PasteDialog'));

/** Loads the paste code on first use. */
const loadPasting = () => Promise.all([import('./pasting'), import('./losses')]);

interface GridSource {
  section: string;
  read: ReadCell;
  /** Returns further edits that belong to the first value of a new row. */
  startRow?(line: number): { field: string; value: AnswerValue }[];
  tableNow(): PasteTable;
}

/** Edits of the answers by typing, pasting, filling, clearing, undoing and redoing in a grid. */
export function useGridEdits(source: GridSource) {
  const { edit, undo, redo, undoable, redoable, onCell, typing } = useFormSession();
  const { language, ...tools } = useLanguage();
  const { t } = tools;
  const latest = useRef(source);
  latest.current = source;
  const place = useRef({ line: 0, column: 0 });
  const begun = useRef(new Set<string>());
  const [asked, ask] = useState<PasteState | null>(null);
  const [said, say] = useState('');

  /** Edits that begin a new row, where the line is none yet. */
  const startLine = useCallback((line: number): CellEdit[] => {
    const { read, startRow } = latest.current;
    const content = read(line, 0);
    const id = content?.cell.row?.row;
    // The row is begun once, although the form may not show it yet.
    if (!content || id === undefined || begun.current.has(id)) return [];
    const started = startRow?.(line).map((own) => ({ ...content.cell, ...own })) ?? [];
    if (started.length > 0) begun.current.add(id);
    return started;
  }, []);

  /** Stable function, so that cells render only when their own values change. */
  const onChange = useCallback(
    (line: number, column: number, value: AnswerValue, raw?: string) => {
      const content = latest.current.read(line, column);
      if (!content) return;
      edit([...startLine(line), { ...content.cell, value, ...(raw !== undefined && { raw }) }]);
    },
    [edit, startLine],
  );

  /** Applies edits of a range as one step to undo, and says what was done. */
  const change = ({ edits, kept }: RangeEdits, last: number, done: 'cleared' | 'filledIn') => {
    const begun = edits.some(({ row }) => row?.row === latest.current.read(last, 0)?.cell.row?.row)
      ? startLine(last)
      : [];
    if (edits.length > 0) edit([...begun, ...edits], true);
    const parts = [
      ...(edits.length > 0 ? [t(`forms.sheet.${done}`, { count: edits.length })] : []),
      ...(kept > 0 ? [t('forms.sheet.kept', { count: kept })] : []),
    ];
    say(parts.join(t('forms.sheet.between')));
  };
  /** Returns the cells with the text that is being typed. */
  const readNow = (): ReadCell => {
    flushSync(() => typing?.end());
    return latest.current.read;
  };
  const onClear = (range: GridRange) => change(clearRange(readNow(), range), range.bottom, 'cleared');
  const onFill = (range: GridRange) => change(fillRange(readNow(), range), range.bottom, 'filledIn');

  const take = async (pasting: PasteState, match: PasteMatch, chosen: OptionChoices) => {
    const [{ buildPasteEdits: editsFor }, { describeLeftovers: leftoverLines }] = await loadPasting();
    const pasted = editsFor(pasting, match, chosen);
    if (pasted.edits.length > 0) edit(pasted.edits, true);
    const told = t('forms.grid.pasted', { count: pasted.edits.length - pasted.unread.length });
    const leftovers = leftoverLines(pasting, match, pasted, tools);
    if (leftovers.length === 0) feedback.info(told);
    else feedback.notify({ ...LEFTOVERS, title: told, description: asLines(leftovers) });
  };

  const onPaste = async ({ top, bottom, left, right }: GridRange, text: string) => {
    const [height, width] = [bottom - top + 1, right - left + 1];
    const repeated = isBlock(text) ? text : repeat(text, height, width);
    try {
      const [{ createPasteState: preparePaste }] = await loadPasting();
      const pasting = preparePaste(latest.current.tableNow(), { line: top, column: left }, repeated);
      if (pasting.isPlain) await take(pasting, pasting.match, new Map());
      else ask(pasting);
    } catch {
      feedback.warn(t('forms.paste.failed'));
    }
  };

  /** Records the cell used last, where the paste button inserts its block. */
  const onPlace = useCallback(
    (line: number, column: number) => {
      place.current = { line, column };
      say('');
      const content = latest.current.read(line, column);
      onCell?.(content ? formatCellKey(content.cell) : null);
      void loadPasting().catch(() => undefined);
    },
    [onCell],
  );
  const onAway = useCallback(() => onCell?.(null), [onCell]);
  const pasteText = (text: string) => {
    const { line, column } = place.current;
    return onPaste({ top: line, bottom: line, left: column, right: column }, text);
  };

  const onStep = (way: 'undo' | 'redo') => {
    const { section } = source;
    if (!(way === 'undo' ? undoable : redoable).has(section)) return false;
    (way === 'undo' ? undo : redo)(section);
    say(t(`forms.sheet.${way}`));
    return true;
  };

  const dialog = asked && (
    <Suspense fallback={null}>
      <PasteDialog
        pasting={asked}
        onTake={(match, chosen) => {
          ask(null);
          void take(asked, match, chosen);
        }}
        onClose={() => ask(null)}
      />
    </Suspense>
  );

  const edits: GridEdits = {
    onChange,
    onPaste,
    onPlace,
    onAway,
    onStep,
    onClear,
    onFill,
    onRefused: (way) => feedback.warn(t(way === 'read' ? 'forms.paste.denied' : 'forms.sheet.copyDenied')),
    textOf: (range) => formatRange(readNow(), range, language),
    said,
  };
  return { edits, pasteText, dialog };
}

/** Block in which every cell has the same text. */
function repeat(text: string, height: number, width: number): string {
  const cell = text.replace(/\r?\n$/, '');
  const line = Array.from({ length: width }, () => cell).join('\t');
  return Array.from({ length: height }, () => line).join('\n');
}

/** Message about leftovers: 20 seconds, long enough to read; the next paste replaces it. */
const LEFTOVERS = { type: 'warning', key: 'pasted', duration: 20 } as const;

const asLines = (lines: string[]): ReactNode => lines.map((line) => <div key={line}>{line}</div>);
