export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const system = window.matchMedia?.('(prefers-color-scheme: dark)');
let isPrinting = false;

/** True if the portal is dark: by the person's choice, or by the system's. Print is always light. */
export const isDark = (appearance: Appearance): boolean =>
  !isPrinting && (appearance === 'system' ? (system?.matches ?? false) : appearance === 'dark');

/** Calls back when the system or printing may change the appearance. Returns the cleanup. */
export function watchDarkness(listener: () => void): () => void {
  const printing = (on: boolean) => () => {
    isPrinting = on;
    listener();
  };
  const [before, after] = [printing(true), printing(false)];
  system?.addEventListener('change', listener);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    system?.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
