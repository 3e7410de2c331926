import { useProgramOptions } from '@/models/useProgramOptions';
import { useLanguage } from '@/utils/language';

/** The filter by program of the office's lists. */
export function useProgramFilter() {
  const { t } = useLanguage();
  return {
    name: 'program' as const,
    label: t('review.program'),
    any: t('review.anyProgram'),
    options: useProgramOptions(),
    select: { popupMatchSelectWidth: false as const },
  };
}
