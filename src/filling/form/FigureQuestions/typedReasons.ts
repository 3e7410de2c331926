import { type MutableRefObject, useEffect } from 'react';

/** Reasons on the page that are typed and not saved: what saves each, by the id of its question. */
export type TypedReasons = MutableRefObject<Map<string, () => Promise<boolean>>>;

/** Tells the page that a reason is typed and not saved, and how it is saved. */
export function useTypedReason(
  reasons: TypedReasons | undefined,
  id: string,
  save: (() => Promise<boolean>) | null,
): void {
  useEffect(() => {
    const typed = reasons?.current;
    if (!typed || !save) return;
    typed.set(id, save);
    return () => void typed.delete(id);
  });
}

/** Saves the reasons that are typed, one after another; returns the ids of their questions. A refusal ends it. */
export async function saveTypedReasons({ current }: TypedReasons): Promise<Set<string>> {
  const saved = new Set<string>();
  for (const [id, save] of [...current]) {
    if (!(await save())) break;
    saved.add(id);
  }
  return saved;
}
