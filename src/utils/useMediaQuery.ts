import { useCallback, useSyncExternalStore } from 'react';

/** Screens of a telephone, and those narrower than a frame with its menu unfolded: antd's breakpoints `md` and `xl`. */
export const BELOW_MD = '(max-width: 767.98px)';
export const BELOW_XL = '(max-width: 1199.98px)';

/** True while the screen answers the media query; known before the first paint, so that nothing moves after it. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
