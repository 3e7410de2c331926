/** Answers of a real filing made fit for a scenario: nothing in them leads to the company, a person or a file. */
import { isCreditCode } from '../../checks/credit-code';
import { isIdCard } from '../../checks/id-card';
import type { Answers, AnswerValue, FieldAnswers, Form, Section } from '../../definition';
import { REDACTED, redactIdentity } from '../../filing/blind-review';
import { isRecord, listSectionFields } from '../../filing/sections';

const complete = (start: string, isValid: (code: string) => boolean): string =>
  [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => start + last).find(isValid) ?? start;

/** An example of the same kind. Of an identity card the day of birth and the sex stay: other answers agree with them. */
function createExample(value: string, number: number): string {
  if (isIdCard(value)) {
    const serial = String(number % 100).padStart(2, '0');
    return complete(`210102${value.slice(6, 14)}${serial}${Number(value.charAt(16)) % 2}`, isIdCard);
  }
  if (isCreditCode(value)) return complete(`91210100MA0${String(number).padStart(6, '0')}`, isCreditCode);
  if (/^1\d{10}$/.test(value)) return `139${String(number).padStart(8, '0')}`;
  if (value.includes('@')) return `example${number}@example.com`;
  if (/^https?:/.test(value)) return `https://example.com/${number}`;
  if (/^[A-Z]{0,4}[\d-]{5,}$/.test(value)) return createCode(value, number);
  return `示例${number}`;
}

/** Characters of an account or certificate that name its kind: they are what patterns look at. */
const KIND = 6;

const createCode = (value: string, number: number): string => {
  const own = value.length - KIND;
  return own > 0 ? value.slice(0, KIND) + String(number).padStart(own, '0').slice(-own) : `${number}`;
};

/** Numbers values: equal ones stay equal, others stay apart. */
function createExamples(): (value: string) => string {
  const numbers = new Map<string, number>();
  return (value) => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return createExample(value, number);
  };
}

/** `names`: the names and the credit code of the company, wherever they occur. */
export function anonymiseAnswers(form: Form, answers: Answers, names: string[]): Answers {
  const give = createExamples();
  const { answers: redacted } = redactIdentity([form], answers, names);
  const replace = (section: Section, before: FieldAnswers, after: FieldAnswers): FieldAnswers => {
    const types = new Map(listSectionFields(section).map(({ key, type }) => [key, type]));
    const change = (key: string, value: AnswerValue): AnswerValue => {
      const former = before[key];
      if (types.get(key) === 'filing') return null;
      if (types.get(key) === 'file' && Array.isArray(value))
        return value.map((_, index) => `file-${index + 1}`);
      if (value === REDACTED && typeof former === 'string') return give(former);
      return typeof value === 'string' ? value.replaceAll(REDACTED, give(REDACTED)) : value;
    };
    return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, change(key, value)]));
  };
  return Object.fromEntries(
    form.sections.flatMap((section): [string, Answers[string]][] => {
      const [before, after] = [answers[section.key], redacted[section.key]];
      if (Array.isArray(before) && Array.isArray(after))
        return [[section.key, after.map((row, i) => replace(section, before[i] ?? {}, row))]];
      return isRecord(before) && isRecord(after)
        ? [[section.key, replace(section, before as FieldAnswers, after as FieldAnswers)]]
        : [];
    }),
  ) as Answers;
}
