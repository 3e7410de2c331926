/**
 * A filing speaks for its own company. What the form only shows follows the company's record; other values that say which
 * company it is may differ from it, which the filer is warned of and the office reads beside the filing.
 */
import { maskSensitiveText } from '../checks/mask';
import type { Answers, AnswerValue, Context, Field, Form } from '../definition';
import { createFault } from '../filing/fault-words';
import {
  applyFollowedValues,
  COMPANY,
  hasSourceOrigin,
  isLockedToOrigin,
  RECORD_WARNING,
} from '../filing/following';
import { formatValue } from '../filing/input';
import { sameValue } from '../filing/merge';
import type { PrefillProfile } from '../filing/prefill';
import type { RuleResult } from '../filing/rule-words';
import { isVisible, listVisibleSections, openScope } from '../filing/scope';
import { getSectionAnswers, isEmpty, isRowSection, listSectionFields } from '../filing/sections';
import type { Text } from '../text';
import { findProfileField } from './profile';

/** A company as it is stored. */
export interface RegisteredCompany {
  name: string;
  creditCode: string;
  profile: Record<string, unknown>;
}

/** All that is known of a company, under the keys of its profile. */
export const buildCompanyRecord = ({ name, creditCode, profile }: RegisteredCompany): PrefillProfile =>
  ({ ...profile, name, credit_code: creditCode }) as PrefillProfile;

export const withRecord = (form: Form, answers: Answers, record: PrefillProfile): Answers =>
  applyFollowedValues(form, answers, COMPANY, ([key = '']) => record[key]);

/** A value that says another company, or the same one otherwise. Sensitive values are masked. */
export interface RecordDifference {
  /** `section.field` */
  path: string;
  label: Text;
  given: Text;
  recorded: Text;
}

const keyOf = ({ source = '' }: Field): string => source.split('.')[1] ?? '';

const isCompared = (field: Field): boolean =>
  hasSourceOrigin(field.source, COMPANY) &&
  !isLockedToOrigin(field, COMPANY) &&
  !field.mayDiffer &&
  findProfileField(keyOf(field))?.isIdentity === true;

const wordsOf = (field: Field, value: AnswerValue): Text => {
  const said = field.sensitive && typeof value === 'string' ? maskSensitiveText(value) : value;
  return { zh: formatValue(field, said, 'zh'), en: formatValue(field, said, 'en') };
};

/** In the order of the form. What either side does not say is no difference. */
export function recordDifferences(
  form: Form,
  filled: Answers,
  ctx: Context,
  record: PrefillProfile,
): RecordDifference[] {
  const scope = openScope(form, filled, ctx);
  return listVisibleSections(form, scope).flatMap((section) => {
    if (isRowSection(section)) return [];
    return listSectionFields(section)
      .filter((field) => isCompared(field) && isVisible(field, scope))
      .flatMap((field) => {
        const [given, recorded] = [getSectionAnswers(filled, section)[field.key], record[keyOf(field)]];
        if (isEmpty(given) || isEmpty(recorded) || sameValue(given, recorded)) return [];
        const { zh, en } = field;
        const sides = { given: wordsOf(field, given), recorded: wordsOf(field, recorded) };
        return [{ path: `${section.key}.${field.key}`, label: { zh, en }, ...sides }];
      });
  });
}

/** A warning for each: the filer confirms it like one of the form's own rules. */
export const recordWarnings = (differences: readonly RecordDifference[]): RuleResult[] =>
  differences.map(({ path, ...words }) => ({
    id: `${RECORD_WARNING}${path}`,
    level: 'warning',
    outcome: 'failed',
    message: createFault(path, 'differs_from_record', words).message,
    figure: null,
    missing: [],
    path,
  }));
