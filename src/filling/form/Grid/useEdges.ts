import { type RefObject, useEffect } from 'react';

/** Sets the widths of the sticky columns as CSS variables, and marks the ends at which more columns are hidden. */
export function useEdges(frame: RefObject<HTMLElement>, box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const [outer, scroller] = [frame.current, box.current];
    if (!outer || !scroller) return undefined;
    const mark = () => {
      const before = Math.abs(scroller.scrollLeft);
      const after = scroller.scrollWidth - scroller.clientWidth - before;
      outer.toggleAttribute('data-more-before', before > 1);
      outer.toggleAttribute('data-more-after', after > 1);
    };
    const measure = () => {
      let room = 0;
      for (const [place, head] of scroller.querySelectorAll<HTMLElement>('th[data-held]').entries()) {
        outer.style.setProperty(`--held-${place}`, `${room}px`);
        if (getComputedStyle(head).insetInlineStart !== 'auto') room += head.offsetWidth;
      }
      outer.style.setProperty('--held', `${room}px`);
      outer.style.setProperty('--head', `${scroller.querySelector('thead')?.offsetHeight ?? 0}px`);
      outer.style.setProperty('--foot', `${scroller.querySelector('tfoot')?.offsetHeight ?? 0}px`);
      mark();
    };
    const observer = new ResizeObserver(measure);
    for (const each of [scroller, ...scroller.querySelectorAll('table')]) observer.observe(each);
    scroller.addEventListener('scroll', mark, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [frame, box]);
}
