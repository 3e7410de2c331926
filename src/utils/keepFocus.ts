/**
 * Focus that is never at nothing. Where an act takes its own control away (a deleted row, a saved editor, a page that was left),
 * browsers go on from that place, but a screen reader starts at the top of the document. Pages that know a better place focus it
 * themselves; this waits for them.
 */

const PLACES = 'section, form, main, [role="dialog"]';
const HEADINGS = 'h1, h2, h3';
/** Milliseconds for the page to focus something itself, and for its new content to come. */
const PATIENCE = 100;

const isThere = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** The heading of the nearest place that is left, or that of the page. */
function findHeading(places: readonly Element[]): HTMLElement | null {
  const headings = places
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>(HEADINGS));
  return (
    [...headings, document.querySelector<HTMLElement>('main h1')].find((each) => each && isThere(each)) ??
    null
  );
}

function listPlaces(element: Element): Element[] {
  const place = element.closest(PLACES);
  return place ? [place, ...listPlaces(place.parentElement ?? document.body)] : [];
}

/** Gives the focus to a heading when what had it is gone. Returns what ends that. */
export function keepFocus(): () => void {
  let focused: HTMLElement | null = null;
  let places: Element[] = [];
  let isWaiting = false;

  document.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
    places = listPlaces(focused);
  });

  function check(): void {
    isWaiting = false;
    if (document.activeElement !== document.body || !focused || isThere(focused)) return;
    const heading = findHeading(places);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => {
    if (isWaiting || document.activeElement !== document.body || !focused) return;
    isWaiting = true;
    setTimeout(check, PATIENCE);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
