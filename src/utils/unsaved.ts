import { createContext, useContext, useEffect } from 'react';

/**
 * Registry of unsaved work on this page. Its owners register a save function, which is called before the portal reloads for an
 * update or after an error, and before a dialog or drawer around the work is closed.
 */
export type SaveUnsaved = () => Promise<boolean>;

const holders = new Set<SaveUnsaved>();

/** Dialog or drawer (useWorkLayer). */
interface WorkLayer {
  /** Takes unsaved work in it; the returned function lets it go. */
  hold(keep: SaveUnsaved): () => void;
  /** True once it is open, where it begins in the first field of its form. */
  beginsInForm: boolean;
  /** Closes it, after a question where that would lose work. */
  close(): Promise<void>;
}

/** The dialog or drawer around a component; null: none. */
export const WorkLayerContext = createContext<WorkLayer | null>(null);

/**
 * Registers unsaved work: `keep` saves it and resolves with whether it is safe; null while there is none. Memoize it with
 * useCallback.
 */
export function useUnsavedWork(keep: SaveUnsaved | null): void {
  const hold = useContext(WorkLayerContext)?.hold;
  useEffect(() => {
    if (!keep) return;
    // Owners may share a function: each is a holder of its own.
    const holder = () => keep();
    holders.add(holder);
    const release = hold?.(keep);
    return () => {
      holders.delete(holder);
      release?.();
    };
  }, [keep, hold]);
}

/** Save function of work that is stored nowhere. In a dialog or drawer, leaving the page asks before it is lost. */
export const cannotKeep = async (): Promise<boolean> => false;

export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Saves all unsaved work, or that of a dialog or drawer. Resolves with whether none would be lost. */
export async function saveUnsavedWork(of: Iterable<SaveUnsaved> = holders): Promise<boolean> {
  const kept = await Promise.all([...of].map((keep) => keep().catch(() => false)));
  return kept.every(Boolean);
}
