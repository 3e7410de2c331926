import type { Filing } from '@domain/filing/types';
import { useLanguage } from '@/utils/language';
import { isFilingShut } from './isFilingShut';

/** Name of the check page in links to it: nothing is promised to be submitted there while no window takes the filing. */
export function useCheckName(filing: Filing): string {
  const { t } = useLanguage();
  return t(isFilingShut(filing) ? 'menu.preview' : 'forms.nav.check');
}
