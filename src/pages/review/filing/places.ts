import type { Answers, Form } from '@domain/definition';
import { rowTitle } from '@domain/filing/messages';
import { formatPath } from '@domain/filing/paths';
import { fieldsOf, isInput, isRowSection, rowsIn } from '@domain/filing/sections';
import type { Text } from '@domain/text';

export interface Place {
  value: string;
  label: string;
}

/** Every place of a filing that a correction can be pinned to: a section, a field, a row, a cell. */
export function placesOf(form: Form, answers: Answers, say: (text: Text) => string): Place[] {
  return form.sections.flatMap((section): Place[] => {
    const title = say(section.title);
    const fields = fieldsOf(section).filter(isInput);
    const rows = isRowSection(section) ? rowsIn(answers, section).map((_, row) => row) : [undefined];
    const nameOf = (row: number): string => {
      const own = isRowSection(section) && rowTitle(section, rowsIn(answers, section)[row] ?? {});
      return own ? `${title} · ${say(own)}` : `${title} ${row + 1}`;
    };
    const inRow = (row: number | undefined): Place[] => {
      const place = row === undefined ? title : nameOf(row);
      const at = row === undefined ? { section: section.key } : { section: section.key, row };
      return [
        ...(row === undefined ? [] : [{ value: formatPath(at), label: place }]),
        ...fields.map((field) => ({
          value: formatPath({ ...at, field: field.key }),
          label: `${place}: ${say(field)}`,
        })),
      ];
    };
    return [{ value: section.key, label: title }, ...rows.flatMap(inRow)];
  });
}
