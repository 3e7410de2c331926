import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import { type FilingEntry, unsentWork } from '@/filling/draft/localStore';
import type { RootState } from '@/models/connect';

/** What this person entered in this browser and the server has not acknowledged. */
export function useLocalDrafts(): FilingEntry[] {
  const user = useSelector((root: RootState) => root.user.currentUser?.id);
  const [drafts, setDrafts] = useState<FilingEntry[]>([]);
  useEffect(() => {
    let isWanted = true;
    if (user) unsentWork(user).then((found) => isWanted && setDrafts(found));
    return () => {
      isWanted = false;
    };
  }, [user]);
  return drafts;
}
