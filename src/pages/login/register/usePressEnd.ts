import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that resolves once no pointer is pressed, with the click of the press done. What appears between press and
 * release would move the pressed button from under the pointer, and its click would be lost.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<{ end: Promise<void>; release(): void } | null>(null);
  useEffect(() => {
    const begin = () => {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        // The click follows the release at once: later tasks come after it.
        release = () => setTimeout(resolve);
      });
      press.current = { end, release };
    };
    const finish = () => {
      press.current?.release();
      press.current = null;
    };
    document.addEventListener('pointerdown', begin, true);
    for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, finish, true);
    return () => {
      finish();
      document.removeEventListener('pointerdown', begin, true);
      for (const name of ['pointerup', 'pointercancel'] as const)
        document.removeEventListener(name, finish, true);
    };
  }, []);
  return useCallback(() => press.current?.end ?? Promise.resolve(), []);
}
