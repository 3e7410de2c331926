/** What a column can hold so that it comes back unchanged: through a draft, and through the cell of a workbook. */
import type { AnswerValue, Field } from '../../definition';
import { normaliseValue } from '../../filing/input';
import { isRowOptions, listOptionValues } from '../../filing/options';
import { isEmpty } from '../../filing/sections';
import { findDraftFault } from '../../filing/value-checks';

/** Spreadsheet programs keep fifteen digits. */
const KEPT_DIGITS = 15;

function isListed(field: Field, answer: AnswerValue): boolean {
  if (!('options' in field) || isRowOptions(field.options)) return true;
  const known = listOptionValues(field, {});
  return Array.isArray(answer) ? answer.every((each) => known.has(each)) : known.has(answer);
}

function isKeptText(field: Field, text: string): boolean {
  const isTrimmed = field.type === 'textarea' || text.trim() === text;
  return isTrimmed && normaliseValue(field, text) === text;
}

export function canHold(field: Field, answer: AnswerValue): boolean {
  if (isEmpty(answer) || findDraftFault(field, answer) || !isListed(field, answer)) return false;
  if (typeof answer === 'number') return Number(answer.toPrecision(KEPT_DIGITS)) === answer;
  return typeof answer !== 'string' || isKeptText(field, answer);
}
