/**
 * Checks of single values. `findDraftFault`: type and size only, so that a half-filled form can be saved.
 * `findSubmitFault`: everything else that concerns the value alone.
 */

import { countCharacters, UNFIT_IN_LINE } from '../checks/characters';
import { findEmailFault, phoneFault } from '../checks/contact';
import { findCreditCodeReason } from '../checks/credit-code';
import { findUnfitCharacter, findUnfitCharacterInLine } from '../checks/unfit-text';
import type { Answers, ChoiceField, Field, NumberField, TextField } from '../definition';
import { isDate, isFormYear, isMonth, year } from '../expressions/dates';
import type { Text, TextParameters } from '../text';
import { type FaultKind, unreadableReasons, valueKindNames } from './filing-faults';
import { normaliseValue } from './input';
import { listOptionValues } from './options';

export interface ValueFault {
  kind: FaultKind;
  parameters?: TextParameters;
}

/** Maximum number that a form accepts; sums of such values keep two exact decimals. */
const NUMBER_AT_MOST = 1e12;
/** Maximum length of a text whose field sets no limit, in characters. */
const TEXT_AT_MOST = 2000;
/** Maximum length of keys: options and file ids. */
const KEY_AT_MOST = 200;
const CHOICES_AT_MOST = 1000;

const typeFault = (kind: keyof typeof valueKindNames): ValueFault => ({
  kind: 'type',
  parameters: { kind: valueKindNames[kind] },
});

const yearFault = (given: number): ValueFault | null =>
  isFormYear(given) ? null : { kind: 'format', parameters: { reason: unreadableReasons.years } };

const isKey = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= KEY_AT_MOST && !UNFIT_IN_LINE.test(value)
    : typeof value === 'number' && Number.isFinite(value);

const isKeyList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length <= CHOICES_AT_MOST && value.every(isKey);

export function findDraftFault(field: Field, value: unknown): ValueFault | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'phone':
    case 'email':
    case 'credit_code':
    case 'id_card':
    case 'url':
      return textSizeFault(field, value);
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
    case 'year':
      return numberSizeFault(field, value);
    case 'date':
      return typeof value === 'string' && isDate(value) ? yearFault(year(value)) : typeFault('date');
    case 'month':
      return typeof value === 'string' && isMonth(value) ? yearFault(year(value)) : typeFault('month');
    case 'boolean':
      return typeof value === 'boolean' ? null : typeFault('boolean');
    case 'select':
    case 'cascader':
    case 'filing':
      return isKey(value) ? null : typeFault('choice');
    case 'multiselect':
      return isKeyList(value) ? null : typeFault('choices');
    case 'file':
      if (!isKeyList(value) || !value.every((id) => typeof id === 'string')) return typeFault('files');
      return value.length > field.maxFiles
        ? { kind: 'max_files', parameters: { limit: field.maxFiles } }
        : null;
  }
}

function tooLong(limit: number, text: string): ValueFault | null {
  // A text never has more characters than UTF-16 units: nearly every text is decided here.
  if (text.length <= limit) return null;
  const actual = countCharacters(text);
  return actual > limit ? { kind: 'max_length', parameters: { limit, actual } } : null;
}

/** Finds the fault of a text that is far too long, even if normalisation would shorten it. */
export const findExcessFault = (field: Field, value: unknown): ValueFault | null =>
  typeof value === 'string'
    ? tooLong(Math.max(TEXT_AT_MOST, ('maxLength' in field && field.maxLength) || 0), value)
    : null;

function textSizeFault(field: TextField, value: unknown): ValueFault | null {
  if (typeof value !== 'string') return typeFault('text');
  const fault = tooLong(field.maxLength ?? TEXT_AT_MOST, value);
  if (fault) return fault;
  const reason = field.type === 'textarea' ? findUnfitCharacter(value) : findUnfitCharacterInLine(value);
  return reason && { kind: 'characters', parameters: { reason } };
}

function numberSizeFault(field: NumberField, value: unknown): ValueFault | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return typeFault('number');
  if (field.type === 'year') return Number.isInteger(value) ? yearFault(value) : typeFault('year');
  const max = Math.min(field.max ?? NUMBER_AT_MOST, NUMBER_AT_MOST);
  if (value > max) return { kind: 'max', parameters: { limit: max } };
  if (value < -NUMBER_AT_MOST) return { kind: 'min', parameters: { limit: -NUMBER_AT_MOST } };
  if (field.type === 'integer') return Number.isInteger(value) ? null : { kind: 'whole' };
  const { precision } = field;
  const exact = precision === undefined || Number(value.toFixed(precision)) === value;
  return exact ? null : { kind: 'precision', parameters: { limit: precision } };
}

/** Finds the fault of a value that passed `findDraftFault`. Without `today`, days in the future are not checked. */
export function findSubmitFault(
  field: Field,
  value: unknown,
  filled: Answers,
  today = '',
): ValueFault | null {
  if (isInFuture(field, value, today)) return { kind: 'future' };
  if (typeof value === 'number' && 'min' in field && field.min !== undefined && value < field.min)
    return { kind: 'min', parameters: { limit: field.min } };
  if ('options' in field) return optionFault(field, value, filled);
  if (typeof value === 'string' && 'maxLength' in field) return textFault(field, value);
  return typeof value === 'string' ? textFault(field as TextField, value) : null;
}

/** True for a date that must be past and is not. Without `today` no day is in the future. */
export const isInFuture = (field: Field, value: unknown, today: string): boolean =>
  'isPast' in field && field.isPast === true && today !== '' && isLater(String(value), today);

/** True for a day after today; a month must lie entirely after today. */
const isLater = (day: string, today: string): boolean => day > today.slice(0, day.length);

function optionFault(field: ChoiceField, value: unknown, filled: Answers): ValueFault | null {
  const known = listOptionValues(field, filled);
  const given = Array.isArray(value) ? value : [value];
  const twice = new Set(given).size !== given.length;
  return twice || given.some((each) => !known.has(each)) ? { kind: 'option' } : null;
}

const formatFaults: Partial<Record<Field['type'], (value: string) => Text | null>> = {
  credit_code: findCreditCodeReason,
  phone: phoneFault,
  email: findEmailFault,
  url: (value) =>
    /^https?:\/\/\S+$/.test(value)
      ? null
      : {
          zh: '网址应以 http:// 或 https:// 开头',
          en: 'a web address begins with http:// or https://',
          ar: 'يبدأ عنوان الويب بـ http:// أو https://',
        },
};

function textFault(field: TextField, given: string): ValueFault | null {
  const value = normaliseValue(field, given);
  const reason = formatFaults[field.type]?.(value);
  if (reason) return { kind: 'format', parameters: { reason } };
  const { minLength, pattern, patternSays } = field;
  const actual = countCharacters(value);
  if (minLength !== undefined && actual < minLength)
    return { kind: 'min_length', parameters: { limit: minLength, actual } };
  if (pattern === undefined || new RegExp(pattern).test(value)) return null;
  return patternSays ? { kind: 'format', parameters: { reason: patternSays } } : { kind: 'pattern' };
}
