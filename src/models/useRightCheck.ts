import type { Right } from '@domain/accounts/roles';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';

const NONE: readonly Right[] = [];

/** Returns a check whether the signed-in person has a right, so that actions which the server would refuse are not offered. */
export function useRightCheck(): (right: Right) => boolean {
  const rights = useSelector(({ user }: RootState) => user.currentUser?.permissions) ?? NONE;
  return (right) => rights.includes(right);
}
