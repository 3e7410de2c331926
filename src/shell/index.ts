/**
 * Login painted by the document itself (login.html, filled by config/plugin-shell.ts). It stays until the real login has been
 * rendered out of sight, and its typed values and last click are transferred.
 */
const shell = () => document.querySelector<HTMLElement>('#shell:not([hidden])');

let root: HTMLElement | null = null;

/** True while the page is rendered out of sight and the painted login has the focus. */
export const isBehind = (): boolean => root !== null;

/** Detaches the root element while the painted login is shown. */
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
