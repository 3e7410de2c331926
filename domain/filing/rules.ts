import type {
  Answers,
  Field,
  FieldAnswers,
  Figure,
  Form,
  FormContext,
  FormScope,
  Row,
  Rule,
  Section,
} from '../definition';
import { runWithinCheck } from '../expressions/language/evaluation';
import { joinTexts, type Text } from '../text';
import { adaptFormToBatch } from './dated-form';
import { comparedByOfficeSuffix, describeNumberedRow, type FilingFault } from './filing-faults';
import {
  describeWaitingRule,
  formatRuleResult,
  type RuleOutcome,
  type RuleResult,
  type RuleRow,
} from './rule-words';
import {
  createFormScope,
  isNeeded,
  isOptionalSection,
  isVisible,
  listHiddenYears,
  tryEvaluate,
} from './scope';
import {
  getSectionRows,
  isBlankRow,
  isEmpty,
  isRowSection,
  isTypedField,
  listSectionFields,
  listSectionRecords,
} from './sections';
import { isInFuture } from './value-checks';

interface Asked {
  form: Form;
  filled: Answers;
  scope: FormScope;
  /** Rows for which `all` or `unique` failed in the current rule. */
  offenders: Row[];
}

/** Evaluates the rules of the form, or those of a level, on filled answers; results are in the order of the form. */
export function runRules(
  given: Form,
  filled: Answers,
  ctx: FormContext,
  level?: Rule['level'],
): RuleResult[] {
  const form = adaptFormToBatch(given, ctx.batchYear);
  const asked: Asked = { form, filled, offenders: [], scope: {} as FormScope };
  asked.scope = createFormScope(form, filled, ctx, (row) => void asked.offenders.push(row));
  const rules = level ? form.rules.filter((rule) => rule.level === level) : form.rules;
  return runWithinCheck(() => rules.map((rule) => resultOf(rule, asked)));
}

function resultOf(rule: Rule, asked: Asked): RuleResult {
  asked.offenders = [];
  const places = placesOf(rule, asked);
  const outcome = outcomeOf(rule, places, asked);
  const rows = rowsFailing(rule, asked);
  const open = outcome === 'undecided' ? openPlaces(places) : [];
  const isToCorrect = open.length > 0 && open.every((place) => !place.isOwed && place.isInFuture);
  return {
    id: rule.id,
    level: rule.level,
    outcome,
    message: messageOf(rule, outcome),
    figure: outcome === 'undecided' ? null : figureBeside(outcome, figureOf(rule, asked)),
    missing: open.map(({ label: { zh, en } }) => ({ zh, en })),
    ...(isToCorrect && { isToCorrect }),
    path: open[0]?.path ?? rows[0]?.path ?? pathOf(rule.paths?.[0], asked),
    ...(outcome === 'failed' && rows.length > 0 && { rows }),
  };
}

/** Results of the rules that concern a section, whatever section has the answer to correct. */
export function listRulesAboutSection(
  form: Pick<Form, 'rules'>,
  results: RuleResult[],
  section: string,
): RuleResult[] {
  const about = form.rules.filter(({ paths = [] }) => paths.some((path) => path.split('.')[0] === section));
  return results.filter(({ id }) => about.some((rule) => rule.id === id));
}

/** Rules that are about a field, or about a section as a whole. */
export const listRulesAbout = ({ rules }: Pick<Form, 'rules'>, path: string): Rule[] =>
  rules.filter(({ paths = [] }) => paths.includes(path));

/**
 * True for a rule that the server judges by the continued filing, the company's record or its other filings. A repetition that only
 * warns is left to the reviewer, who sees the filings of other companies too.
 */
export const isJudgedOnServer = ({ level, beside, ofCompany, onceInBatch }: Rule): boolean =>
  beside !== undefined || ofCompany !== undefined || (level === 'error' && onceInBatch !== undefined);

/**
 * True where a result blocks the submission: a failed or undecided error. The server checks rules with the outcome `server`. A rule
 * that waits for a wrong answer adds nothing: the fault of that answer blocks the submission.
 */
export const isBlockingSubmission = (result: RuleResult): boolean =>
  result.level === 'error' &&
  (result.outcome === 'failed' || (result.outcome === 'undecided' && !result.isToCorrect));

/** Code of the fault of an undecided rule. */
export const UNDECIDED = 'undecided';

/** True for the fault of an undecided rule: its message names the missing answers, and is shown at the end of the form. */
export const isUndecided = ({ code }: FilingFault): boolean => code === UNDECIDED;

/** The fault for which a rule refuses a submission. */
export const createRuleFault = (result: RuleResult): FilingFault => ({
  path: result.path,
  code: result.outcome === 'undecided' ? UNDECIDED : result.id,
  message: result.outcome === 'undecided' ? describeWaitingRule(result) : formatRuleResult(result),
});

const figureOf = (rule: Rule, { scope }: Asked): Figure | null =>
  tryEvaluate(() => rule.figure?.(scope)) ?? null;

/** Hides a figure without a threshold from a failed rule: the rule failed for another reason. */
const figureBeside = (outcome: RuleOutcome, figure: Figure | null): Figure | null =>
  outcome === 'failed' && figure?.threshold === null ? null : figure;

/**
 * Message for an outcome. The text for `failed` describes a fault, so other outcomes use it only where the rule has no other
 * text.
 */
function messageOf({ met, elsewhere, onceInBatch, zh, en }: Rule, outcome: RuleOutcome): Text {
  const failed = { zh, en };
  if (outcome === 'failed') return failed;
  if (outcome === 'other') return elsewhere ?? met ?? failed;
  const condition = met ?? failed;
  // Only the office learns whether other companies gave the same answer: the filer reads the same text either way.
  return outcome === 'server' && onceInBatch
    ? joinTexts([condition, comparedByOfficeSuffix], '', '')
    : condition;
}

/**
 * Outcome of a rule: undecided while all answers that it concerns are empty, a required one is missing, or a date lies in the
 * future that must not. `other` where the rule does not apply, no threshold is set, or empty optional answers satisfy it. `server`
 * where the form alone finds nothing wrong.
 */
function outcomeOf(rule: Rule, places: Place[], asked: Asked): RuleOutcome {
  const applies = rule.applies === undefined || tryEvaluate(() => rule.applies?.(asked.scope));
  const isUntouched = places.length > 0 && places.every(({ isBlank }) => isBlank);
  const isOwed = places.some((place) => place.isOwed);
  const isWrong = places.some((place) => place.isInFuture);
  if (applies === false) return isUntouched && isOwed ? 'undecided' : 'other';
  const awaitsServer = isJudgedOnServer(rule);
  if (!rule.check) return awaitsServer && isOwed ? 'undecided' : 'server';
  const isMet = tryEvaluate(() => rule.check?.(asked.scope));
  if (applies === undefined || isMet === undefined || isOwed || isWrong) return 'undecided';
  if (!isMet) return isUntouched ? 'undecided' : 'failed';
  if (awaitsServer) return 'server';
  return isUntouched || figureOf(rule, asked)?.threshold === null ? 'other' : 'met';
}

/**
 * Target of a path of a rule: an input, or a section with all its inputs. Computed values are no targets, as nobody fills them
 * in.
 */
interface Place {
  path: string;
  label: Text;
  isShown: boolean;
  /** True where nothing was typed in any row. */
  isBlank: boolean;
  /** True where a required value is missing: in a table in any of its rows, or where it lacks a required first row. */
  isOwed: boolean;
  /** True where a date lies in the future that must not: nothing is judged by it. */
  isInFuture: boolean;
}

const placesOf = ({ paths = [] }: Rule, asked: Asked): Place[] =>
  paths.flatMap((path) => placeAt(path, asked) ?? []);

function placeAt(path: string, asked: Asked): Place | undefined {
  const { form, filled, scope } = asked;
  const [key, name] = path.split('.');
  const section = form.sections.find((each) => each.key === key);
  const inputs = section
    ? listSectionFields(section).filter((field) => isTypedField(field) && (!name || field.key === name))
    : [];
  if (!section || section.kind === 'computed' || inputs.length === 0) return undefined;
  const records = askedRecords(section, filled, scope);
  const shown = isVisible(section, scope) ? inputs.filter((field) => isVisible(field, scope)) : [];
  const needed = shown.filter((field) => isNeeded(field, scope));
  return {
    path: pathOf(path, asked),
    label: name ? (inputs[0] as Field) : section.title,
    isShown: shown.length > 0,
    isBlank: !records.some((record) => shown.some((field) => !isEmpty(record[field.key]))),
    isOwed:
      records.length === 0
        ? needed.length > 0 && !isOptionalSection(section, scope)
        : records.some((record) => needed.some((field) => isEmpty(record[field.key]))),
    isInFuture: records.some((record) =>
      shown.some((field) => isInFuture(field, record[field.key] ?? '', scope.ctx.today)),
    ),
  };
}

/** Required records of a section: without hidden years, and without empty years that may be missing. */
function askedRecords(section: Section, filled: Answers, scope: FormScope): FieldAnswers[] {
  const records = listSectionRecords(section, filled);
  if (section.kind !== 'yearly') return records;
  const hidden = listHiddenYears(section, scope);
  const mayMissYears = section.years.minCount !== undefined;
  return (records as Row[]).filter(
    (row) => !hidden.includes(row.affiliation_year as number) && !(mayMissYears && isBlankRow(section, row)),
  );
}

/**
 * Targets that an undecided rule waits for: those with a missing required value, or else with a date in the future, or else all
 * blank ones that are shown.
 */
function openPlaces(places: Place[]): Place[] {
  const owed = places.filter(({ isOwed }) => isOwed);
  if (owed.length > 0) return owed;
  const wrong = places.filter((place) => place.isInFuture);
  return wrong.length > 0 ? wrong : places.filter(({ isBlank, isShown }) => isBlank && isShown);
}

/** Rows that failed the rule, each with the path of the row or of its cell. */
function rowsFailing({ paths = [] }: Rule, { form, filled, offenders: [first, ...more] }: Asked): RuleRow[] {
  const table = first && form.sections.find((section) => getSectionRows(filled, section).includes(first));
  if (!table || !isRowSection(table)) return [];
  const rows = getSectionRows(filled, table);
  const column = paths.map((path) => path.split('.')).find(([key]) => key === table.key)?.[1];
  return [...new Set([first, ...more])].flatMap((row) => {
    const index = rows.indexOf(row);
    const path = column ? `${table.key}[${index}].${column}` : `${table.key}[${index}]`;
    return index < 0 ? [] : [{ path, name: describeNumberedRow(table, row, index) }];
  });
}

/** Converts a path of a rule to a path of an answer: a field, or a table as a whole. */
function pathOf(path = '', { form }: Pick<Asked, 'form'>): string {
  const [key = '', name] = path.split('.');
  const section = form.sections.find((each) => each.key === key);
  return section && !isRowSection(section) && name ? `${key}.${name}` : key;
}
