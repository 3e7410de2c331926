import { CODE } from '@domain/api/codes';
import { useEffect } from 'react';
import { history, useLocation } from 'umi';
import { actFor } from '@/services/mandates';
import { isLeaving, startAnew } from '@/utils/acting';
import { shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { messageOf } from '@/utils/serverMessage';

/** In the entry of the history, where no link from elsewhere can put it. */
export interface ActForState {
  actFor: string | null;
}

let switching = false;

/** This tab itself switches: what it hears of that is no news. */
export const isSwitching = (): boolean => switching || isLeaving();

/** Switches the session; whatever this tab holds of one company goes with the page. */
export async function switchTo(mandate: string | null): Promise<void> {
  switching = true;
  try {
    const answer = await actFor(mandate);
    if (answer.code === CODE.success) return startAnew();
    feedback.error(messageOf(answer));
  } catch (failure) {
    shownAlready(failure);
  } finally {
    switching = false;
  }
}

/** Switches once the person has come to the home page on the way there, with unsaved work in safety. */
export function useActFor(): void {
  const { pathname, state } = useLocation();
  const asked = (state as Partial<ActForState> | null)?.actFor;
  useEffect(() => {
    if (pathname !== '/index' || asked === undefined) return;
    // Said once: a page that is loaded anew at the same address keeps what stands there.
    history.replace('/index');
    void switchTo(asked);
  }, [pathname, asked]);
}
