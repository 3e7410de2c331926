import type { QueueItem } from '@domain/calls/review';
import { useState } from 'react';

export interface Marks {
  items: QueueItem[];
  ids: string[];
  /** Of the page that is shown, these and no others. */
  mark(ids: string[]): void;
  clear(): void;
}

/** Filings that were marked, whichever page they stand on. */
export function useMarks(page: QueueItem[]): Marks {
  const [items, setItems] = useState<QueueItem[]>([]);
  const isShown = ({ id }: QueueItem) => page.some((item) => item.id === id);
  return {
    items,
    ids: items.map(({ id }) => id),
    mark: (ids) =>
      setItems((now) => [
        ...now.filter((item) => !isShown(item)),
        ...page.filter(({ id }) => ids.includes(id)),
      ]),
    clear: () => setItems([]),
  };
}
