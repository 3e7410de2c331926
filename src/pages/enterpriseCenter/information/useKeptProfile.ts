import type { Answers } from '@domain/definition';
import { useEffect, useRef, useState } from 'react';
import { forgetTyped, keepTyped, keptTyped } from '@/filling/draft/typedStore';

/** Whose changes of which profile. */
export interface ProfileScope {
  user: string;
  company: string;
}

export interface ProfileEntry {
  /** The version and the profile that the work started from. */
  version: number;
  base: Answers;
  answers: Answers;
  /** Texts that could not be read as a value, by path. */
  unreadable: Record<string, string>;
}

const placeOf = (company: string) => `profile/${company}`;

export const forgetProfile = ({ user, company }: ProfileScope) => forgetTyped(user, placeOf(company));

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
    keptTyped<ProfileEntry>(user, placeOf(company)).then((entry) => {
      if (entry) takeUp.current(entry);
      setLookedUp(true);
    });
  }, [user, company]);

  useEffect(() => {
    if (!isLookedUp) return;
    if (isDirty) keepTyped(user, placeOf(company), draft);
    else forgetProfile({ user, company });
  }, [isLookedUp, isDirty, draft, user, company]);
}
