/** Answers after offers were accepted. */
import type { Answers, AnswerValue, FieldAnswers, Form, Row } from '../definition';
import type { ReuseOffer } from '../filing/reuse';
import { isBlankRow, isRowSection } from '../filing/sections';

const isRow = (candidate: Row, identity: Row): boolean =>
  Object.entries(identity).every(([key, value]) => candidate[key] === value);

function setInRows(rows: readonly Row[], identity: Row, field: string, value: AnswerValue): Row[] {
  const at = rows.findIndex((row) => isRow(row, identity));
  if (at < 0) return [...rows, { ...identity, [field]: value }];
  return rows.map((row, place) => (place === at ? { ...row, [field]: value } : row));
}

/** Applies offers of values and rows; `newId` makes the identity of a row that is added. A blank row gives way to the first added one. */
export function applyOffers(
  form: Form,
  answers: Answers,
  offers: readonly ReuseOffer[],
  newId: () => string,
): Answers {
  const next: Answers = { ...answers };
  for (const { section: key, row, field, value } of offers) {
    const section = form.sections.find((each) => each.key === key);
    const given = next[key];
    const rows = Array.isArray(given) ? given : [];
    if (!section) continue;
    if (field === undefined && isRowSection(section))
      next[key] = [...rows.filter((each) => !isBlankRow(section, each)), { row: newId(), ...(value as Row) }];
    else if (field !== undefined && row) next[key] = setInRows(rows, row, field, value as AnswerValue);
    else if (field !== undefined)
      next[key] = { ...(given as FieldAnswers | undefined), [field]: value as AnswerValue };
  }
  return next;
}
