/**
 * Focus that is never at nothing. Where an act takes its own control away (a deleted row, a saved editor, a page that was left),
 * browsers go on from that place, but a screen reader starts at the top of the document. Pages that know a better place focus it
 * themselves; this waits for them.
 */

const DIALOG = '[role="dialog"]';
const LAYERS = `${DIALOG}, .ant-drawer, .ant-dropdown`;
const PLACES = `section, form, main, ${DIALOG}`;
/** Milliseconds for the page to focus something itself, and for its new content to come. */
const PATIENCE = 100;

/** What was focused in a layer of the page, and the places around it, the nearest first. */
interface Stop {
  element: HTMLElement;
  layer: Element | null;
  places: Element[];
}

/** A button that is disabled while its act goes on is there: it has the focus again afterwards. */
const isThere = (element: HTMLElement): boolean =>
  element.isConnected && (element.checkVisibility?.() ?? true);

/** The same control where the page has drawn it anew. */
const findDrawnAnew = ({ id }: HTMLElement): HTMLElement | null => (id ? document.getElementById(id) : null);

function listPlaces(element: Element | null): Element[] {
  const place = element?.closest(PLACES);
  return place ? [place, ...listPlaces(place.parentElement)] : [];
}

/** The heading of a place that is left; a dialog without one itself. */
function findHeading(place: Element): HTMLElement | null {
  const heading = place.querySelector<HTMLElement>('h1, h2, h3') ?? (place.matches(DIALOG) ? place : null);
  return heading instanceof HTMLElement && isThere(heading) ? heading : null;
}

const findPlace = ({ element, places }: Stop): HTMLElement | null =>
  [element, findDrawnAnew(element)].find((each) => each && isThere(each)) ??
  places.map(findHeading).find(Boolean) ??
  null;

function focusPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Gives the focus back to what opened a dialog, or to a heading, when what had it is gone. Returns what ends that. */
export function keepFocus(): () => void {
  /** The last stop in each layer: in the page itself, in a dialog above it, in a dialog above that. */
  let trail: Stop[] = [];
  let isWaiting = false;

  const follow = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    const layer = element.closest(LAYERS);
    const known = trail.findIndex((stop) => stop.layer === layer);
    trail = [...(known < 0 ? trail : trail.slice(0, known)), { element, layer, places: listPlaces(element) }];
  };

  const isLost = (): boolean => document.activeElement === document.body && trail.length > 0;

  function check(): void {
    isWaiting = false;
    const last = trail.at(-1);
    if (!isLost() || !last || isThere(last.element)) return;
    const left = [...trail].reverse().map(findPlace).find(Boolean);
    const place = left ?? document.querySelector<HTMLElement>('main h1');
    if (place) focusPlace(place);
  }

  const observer = new MutationObserver(() => {
    if (isWaiting || !isLost()) return;
    isWaiting = true;
    setTimeout(check, PATIENCE);
  });
  document.addEventListener('focusin', follow);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
