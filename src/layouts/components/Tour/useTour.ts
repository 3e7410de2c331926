import { history, useDispatch, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { isSameBesideCounts } from '@/models/user';

export const loadTour = () => import('.');

/** Tour for people who file: offered until they took or declined it, and available on request afterwards. */
export function useTour() {
  const dispatch = useDispatch();
  const user = useSelector((state: RootState) => state.user.currentUser, isSameBesideCounts);
  const toured = useSelector((state: RootState) => state.settings.toured);
  const isTouring = useSelector((state: RootState) => state.global.touring ?? false);
  const isFiler = Boolean(user?.company);
  const turn = (payload: boolean) => dispatch({ type: 'global/tour', payload });
  const refuse = () => {
    if (user)
      dispatch({
        type: 'settings/change',
        payload: { toured: [...toured.filter((id) => id !== user.id), user.id] },
      });
  };
  return {
    isTouring,
    isFiler,
    isOffered: isFiler && !isTouring && !toured.includes(user?.id ?? ''),
    refuse,
    startTour() {
      // The steps of the tour point at elements of the home page.
      history.push('/index');
      turn(true);
    },
    endTour() {
      turn(false);
      refuse();
    },
  };
}
