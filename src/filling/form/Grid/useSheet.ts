import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createGridFocus } from './gridFocus';
import type { GridProps } from './props';
import { createSelectionStore, paintSelection } from './selection';

/** Number of lines above which only those in view are rendered. */
const VIRTUAL_FROM = 50;
const LINE_HEIGHT = 37;
const OVERSCAN = 6;

/** A line to render, or the room of lines that are not rendered, after a rendered one (-1: before the first). */
type ShownLine = number | { after: number; height: number };

/** Selection and focus of a grid, and the lines that are rendered. */
export function useSheet(props: GridProps, box: RefObject<HTMLElement>) {
  const latest = useRef(props);
  latest.current = props;
  const { count } = props;
  const isVirtual = count > VIRTUAL_FROM;
  const [selection] = useState(createSelectionStore);

  /** The active line stays rendered while it is out of view, so that it keeps the focus. */
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const shown = defaultRangeExtractor(range);
      const active = selection.get()?.active.line;
      if (active === undefined || active >= range.count || shown.includes(active)) return shown;
      return [...shown, active].sort((a, b) => a - b);
    },
    [selection],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  const reveal = useCallback(
    (line: number) => {
      if (latest.current.count > VIRTUAL_FROM) virtualizer.scrollToIndex(line);
    },
    [virtualizer],
  );
  const [focus] = useState(() =>
    createGridFocus({
      box,
      selection,
      size: () => ({ count: latest.current.count, width: latest.current.columns.length }),
      read: () => latest.current.read,
      reveal,
    }),
  );

  const paint = useCallback(() => {
    if (box.current) paintSelection(box.current, selection.get());
  }, [box, selection]);
  useEffect(() => selection.subscribe(paint), [selection, paint]);
  // Rows that have just been rendered have no marks yet.
  useLayoutEffect(paint);

  const lines = isVirtual
    ? listShownLines(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
    : Array.from({ length: count }, (_, index) => index);
  return { selection, focus, lines, reveal, measure: isVirtual ? virtualizer.measureElement : undefined };
}

function listShownLines(items: VirtualItem[], total: number): ShownLine[] {
  const lines: ShownLine[] = [];
  let end = 0;
  let before = -1;
  const leaveRoom = (height: number) => {
    if (height > 0) lines.push({ after: before, height });
  };
  for (const { index, start, end: next } of items) {
    leaveRoom(start - end);
    lines.push(index);
    before = index;
    end = next;
  }
  leaveRoom(total - end);
  return lines;
}
