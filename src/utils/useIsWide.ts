import { useSyncExternalStore } from 'react';

/** From here on lists of an office stand as tables: the width of the monitors of its bureaus, less the menu. */
const WIDE = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
