import { useEffect } from 'react';

/**
 * Registry of unsaved work on this page. Its owners register a save function, which is called before the portal reloads for an
 * update or after an error.
 */
type Keep = () => Promise<boolean>;

const holders = new Set<Keep>();

/**
 * Registers unsaved work: `keep` saves it and resolves with whether it is safe; null while there is none. Memoize it with
 * useCallback.
 */
export function useUnsavedWork(keep: Keep | null): void {
  useEffect(() => {
    if (!keep) return;
    holders.add(keep);
    return () => void holders.delete(keep);
  }, [keep]);
}

export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Saves all unsaved work. Resolves with whether the page can be reloaded without loss. */
export async function saveUnsavedWork(): Promise<boolean> {
  const kept = await Promise.all([...holders].map((keep) => keep().catch(() => false)));
  return kept.every(Boolean);
}
