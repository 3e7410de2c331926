import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * The last permitted file disables the input that it was chosen with, and browsers then focus nothing. The focus goes to the row
 * of that file: to what replaces it, or else to its first button.
 */
export function useFocusWhenFull(box: RefObject<HTMLElement>, files: number) {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const input = held.current;
    if (!input?.matches('input:disabled')) return;
    held.current = null;
    const isLost = [document.body, input].includes(document.activeElement as HTMLElement);
    const row = box.current?.querySelectorAll('[data-remove]')[files - 1]?.closest('li');
    const control = row?.querySelector<HTMLElement>('input') ?? row?.querySelector('button');
    if (isLost) control?.focus();
  }, [box, files]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target;
    },
    // A window that loses the focus, as to the choice of files, keeps its active element; a disabled one is not left either.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (document.activeElement !== target && !target.matches(':disabled')) held.current = null;
    },
  };
}
