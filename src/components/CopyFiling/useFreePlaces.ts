import { mayFile } from '@domain/accounts/roles';
import type { DeclareDayItem } from '@domain/calls/windows';
import { freePlace, type Place } from '@domain/filing/entry';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { fetchWindows } from '@/services/company';
import { useRead } from '@/utils/useRead';

const usedOf = ({ used, used_by_kind }: DeclareDayItem, kind: string): number =>
  kind ? (used_by_kind?.[kind] ?? 0) : used;

/** Places left for a further filing in the present batch; null where there are none. */
export function useFreePlaces() {
  const user = useSelector((root: RootState) => root.user.currentUser);
  const windows = useRead(fetchWindows);

  const placeFor = ({ program, kind }: { program: string; kind: string }): Place | null => {
    const window = windows.data?.find((each) => each.program === program);
    if (!window || !user) return null;
    return freePlace({
      mayFile: mayFile(user, program),
      isOpen: window.status === 'open',
      quota: window.quota,
      used: usedOf(window, kind),
    });
  };

  return { placeFor, windows };
}
