/** Bars stuck to the top of the page, such as the head of the filing, must not cover the names of the columns. */

const isPinned = (element: Element): boolean =>
  ['sticky', 'fixed'].includes(getComputedStyle(element).position);

function findPinned(element: Element | null): Element | null {
  return element && !isPinned(element) ? findPinned(element.parentElement) : element;
}

/** The pixels at the top of the window that such bars cover over the middle of a box, below `from`. */
function measureCover(box: HTMLElement, from = 0): number {
  const { left, width } = box.getBoundingClientRect();
  const hit = document.elementFromPoint?.(left + width / 2, from + 1) ?? null;
  const bar = box.contains(hit) ? null : findPinned(hit);
  const end = bar && !bar.contains(box) ? bar.getBoundingClientRect().bottom : 0;
  return end > from ? measureCover(box, end) : from;
}

/** Scrolls the page down to the head of a sheet. The sheet fits below it, and keeps the focused cell in view itself. */
export function bringHeadIntoView(box: HTMLElement): void {
  const hidden = measureCover(box) - box.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy(0, -hidden);
}
