import { createContext, useContext, useEffect } from 'react';

/**
 * Registry of unsaved work on this page. Its owners register a save function, which is called before the portal reloads for an
 * update or after an error, and before a dialog or drawer around the work is closed.
 */
type Keep = () => Promise<boolean>;

const holders = new Set<Keep>();

/** Dialog or drawer (useWorkLayer). */
interface WorkLayer {
  /** Holders of the unsaved work in it. */
  holders: Set<Keep>;
  /** True once it is open, where it begins in the first field of its form. */
  beginsInForm: boolean;
}

/** The dialog or drawer around a component; null: none. */
export const WorkLayerContext = createContext<WorkLayer | null>(null);

/**
 * Registers unsaved work: `keep` saves it and resolves with whether it is safe; null while there is none. Memoize it with
 * useCallback.
 */
export function useUnsavedWork(keep: Keep | null): void {
  const layer = useContext(WorkLayerContext)?.holders;
  useEffect(() => {
    if (!keep) return;
    holders.add(keep);
    layer?.add(keep);
    return () => {
      holders.delete(keep);
      layer?.delete(keep);
    };
  }, [keep, layer]);
}

/** Save function of work that is stored nowhere. */
export const cannotKeep = async (): Promise<boolean> => false;

export const hasUnsavedWork = (): boolean => holders.size > 0;

/** Saves all unsaved work, or that of a dialog or drawer. Resolves with whether none would be lost. */
export async function saveUnsavedWork(of: ReadonlySet<Keep> = holders): Promise<boolean> {
  const kept = await Promise.all([...of].map((keep) => keep().catch(() => false)));
  return kept.every(Boolean);
}
