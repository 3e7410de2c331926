import type { FileBox } from '@domain/filing/sort-files';
import { useLanguage, useText } from '@/utils/language';

/** The words for a box where its section is not in sight. */
export function useBoxName() {
  const { t } = useLanguage();
  const say = useText();
  return ({ row, field }: FileBox): string =>
    row ? t('forms.sort.rowBox', { row: say(row.title), label: say(field) }) : say(field);
}
