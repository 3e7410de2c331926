import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import OnceOpened from '@/components/Controls/OnceOpened';
import { type FilingEntry, listUnsentFilings } from '@/filling/draft/localStore';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

/** It names reports, whose titles no other part of the home page needs. */
const List = lazyWithRetry(() => import('./List'), { isAskedFor: false });

/** Filings of this person in this browser that the server has not acknowledged; null until they are looked up. */
export function useLocalDrafts(): FilingEntry[] | null {
  const user = useSelector((root: RootState) => getDraftOwner(root.user.currentUser));
  const [drafts, setDrafts] = useState<FilingEntry[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const find = async (owner: string) => {
      const found = await listUnsentFilings(owner);
      if (found.length > 0) await List.prepare();
      if (isWanted) setDrafts(found);
    };
    if (user) find(user);
    return () => {
      isWanted = false;
    };
  }, [user]);
  return drafts;
}

/** Unsent drafts in this browser. Renders nothing where there are none. */
export default function LocalDrafts({ drafts }: { drafts: FilingEntry[] }) {
  return (
    <OnceOpened isOpen={drafts.length > 0}>
      <List drafts={drafts} />
    </OnceOpened>
  );
}
