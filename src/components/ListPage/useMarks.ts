import { useState } from 'react';

export interface Marks<Item> {
  items: Item[];
  ids: string[];
  /** Marks these records of the page that is shown, and no others of it. */
  mark(ids: string[]): void;
  clear(): void;
}

/** Records that were marked, whichever page they stand on. */
export function useMarks<Item extends { id: string }>(page: Item[]): Marks<Item> {
  const [items, setItems] = useState<Item[]>([]);
  const isShown = ({ id }: Item) => page.some((item) => item.id === id);
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
