import { useCallback, useEffect, useRef, useState } from 'react';
import { isPressed } from '@/utils/shortcuts';

/** The search, and the list of shortcuts. */
type FindDialogName = 'find' | 'list';

/** Id of the button that receives the focus when the opener has disappeared: another width remounts bar and page. */
export const FIND_BUTTON_ID = 'find';

/** Opens both dialogs by key or by call, and returns the focus to the opener. */
export function useSearchDialogs() {
  /** `open: false`: the dialog is closing. */
  const [shown, setShown] = useState<{ name: FindDialogName; open: boolean } | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const show = useCallback((name: FindDialogName) => {
    const focused = document.activeElement as HTMLElement;
    if (!focused.closest('[aria-modal=true]')) opener.current = focused;
    setShown({ name, open: true });
  }, []);

  const close = useCallback(() => setShown((now) => now && { ...now, open: false }), []);

  /** Closes the dialog for another page, which takes the focus. */
  const leave = useCallback(() => {
    opener.current = null;
    close();
  }, [close]);

  const onClosed = useCallback(() => {
    setShown(null);
    const { current } = opener;
    if (current) (current.isConnected ? current : document.getElementById(FIND_BUTTON_ID))?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = (['find', 'list'] as const).find((each) => isPressed(event, each));
      if (!name) return;
      event.preventDefault();
      show(name);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return { shown, show, close, leave, onClosed };
}
