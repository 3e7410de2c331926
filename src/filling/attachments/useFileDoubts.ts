import type { FileField } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { listUnaskedYears } from '@domain/files/name-years';
import { useContext } from 'react';
import { useLanguage } from '@/utils/language';
import { UploadsContext } from './uploads';

/** Returns the warnings about a file: its name mentions another year, or another file field holds the same content. */
export function useFileDoubts(
  path: string,
  field: FileField,
): (info: FileInfo | null | undefined) => string[] {
  const form = useContext(UploadsContext);
  const { t } = useLanguage();
  const years = form?.asks(field).years ?? [];
  const listed = (all: number[]) => all.join(t('list.comma'));
  return (info) => {
    if (!info || !form) return [];
    const found = listUnaskedYears(info.name, years);
    const twin = form.twinOf(path, info);
    return [
      ...(found.length > 0
        ? [t('forms.file.otherYear', { found: listed(found), asked: listed(years) })]
        : []),
      ...(twin ? [t('forms.file.twin', { box: twin })] : []),
    ];
  };
}
