import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import { newId } from '@/journal/newId';
import { forgetQuestion, keepQuestion, keptQuestion, type TypedQuestion } from '@/journal/question-journal';
import type { RootState } from '@/models/connect';

/**
 * What is typed into a form, kept until it is sent. `typed` is null until what was kept is looked up. The key goes with
 * it to the server, so that what is sent twice is asked once.
 */
export function useTyped(place: string) {
  const user = useSelector((state: RootState) => state.user.currentUser?.id ?? '');
  const [typed, setTyped] = useState<TypedQuestion | null>(null);
  const [key, setKey] = useState(newId);
  // A file may arrive between two keys: neither is forgotten over the other.
  const latest = useRef<TypedQuestion>({});

  useEffect(() => {
    let isOpen = true;
    keptQuestion(user, place).then((kept = {}) => {
      if (!isOpen) return;
      latest.current = kept;
      setTyped(kept);
    });
    return () => {
      isOpen = false;
    };
  }, [user, place]);

  const type = (change: TypedQuestion) => {
    latest.current = { ...latest.current, ...change };
    setTyped(latest.current);
    keepQuestion(user, place, latest.current);
    setKey(newId());
  };
  const forget = () => {
    latest.current = {};
    setTyped(latest.current);
    setKey(newId());
    return forgetQuestion(user, place);
  };
  return { typed, key, type, forget };
}
