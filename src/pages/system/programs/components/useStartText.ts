import type { EditionLine, EditionStartBody } from '@domain/program-documents/proposal-calls';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

/** Returns the function that words from when an edition holds; one that holds at once, by the time at which it was issued. */
export function useStartText(): (from: EditionStartBody, issued?: EditionLine['issued']) => string {
  const { t } = useLanguage();
  return (from, issued = null) => {
    if (from.kind === 'now') return issued ? formatDateTime(issued.at) : t('editions.from.now');
    if (from.kind === 'hour') return formatDateTime(from.at);
    return t('editions.from.batchNo', { year: from.batch_year ?? '', no: from.batch_no ?? '' });
  };
}
