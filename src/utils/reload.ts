let isReloading = false;

export const page = {
  /** Loads the page anew, once. For work that is safe: whoever would ask before leaving is not heard. */
  reload(): void {
    if (isReloading) return;
    isReloading = true;
    const quiet = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', quiet, { capture: true, once: true });
    window.location.reload();
  },
};
