import type { AnswerValue } from '@domain/definition';
import type { PasteMatch } from '@domain/spreadsheet/paste-block';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useFormSession } from '../session';
import type { CellSpec } from './index';
import type { PasteState } from './pasting';
import type { OptionChoices, PasteTable } from './slots';

const PasteDialog = lazy(() => import('./PasteDialog'));

/** Loads the paste code on first use. */
const loadPasting = () => Promise.all([import('./pasting'), import('./losses')]);

interface GridSource {
  section: string;
  cellAt(line: number, column: number): CellSpec;
  /** Returns further edits that belong to the first value of a new row. */
  startRow?(line: number): { field: string; value: AnswerValue }[];
  tableNow(): PasteTable;
}

/** Edits of the answers by typing, pasting, undoing and redoing in a grid. */
export function useGridEdits(source: GridSource) {
  const { edit, undo, redo, undoable, redoable } = useFormSession();
  const { t } = useLanguage();
  const latest = useRef(source);
  latest.current = source;
  const place = useRef({ line: 0, column: 0 });
  const [asked, ask] = useState<PasteState | null>(null);

  /** Stable function, so that cells render only when their own values change. */
  const onChange = useCallback(
    (line: number, column: number, value: AnswerValue, raw?: string) => {
      const { cellAt, startRow } = latest.current;
      const { cell } = cellAt(line, column);
      const others = startRow?.(line).map((own) => ({ ...cell, ...own })) ?? [];
      edit([...others, { ...cell, value, ...(raw !== undefined && { raw }) }]);
    },
    [edit],
  );

  const take = async (pasting: PasteState, match: PasteMatch, chosen: OptionChoices) => {
    const [{ buildPasteEdits: editsFor }, { describeLeftovers: leftoverLines }] = await loadPasting();
    const pasted = editsFor(pasting, match, chosen);
    if (pasted.edits.length > 0) edit(pasted.edits, true);
    const told = t('forms.grid.pasted', { count: pasted.edits.length - pasted.unread.length });
    const leftovers = leftoverLines(pasting, match, pasted, t);
    if (leftovers.length === 0) feedback.info(told);
    else feedback.notify({ ...LEFTOVERS, title: told, description: asLines(leftovers) });
  };

  const onPaste = async (line: number, column: number, text: string) => {
    try {
      const [{ createPasteState: preparePaste }] = await loadPasting();
      const pasting = preparePaste(latest.current.tableNow(), { line, column }, text);
      if (pasting.isPlain) await take(pasting, pasting.match, new Map());
      else ask(pasting);
    } catch {
      feedback.warn(t('forms.paste.failed'));
    }
  };

  /** Records the cell used last, where the paste button inserts its block. */
  const onPlace = useCallback((line: number, column: number) => {
    place.current = { line, column };
    void loadPasting().catch(() => undefined);
  }, []);
  const pasteText = (text: string) => onPaste(place.current.line, place.current.column, text);

  const onStep = (way: 'undo' | 'redo') => {
    const { section } = source;
    if (!(way === 'undo' ? undoable : redoable).has(section)) return false;
    (way === 'undo' ? undo : redo)(section);
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

  return { keys: { onChange, onPaste, onPlace, onStep }, pasteText, dialog };
}

/** Message about leftovers: 20 seconds, long enough to read; the next paste replaces it. */
const LEFTOVERS = { type: 'warning', key: 'pasted', duration: 20 } as const;

const asLines = (lines: string[]): ReactNode => lines.map((line) => <div key={line}>{line}</div>);
