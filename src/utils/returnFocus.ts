/** Gives the focus to a control in place of one that is gone, unless the person has put it elsewhere. */
export function returnFocus(to: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) to()?.focus();
  });
}
