/** Scrolls to the top and focuses the heading of the page, whose content an act of the person has replaced. */
export const moveToHeading = (): void =>
  void requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
