import type { Answers, AnswerValue, Form, Row, TextField } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import type { MergeConflict } from '@domain/filing/merge';
import { parsePath } from '@domain/filing/paths';
import { namePlace } from '@domain/filing/place-names';
import { isTypedField, listSectionFields } from '@domain/filing/sections';
import { useLanguage, useText } from '@/utils/language';

const isRow = (value: MergeConflict['mine']): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the section, row and field of a path, and the value in it. */
export function useDifferenceNames(form: Form, answers: Answers) {
  const { language, t } = useLanguage();
  const say = useText();

  const placeOf = (path: string) => {
    const place = parsePath(path);
    const section = form.sections.find((each) => each.key === place?.section);
    const field = section && listSectionFields(section).find((each) => each.key === place?.field);
    return { section, field, row: place?.row };
  };

  const nameOf = (path: string): string => {
    const name = namePlace(form, path, answers);
    return name ? say(name) : path;
  };

  const rowText = (path: string, row: Row): string => {
    const { section } = placeOf(path);
    const fields = section ? listSectionFields(section).filter(isTypedField) : [];
    const texts = fields.map((field) => formatValue(field, row[field.key], language));
    return texts.filter(Boolean).slice(0, 6).join(' · ');
  };

  const textOf = (path: string, value: MergeConflict['mine']): string => {
    const { field, row } = placeOf(path);
    if (isRow(value)) return rowText(path, value);
    if (!field) return row !== undefined && value == null ? t('forms.conflict.rowRemoved') : '';
    if (field.type === 'file')
      return t('forms.file.count', { count: Array.isArray(value) ? value.length : 0 });
    return formatValue(field, value as AnswerValue, language) || t('forms.conflict.blank');
  };

  /** The text field at a path; undefined for a value of another type. */
  const findTextField = (path: string): TextField | undefined => {
    const { field } = placeOf(path);
    return field?.type === 'text' || field?.type === 'textarea' ? field : undefined;
  };

  return { nameOf, textOf, findTextField };
}
