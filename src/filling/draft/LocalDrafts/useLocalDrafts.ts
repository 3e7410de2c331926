import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import { type JournalEntry, unsentWork } from '@/filling/draft/localStore';
import type { RootState } from '@/models/connect';

/** What this person entered in this browser and the server has not acknowledged. */
export function useLocalDrafts(): JournalEntry[] {
  const user = useSelector((root: RootState) => root.user.currentUser?.id);
  const [drafts, setDrafts] = useState<JournalEntry[]>([]);
  useEffect(() => {
    let isWanted = true;
    if (user) unsentWork(user).then((found) => isWanted && setDrafts(found));
    return () => {
      isWanted = false;
    };
  }, [user]);
  return drafts;
}
