const CONTROLS = 'a, button, input, textarea, select';

/**
 * Focuses the first field that can be typed or chosen in, as who opens a dialog does next; not where the person is already at a
 * control of it, because its form came late.
 */
export function focusFirstField(form: HTMLElement | undefined): void {
  if (form?.closest('[role=dialog]')?.querySelector(`:is(${CONTROLS}):focus`)) return;
  const first = form?.querySelector<HTMLInputElement>('input:enabled:not([hidden]), textarea:enabled');
  const chosen = form?.querySelector<HTMLElement>(`input[type=radio][name="${first?.name}"]:checked`);
  (chosen ?? first)?.focus();
}
