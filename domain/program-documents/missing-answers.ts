/**
 * Finds where the expressions of a document judge by answers that may be missing, and do not say what holds then: faults; and where a
 * value may be missing that nobody left out: hints, which refuse nothing.
 */
import type { MeaningFaultKind, MeaningHintKind } from '../expressions/language/check-faults';
import { addFacts, type KnownFacts, knowPaths, learnFacts } from '../expressions/language/known-facts';
import { findMissingValues, isAnswer, type MissingValue } from '../expressions/language/missing-values';
import { parseExpression } from '../expressions/language/parse';
import { printExpression } from '../expressions/language/print';
import type { TextRange } from '../expressions/language/tree';
import type { TextParameters } from '../text';
import { createPresenceEnvironment } from './presence';
import {
  type DocumentItem,
  listDocumentExpressions,
  listSectionItems,
  type PlacedExpression,
} from './references';
import type { ProgramDocument } from './types';

interface PlacedFinding<Kind> {
  /** `form.rules.GZ-01.check`. */
  place: string;
  kind: Kind;
  at: TextRange;
  values: TextParameters;
}

export type PlacedFault = PlacedFinding<MeaningFaultKind>;

export interface MissingAnswers {
  faults: PlacedFault[];
  hints: PlacedFinding<MeaningHintKind>[];
}

type PresenceEnvironment = ReturnType<typeof createPresenceEnvironment>;

const QUOTE_AT_MOST = 60;

const isItemOf = (name: string | undefined) => (item: DocumentItem) => item.key === name;

/** Conditions that hold wherever the expression of a place is evaluated: of its rule, of its section and its field. */
function listConditionsAround({ form }: ProgramDocument, place: string): string[] {
  const steps = place.split('.');
  const [, part, name, list] = steps;
  const property = steps.at(-1);
  const conditions: (string | undefined)[] = [];
  if (part === 'rules' && property !== 'applies')
    conditions.push(form.rules.find(({ id }) => place.startsWith(`form.rules.${id}.`))?.applies);
  const section = part === 'sections' ? form.sections.find(({ key }) => key === name) : undefined;
  if (section && steps.length > 4) {
    conditions.push(section.showWhen);
    const item = list === undefined ? undefined : listSectionItems(section).find(isItemOf(steps[4]));
    if (property !== 'showWhen') conditions.push((item as { showWhen?: string } | undefined)?.showWhen);
  }
  return conditions.flatMap((condition) => condition ?? []);
}

/** Answers outside rows that every submitted filing has. */
function knowRequired({ form }: ProgramDocument, { presence }: PresenceEnvironment): KnownFacts {
  const single = form.sections.filter(({ kind }) => kind !== 'table' && kind !== 'yearly');
  const paths = single.flatMap((section) =>
    listSectionItems(section).map(({ key }) => `${section.key}.${key}`),
  );
  return knowPaths(paths.filter((path) => !presence.has(path)));
}

function describeFault({ condition }: MissingValue, part: string): Pick<PlacedFault, 'kind' | 'values'> {
  return condition
    ? { kind: 'emptyUnless', values: { part, condition: printExpression(condition) } }
    : { kind: 'mayBeEmpty', values: { part } };
}

const quote = (text: string, [start, end]: TextRange): string =>
  text.slice(start, end).slice(0, QUOTE_AT_MOST);

function describeHint({ why }: MissingValue, part: string) {
  const kind: MeaningHintKind = why === 'year' ? 'yearMayBeMissing' : 'resultMayBeMissing';
  return { kind, values: { part } };
}

function readExpression(
  { place, text, parameters }: PlacedExpression,
  environment: PresenceEnvironment,
  known: KnownFacts,
): MissingAnswers {
  const { judged, ofResult } = findMissingValues(
    parseExpression(text),
    { ...environment, parameters },
    known,
  );
  const locate = ({ at }: MissingValue) => ({ place, at });
  const [answers, others] = [judged.filter(isAnswer), judged.filter((value) => !isAnswer(value))];
  const isLeftEmpty = place.endsWith('.computed') && ofResult !== null && isAnswer(ofResult);
  const staysEmpty = {
    kind: 'staysEmpty' as const,
    values: { part: ofResult ? quote(text, ofResult.at) : '' },
  };
  return {
    faults: answers.map((value) => ({ ...locate(value), ...describeFault(value, quote(text, value.at)) })),
    hints: [
      ...others.map((value) => ({ ...locate(value), ...describeHint(value, quote(text, value.at)) })),
      ...(isLeftEmpty ? [{ ...locate(ofResult), ...staysEmpty }] : []),
    ],
  };
}

/** Reads all expressions. Throws an `ExpressionFault` for a text that is no expression. */
export function findMissingAnswers(document: ProgramDocument): MissingAnswers {
  const environment = createPresenceEnvironment(document);
  const required = knowRequired(document, environment);
  const learnAround = (place: string): KnownFacts[] =>
    listConditionsAround(document, place).map((condition) =>
      learnFacts(parseExpression(condition), true, environment.conditions),
    );
  // Facts about the answers that a named expression reads hold where it is used.
  const found = listDocumentExpressions(document)
    .filter(({ place }) => !place.startsWith('expressions.'))
    .map((expression) =>
      readExpression(expression, environment, addFacts(required, ...learnAround(expression.place))),
    );
  return { faults: found.flatMap(({ faults }) => faults), hints: found.flatMap(({ hints }) => hints) };
}
