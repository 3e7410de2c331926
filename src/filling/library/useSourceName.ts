import type { LibrarySource } from '@domain/library/calls';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';

/** Returns the name of a filing or report that an entry or file was read from, in one line. */
export function useSourceName(): (source: LibrarySource) => string {
  const { t } = useLanguage();
  const batchName = useBatchName();
  return ({ title, batch, no, at, is_report: isReport }) =>
    t('library.source', {
      what: `${title} ${isReport ? batch : batchName(batch)}`,
      which: no ?? t('library.source.draft'),
      at: formatDate(at),
    });
}
