/** One record after another on the same page: the keyboard goes on from the heading of each. */
import { useEffect } from 'react';
import { history, useLocation } from 'umi';

/** Said with the address of the record. */
export const ON_HEADING = { onHeading: true };

export const openRecord = (path: string): void => history.push(path, ON_HEADING);

/** The page begins anew. */
export const goToHeading = () =>
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });

/** Once what was opened so is there. */
export function useArrival(isThere: boolean): void {
  const { state } = useLocation();
  const isMeant = isThere && Boolean((state as Partial<typeof ON_HEADING> | null)?.onHeading);
  useEffect(() => {
    if (isMeant) goToHeading();
  }, [isMeant]);
}
