export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const system = window.matchMedia?.('(prefers-color-scheme: dark)');
let isPrinting = false;

/** Tells whether the portal is dark: this person's choice, or the system's where they leave it to it. Paper is always light. */
export const isDark = (appearance: Appearance): boolean =>
  !isPrinting && (appearance === 'system' ? (system?.matches ?? false) : appearance === 'dark');

/** Tells that the system, or the paper, may want another appearance. Gives the end of it. */
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
