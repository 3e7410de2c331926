/**
 * Comparison of a filing with the record of its company. Fields that the form only shows follow the record; other
 * identifying values may differ from it: the filer is warned, and the office sees the difference beside the filing.
 */
import { maskSensitiveText } from '../checks/mask';
import type { Answers, AnswerValue, Field, Form, FormContext } from '../definition';
import { createFault } from '../filing/filing-faults';
import {
  applyFollowedValues,
  COMPANY_ORIGIN,
  hasSourceOrigin,
  isLockedToOrigin,
  RECORD_WARNING_PREFIX,
} from '../filing/followed-values';
import { formatValue } from '../filing/input';
import { isSameAnswer } from '../filing/merge';
import type { PrefillProfile } from '../filing/prefill';
import type { RuleResult } from '../filing/rule-words';
import { createFormScope, isVisible, listVisibleSections } from '../filing/scope';
import { getSectionAnswers, isEmpty, isRowSection, listSectionFields } from '../filing/sections';
import { type Text, wordText } from '../text';
import { findProfileField } from './profile';

/** A company as it is stored. */
export interface RegisteredCompany {
  name: string;
  creditCode: string;
  profile: Record<string, unknown>;
}

/** Builds the record of a company: its profile, name and credit code, by the keys of the profile. */
export const buildCompanyRecord = ({ name, creditCode, profile }: RegisteredCompany): PrefillProfile =>
  ({ ...profile, name, credit_code: creditCode }) as PrefillProfile;

export const applyRecordValues = (form: Form, answers: Answers, record: PrefillProfile): Answers =>
  applyFollowedValues(form, answers, COMPANY_ORIGIN, ([key = '']) => record[key]);

/** An identifying answer that contradicts the company record. Sensitive values are masked. */
export interface RecordDifference {
  /** Path of the answer, `section.field`. */
  path: string;
  label: Text;
  given: Text;
  recorded: Text;
}

const keyOf = ({ source = '' }: Field): string => source.split('.')[1] ?? '';

const isCompared = (field: Field): boolean =>
  hasSourceOrigin(field.source, COMPANY_ORIGIN) &&
  !isLockedToOrigin(field, COMPANY_ORIGIN) &&
  !field.mayDiffer &&
  findProfileField(keyOf(field))?.isIdentity === true;

const wordsOf = (field: Field, value: AnswerValue): Text => {
  const said = field.sensitive && typeof value === 'string' ? maskSensitiveText(value) : value;
  return wordText((language) => formatValue(field, said, language));
};

/** Differences in the order of the form; a value that is missing on either side is none. */
export function listRecordDifferences(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  record: PrefillProfile,
): RecordDifference[] {
  const scope = createFormScope(form, filled, ctx);
  return listVisibleSections(form, scope).flatMap((section) => {
    if (isRowSection(section)) return [];
    return listSectionFields(section)
      .filter((field) => isCompared(field) && isVisible(field, scope))
      .flatMap((field) => {
        const [given, recorded] = [getSectionAnswers(filled, section)[field.key], record[keyOf(field)]];
        if (isEmpty(given) || isEmpty(recorded) || isSameAnswer(given, recorded)) return [];
        const { zh, en } = field;
        const sides = { given: wordsOf(field, given), recorded: wordsOf(field, recorded) };
        return [{ path: `${section.key}.${field.key}`, label: { zh, en }, ...sides }];
      });
  });
}

/** Creates a warning for each difference, which the filer confirms like one of the form's own rules. */
export const createRecordWarnings = (differences: readonly RecordDifference[]): RuleResult[] =>
  differences.map(({ path, ...words }) => ({
    id: `${RECORD_WARNING_PREFIX}${path}`,
    level: 'warning',
    outcome: 'failed',
    message: createFault(path, 'differs_from_record', words).message,
    figure: null,
    missing: [],
    path,
  }));
