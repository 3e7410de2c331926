import type { FileBox } from '@domain/filing/sort-files';
import { useLanguage, useText } from '@/utils/language';

/** Returns a function that names a file field with its section. */
export function useBoxName() {
  const { t } = useLanguage();
  const say = useText();
  return ({ row, field }: FileBox): string =>
    row ? t('forms.sort.rowBox', { row: say(row.title), label: say(field) }) : say(field);
}
