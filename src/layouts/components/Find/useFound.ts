/** What the portal has on some words: its programs and pages at once, and what the server knows shortly after. */
import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useRead } from '@/utils/useRead';
import { fetchFound } from './fetchFound';
import { useGroups } from './useGroups';

/** The time without a key after which the server is asked. */
const PAUSE = 250;

/** The text once nobody has changed it for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function useFound(words: string) {
  const user = useSelector((state: RootState) => state.user.currentUser);
  const { data, failure, reload } = useRead(user && fetchFound, useSettled(words), user?.permissions ?? []);
  const isCurrent = data?.words === words;
  const groups = useGroups(user, words, isCurrent ? data : undefined);
  // The last one leads to the frequent questions, whatever the words are.
  const isNothing = words !== '' && isCurrent && groups.flatMap(({ hits }) => hits).length === 1;
  return { groups, isOpen: !isCurrent, isNothing, failure, reload };
}
