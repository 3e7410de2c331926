import type { ClipboardEvent } from 'react';
import { readClipboardText } from './clipboardText';
import type { GridFocus } from './gridFocus';
import { isBlock } from './paste';
import type { GridEdits } from './props';
import { countRangeCells, type GridRange, getSelectedRange, type SelectionStore } from './selection';

/** Copies, cuts and pastes the selected cells. While a text is edited the clipboard belongs to it. */
export function useClipboard(edits: GridEdits, selection: SelectionStore, focus: GridFocus) {
  const rangeOf = (event: ClipboardEvent): GridRange | null => {
    const selected = selection.get();
    const place = focus.placeOf(event.target as Element);
    return selected && place && !focus.isEditing() ? getSelectedRange(selected) : null;
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const range = rangeOf(event);
    if (!range) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', edits.textOf(range));
    if (event.type === 'cut') edits.onClear(range);
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = readClipboardText(event.clipboardData);
    const place = focus.placeOf(event.target as Element);
    if (!place) return;
    const range = rangeOf(event) ?? {
      top: place.line,
      bottom: place.line,
      left: place.column,
      right: place.column,
    };
    const isSpread = countRangeCells(range) > 1;
    const isLongText = event.target instanceof HTMLTextAreaElement && !text.includes('\t') && !isSpread;
    if (!(isBlock(text) || isSpread) || isLongText) return;
    event.preventDefault();
    edits.onPaste(range, text);
  };

  /** Copies or cuts by the menu, which has no event of the clipboard. */
  const write = async (range: GridRange, isCut: boolean) => {
    const isWritten = await navigator.clipboard.writeText(edits.textOf(range)).then(
      () => true,
      () => false,
    );
    if (!isWritten) edits.onRefused('write');
    else if (isCut) edits.onClear(range);
  };

  return { onEvents: { onCopy, onCut: onCopy, onPaste }, write };
}

/** Pastes by the menu; the person may refuse the page its clipboard. */
export async function pasteFromClipboard(range: GridRange, { onPaste, onRefused }: GridEdits): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => null);
  if (text === null) onRefused('read');
  else if (text !== '') onPaste(range, text);
}
