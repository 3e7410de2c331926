import type { EditionStartBody } from '@domain/program-documents/proposal-calls';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

/** Returns the function that words from when an edition holds. */
export function useStartText(): (from: EditionStartBody) => string {
  const { t } = useLanguage();
  return (from) => {
    if (from.kind === 'now') return t('editions.from.now');
    if (from.kind === 'hour') return formatDateTime(from.at);
    return t('editions.from.batchNo', { year: from.batch_year ?? '', no: from.batch_no ?? '' });
  };
}
