import type { OutlineNode } from '@domain/program-drafts/rows/outline';
import { type DragEvent, useMemo, useRef, useState } from 'react';

export interface DropMark {
  id: string;
  side: 'before' | 'after';
}

const getSide = ({ clientY, currentTarget }: DragEvent<HTMLElement>): 'before' | 'after' => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** Drops a row on another: before it, after it, or within it. */
export type DropRow = (moved: OutlineNode, target: OutlineNode, side: DropMark['side']) => void;

/** Moves rows of the outline by the pointer; keys do the same. */
export function useRowDrag(drop: DropRow) {
  const moved = useRef<OutlineNode | null>(null);
  const [mark, setMark] = useState<DropMark | null>(null);
  return useMemo(
    () => ({
      mark,
      start(node: OutlineNode, event: DragEvent) {
        moved.current = node;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.id);
      },
      over(node: OutlineNode, event: DragEvent<HTMLElement>) {
        if (!moved.current || moved.current.id === node.id || node.row === undefined) return;
        event.preventDefault();
        const side = getSide(event);
        if (mark?.id !== node.id || mark.side !== side) setMark({ id: node.id, side });
      },
      drop(node: OutlineNode, event: DragEvent<HTMLElement>) {
        event.preventDefault();
        if (moved.current) drop(moved.current, node, getSide(event));
        moved.current = null;
        setMark(null);
      },
      end() {
        moved.current = null;
        setMark(null);
      },
    }),
    [mark, drop],
  );
}

export type RowDrag = ReturnType<typeof useRowDrag>;
