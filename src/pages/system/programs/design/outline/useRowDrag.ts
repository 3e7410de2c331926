import type { OutlineNode } from '@domain/program-drafts/rows/outline';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import type { OutlineActions } from './Outline';

export interface DropMark {
  id: string;
  side: 'before' | 'after';
}

const getSide = ({ clientY, currentTarget }: DragEvent<HTMLElement>): 'before' | 'after' => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
};

/** Moves rows of the outline by the pointer; keys do the same. */
export function useRowDrag(drop: OutlineActions['drop']) {
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
