import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'umi';
import { newId } from '@/filling/draft/newId';
import { forgetTyped, keepTyped, keptTyped } from '@/filling/draft/typedStore';
import type { RootState } from '@/models/connect';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

interface Entry<T> {
  /** Goes with it to the server, so that what is sent twice is done once; what was changed since is something else. */
  key: string;
  typed: Partial<T>;
}

const nothing = () => ({ key: newId(), typed: {} });

/** Numbers and choices always say something. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/**
 * What the person types at a place, kept until it is sent and there again on return. `typed` is null until what was kept is
 * looked up; `isKept` is false where the browser refuses to keep it.
 */
export function useTyped<T extends object>(place: string) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser?.id ?? '');
  const [entry, setEntry] = useState<Entry<T> | null>(null);
  const [isKept, setKept] = useState(true);
  // Two changes may arrive between two drawings: neither is forgotten over the other.
  const latest = useRef<Partial<T>>({});
  const tell = useRef(() => {});
  tell.current = () => feedback.info(t('center.restored'));

  useEffect(() => {
    let isOpen = true;
    keptTyped<Entry<T>>(user, place).then((kept) => {
      if (!isOpen) return;
      const found = kept ?? nothing();
      latest.current = found.typed;
      setEntry(found);
      if (kept) tell.current();
    });
    return () => {
      isOpen = false;
    };
  }, [user, place]);

  const forget = useCallback(() => {
    latest.current = {};
    setEntry(nothing());
    return forgetTyped(user, place);
  }, [user, place]);

  const type = useCallback(
    (change: Partial<T> | ((before: Partial<T>) => Partial<T>)) => {
      const changed = typeof change === 'function' ? change(latest.current) : change;
      latest.current = { ...latest.current, ...changed };
      const next = { key: newId(), typed: latest.current };
      setEntry(next);
      if (isEmpty(next.typed)) forgetTyped(user, place);
      else keepTyped(user, place, next).then(setKept);
    },
    [user, place],
  );

  return { typed: entry?.typed ?? null, key: entry?.key ?? '', isKept, type, forget };
}
