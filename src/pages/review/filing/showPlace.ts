import { parsePath } from '@domain/filing/paths';

function goTo(target: HTMLElement, block: ScrollLogicalPosition): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView({ block });
  target.focus({ preventScroll: true });
}

export function showSection(key: string): void {
  const heading = document.getElementById(`answers-${key}`);
  if (heading) goTo(heading, 'start');
}

/** The place may be in a table that has to be scrolled, or a whole section; of a place that is not drawn its section. */
export function showPlace(path: string): void {
  const at = (name: string) => document.querySelector<HTMLElement>(`[${name}="${CSS.escape(path)}"]`);
  const heading = document.getElementById(`answers-${parsePath(path)?.section}`);
  const target = at('data-pin') ?? at('data-place') ?? heading;
  if (target) goTo(target, 'center');
}
