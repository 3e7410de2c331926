/**
 * The login that the document itself paints (login.html, filled by config/plugin-shell.ts) stands until the real one is
 * drawn, out of sight. Whatever was typed and pressed by then is not lost.
 */
const shell = () => document.querySelector<HTMLElement>('#shell:not([hidden])');

let root: HTMLElement | null = null;

/** True while the page is still drawn out of sight: the focus is the painted login's. */
export const isBehind = (): boolean => root !== null;

/** Keeps the root out of the page as long as the painted login stands there. */
export function drawBehind(element: HTMLElement): void {
  if (!shell()) return;
  root = element;
  element.remove();
}

/** Replaces the painted login by the rendered page. */
export function removeShell(): void {
  if (root) shell()?.replaceWith(root);
  root = null;
}

/** Replaces the painted login and copies typed values, focus and the last pressed button. */
export function takeTypedLogin(form: HTMLFormElement): void {
  const painted = shell();
  if (!painted || !root) return;
  const drawn = root;
  const inputs = [...painted.querySelectorAll('input')];
  const focused = inputs.find((input) => input === document.activeElement);
  const own = ({ name }: HTMLInputElement) => form.elements.namedItem(name) as HTMLInputElement;
  for (const input of inputs) if (input.value) own(input).value = input.value;
  removeShell();
  if (focused) {
    own(focused).focus();
    own(focused).setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
  const { pressed } = painted.dataset;
  if (pressed) setTimeout(() => drawn.querySelectorAll('button')[Number(pressed)]?.click());
}
