import { useEffect } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { isPressed } from '@/utils/shortcuts';
import { fetchPage, openFiling } from './nextFiling';

/**
 * J and K lead to the filings beside this one in the list that it was opened from. What is written on the desk is kept as
 * a draft; the list is asked for only when a key is pressed.
 */
export function useListKeys(id: string): void {
  const { t } = useLanguage();
  useEffect(() => {
    let isHere = true;
    async function step(by: number) {
      const list = await fetchPage(id);
      const next = list[list.findIndex((filing) => filing.id === id) + by];
      if (!isHere) return;
      if (next) openFiling(next.id);
      else feedback.info(t(by > 0 ? 'review.lastOfList' : 'review.firstOfList'));
    }
    const press = (event: KeyboardEvent) => {
      const by = Number(isPressed(event, 'nextFiling')) - Number(isPressed(event, 'previousFiling'));
      // What went wrong with the request was told by it.
      if (by !== 0) step(by).catch(() => undefined);
    };
    document.addEventListener('keydown', press);
    return () => {
      isHere = false;
      document.removeEventListener('keydown', press);
    };
  }, [id, t]);
}
