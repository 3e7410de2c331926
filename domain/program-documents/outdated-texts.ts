/**
 * Texts that still state a number which a changed rule has no more: its own ones, and those of conditions with the same number and
 * unit, in every language; and other expressions that put it beside the same value. So do those of a changed condition: its own
 * texts, and expressions with its number in its unit. Texts and expressions count in units of their own: 1000 in 万元 is “1000万”,
 * or “10 million”.
 */
import { parseExpression } from '../expressions/language/parse';
import { fillText, type Text } from '../text';
import { findThresholdUnit } from './condition-figures';
import { contentHintTexts, type DocumentFault } from './faults';
import { listDocumentExpressions, listPartExpressions } from './references';
import { listStatedBounds, type StatedBound } from './stated-bounds';
import type { ProgramDocument } from './types';

type RuleDocument = ProgramDocument['form']['rules'][number];
type ConditionDocument = ProgramDocument['form']['eligibility'][number];

/** A number in a text with the sign, the character or the word behind it. */
interface StatedNumber {
  value: number;
  unit: string;
  words: string;
}

const STATED = /(\d[\d,]*(?:\.\d+)?)\s?([%％٪]|\p{Script=Han}|[\p{L}\p{M}]+)?/gu;

const SCALES: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  ألف: 1e3,
  آلاف: 1e3,
  مليون: 1e6,
  ملايين: 1e6,
  مليار: 1e9,
  مليارات: 1e9,
};

const listStated = (text: string | undefined): StatedNumber[] =>
  [...(text ?? '').matchAll(STATED)].map(([words, digits = '', unit = '']) => ({
    value: Number(digits.replaceAll(',', '')) * (SCALES[unit] ?? 1),
    unit,
    words,
  }));

/** True where a text means the number of an expression: as it is, in 万元, or as a percentage of 1. */
const isStated = (number: number, { value, unit }: StatedNumber): boolean =>
  value === number ||
  value === number * 1e4 ||
  (/^[%％٪]$/u.test(unit) && Math.abs(value - number * 100) < 1e-9);

const isSame = (a: StatedNumber, b: StatedNumber): boolean => a.value === b.value && a.unit === b.unit;

function listLiterals(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const { kind, value } = part as { kind?: string; value?: unknown };
  return kind === 'literal' && typeof value === 'number'
    ? [value]
    : Object.values(part).flatMap(listLiterals);
}

const listRuleNumbers = (rule: RuleDocument): number[] =>
  listPartExpressions(rule, '', '', null).flatMap(({ text }) => listLiterals(parseExpression(text)));

const listRuleBounds = (rule: RuleDocument): StatedBound[] =>
  listPartExpressions(rule, '', '', null).flatMap(({ text }) => listStatedBounds(text));

type Wording = Partial<Text>;

export interface OutdatedText extends DocumentFault {
  /** The whole text. */
  words: string;
}

const listWordings = (rule: RuleDocument): (readonly [path: string, wording: Wording])[] => [
  ['', rule],
  ['.met', rule.met],
  ['.elsewhere', rule.elsewhere ?? {}],
];

const LANGUAGES = ['zh', 'en', 'ar'] as const;

type FindStated = (text: string | undefined) => StatedNumber | undefined;

const createHint = (
  item: string,
  { rule, part, words }: { rule: string; part: string; words: string },
  at: DocumentFault['at'] = [0, 0],
): OutdatedText => ({
  kind: 'numberOutdated',
  item,
  at,
  words,
  text: fillText(contentHintTexts.numberOutdated, { rule, part }),
});

/** Returns a hint for each language of a text that has not followed. */
const listStaleWording = (
  path: string,
  { before, after, rule }: { before: Wording; after: Wording; rule: string },
  find: FindStated,
): OutdatedText[] =>
  LANGUAGES.flatMap((language) => {
    const words = after[language] ?? '';
    const found = find(before[language]) && find(words);
    return found ? [createHint(`${path}.${language}`, { rule, part: found.words.trim(), words })] : [];
  });

function listStaleTexts(
  before: ProgramDocument,
  document: ProgramDocument,
  former: RuleDocument,
  rule: RuleDocument,
) {
  const kept = new Set(listRuleNumbers(rule));
  const gone = listRuleNumbers(former).filter((number) => !kept.has(number));
  const isGone = (stated: StatedNumber) =>
    gone.some((number) => isStated(number, stated)) && ![...kept].some((number) => isStated(number, stated));
  const told = listWordings(former).flatMap(([, wording]) =>
    LANGUAGES.flatMap((language) => listStated(wording[language]).filter(isGone)),
  );
  const { id } = rule;
  const formerWordings = new Map(listWordings(former));
  return [
    ...listWordings(rule).flatMap(([part, after]) =>
      listStaleWording(
        `form.rules.${id}${part}`,
        { before: formerWordings.get(part) ?? {}, after, rule: id },
        (text) => listStated(text).find(isGone),
      ),
    ),
    ...document.form.eligibility.flatMap((condition) =>
      listStaleWording(
        `form.eligibility.${condition.id}`,
        {
          before: before.form.eligibility.find((each) => each.id === condition.id) ?? {},
          after: condition,
          rule: id,
        },
        (text) => listStated(text).find((stated) => told.some((each) => isSame(each, stated))),
      ),
    ),
  ];
}

/** Lists other expressions that put the former number beside the value that a rule puts another one beside now. */
function listStaleExpressions(document: ProgramDocument, former: RuleDocument, rule: RuleDocument) {
  const present = listRuleBounds(rule);
  const gone = listRuleBounds(former).filter(
    (bound) =>
      present.some(({ value }) => value === bound.value) &&
      !present.some(({ value, number }) => value === bound.value && number === bound.number),
  );
  if (gone.length === 0) return [];
  return hintAtBounds(document, rule.id, ({ value, number }) =>
    gone.some((bound) => bound.value === value && bound.number === number),
  );
}

/** Returns a hint for each expression of the document with such a number. */
const hintAtBounds = (document: ProgramDocument, rule: string, isStale: (bound: StatedBound) => boolean) =>
  listDocumentExpressions(document).flatMap(({ place, text }) => {
    const found = listStatedBounds(text).find(isStale);
    return found ? [createHint(place, { rule, part: String(found.number), words: text }, found.at)] : [];
  });

/** Lists the texts of a condition, and the expressions with its number in its unit, that have not followed its value. */
function listStaleOfCondition(
  document: ProgramDocument,
  former: ConditionDocument,
  condition: ConditionDocument,
): OutdatedText[] {
  const { id, value, unit } = condition;
  const gone = former.value;
  if (gone === undefined || gone === value) return [];
  const isGone = (stated: StatedNumber) =>
    isStated(gone, stated) && (value === undefined || !isStated(value, stated));
  // A condition names its unit as a field does, or by the code of expressions.
  const code = findThresholdUnit(unit) ?? unit;
  return [
    ...listStaleWording(`form.eligibility.${id}`, { before: former, after: condition, rule: id }, (text) =>
      listStated(text).find(isGone),
    ),
    ...hintAtBounds(
      document,
      id,
      (bound) => code !== undefined && bound.number === gone && bound.unit === code,
    ),
  ];
}

/** Lists the texts, and the expressions, that state what a rule or a condition required in the earlier document. */
export function listOutdatedTexts(before: ProgramDocument, document: ProgramDocument): OutdatedText[] {
  const ofRules = document.form.rules.flatMap((rule) => {
    const former = before.form.rules.find(({ id }) => id === rule.id);
    if (!former) return [];
    return [
      ...listStaleTexts(before, document, former, rule),
      ...listStaleExpressions(document, former, rule),
    ];
  });
  const ofConditions = document.form.eligibility.flatMap((condition) => {
    const former = before.form.eligibility.find(({ id }) => id === condition.id);
    return former ? listStaleOfCondition(document, former, condition) : [];
  });
  const told = new Set(ofRules.map(({ item }) => item));
  return [...ofRules, ...ofConditions.filter(({ item }) => !told.has(item))];
}
