import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';

/** Whether a name that the server gives for who saved something is that of the person at this screen. */
export const useIsOwnName = (name: string): boolean => {
  const own = useSelector((root: RootState) => root.user.currentUser?.name);
  return name !== '' && name === own;
};
