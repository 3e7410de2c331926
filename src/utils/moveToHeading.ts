const focusHeading = (heading: HTMLElement, options?: FocusOptions): void => {
  heading.tabIndex = -1;
  heading.focus(options);
};

/** Scrolls to the top and focuses the heading of the page, whose content an act of the person has replaced. */
export const moveToHeading = (): void =>
  void requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusHeading(heading, { preventScroll: true });
  });

/** Focuses the heading of a new step of the page, and brings it into view with what stands above it. */
export const moveToStep = (find: () => HTMLElement | null): void =>
  void requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    const heading = find();
    if (heading) focusHeading(heading);
  });
