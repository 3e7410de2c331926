/** Names of places in a form: section, row and field, as notices, logs, comparisons and comments write them. */
import type { Answers, Form, Row } from '../definition';
import { joinTexts, type Text } from '../text';
import { getRowTitle, nameRowNumber } from './filing-faults';
import { parsePath } from './paths';
import { getSectionRows, isRowSection, listSectionFields } from './sections';

const SEPARATOR = ' · ';

/** Joins the parts of a place: “里程碑与支付 · 第1行 · 支付比例”. */
export const joinPlaceParts = (parts: readonly Text[]): Text => joinTexts(parts, SEPARATOR, SEPARATOR);

/**
 * Names the place at a path: its section, its row by title or number, its field; null where the form has no such place. Titles of
 * rows are known from the answers.
 */
export function namePlace(
  { sections }: Pick<Form, 'sections'>,
  path: string,
  answers: Answers = {},
): Text | null {
  const at = parsePath(path);
  const section = sections.find(({ key }) => key === at?.section);
  if (!at || !section) return null;
  const field = listSectionFields(section).find(({ key }) => key === at.field);
  if (at.field !== undefined && !field) return null;
  const nameRow = (row: number): Text => {
    const known: Row | undefined = isRowSection(section) ? getSectionRows(answers, section)[row] : undefined;
    return (isRowSection(section) && known && getRowTitle(section, known)) || nameRowNumber(row + 1);
  };
  return joinPlaceParts([
    section.title,
    ...(at.row === undefined ? [] : [nameRow(at.row)]),
    ...(field ? [field] : []),
  ]);
}
