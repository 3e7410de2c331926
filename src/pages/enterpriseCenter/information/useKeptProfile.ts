import { useEffect, useRef, useState } from 'react';
import {
  forgetProfile,
  keepProfile,
  keptProfile,
  type ProfileEntry,
  type ProfileScope,
} from '@/journal/profile-journal';

interface Kept {
  scope: ProfileScope;
  draft: ProfileEntry;
  isDirty: boolean;
  /** Takes up what was kept before this page was opened. */
  restore: (entry: ProfileEntry) => void;
}

/** Keeps changes in the journal until they are saved or given up, so that the end of a session does not take them. */
export function useKeptProfile({ scope: { user, company }, draft, isDirty, restore }: Kept): void {
  const [isLookedUp, setLookedUp] = useState(false);
  const takeUp = useRef(restore);
  takeUp.current = restore;

  useEffect(() => {
    keptProfile({ user, company }).then((entry) => {
      if (entry) takeUp.current(entry);
      setLookedUp(true);
    });
  }, [user, company]);

  useEffect(() => {
    if (!isLookedUp) return;
    if (isDirty) keepProfile({ user, company }, draft);
    else forgetProfile({ user, company });
  }, [isLookedUp, isDirty, draft, user, company]);
}
