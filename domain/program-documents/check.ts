/**
 * Faults of the expressions of a document: what they name that is not there, what they cannot mean, answers that they judge by
 * though they may be missing, and figures in a unit that is not theirs.
 */
import {
  type CheckEnvironment,
  checkMeaning,
  type MeaningFault,
  type ValueShape,
} from '../expressions/language/check';
import { findNearestName } from '../expressions/language/nearest-name';
import { parseExpression } from '../expressions/language/parse';
import { findReferenceDictionary } from '../reference/dictionaries';
import { SCOPE_HELPERS } from './compile';
import { listFigureUnitFaults } from './figure-unit-faults';
import { findMissingAnswers } from './missing-answers';
import {
  createReferenceEnvironment,
  type DocumentItem,
  listDocumentExpressions,
  listOutsideExpressions,
  listSectionItems,
  type PlacedExpression,
} from './references';
import { signatures } from './signatures';
import type { ProgramDocument } from './types';

/** A fault, with the place of its expression in the document: `form.rules.GZ-01.check`. */
export interface DocumentMeaningFault extends MeaningFault {
  place: string;
}

type DocumentOptions = { value: unknown; children?: DocumentOptions }[];

/** Last steps of the places whose expressions are conditions. */
const CONDITIONS: ReadonlySet<string> = new Set(['showWhen', 'requiredWhen', 'check', 'applies', 'isShown']);

const listOptionValues = (items: DocumentOptions): unknown[] =>
  items.flatMap(({ value, children = [] }) => [value, ...listOptionValues(children)]);

function getOptions(document: ProgramDocument, name: unknown): ReadonlySet<unknown> | undefined {
  if (typeof name !== 'string') return undefined;
  const own = Object.hasOwn(document.dictionaries, name) ? document.dictionaries[name] : undefined;
  const dictionary = own ?? findReferenceDictionary(name);
  return dictionary && new Set(listOptionValues(dictionary.items as DocumentOptions));
}

/** What a field holds; undefined where a computed value may be anything. */
function describeField(document: ProgramDocument, field: DocumentItem): ValueShape | undefined {
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
    case 'year':
      return { kind: 'number', ...(field.unit && { unit: field.unit }) };
    case 'date':
    case 'month':
      return { kind: 'date' };
    case 'boolean':
      return { kind: 'yesNo' };
    case 'file':
      return { kind: 'list' };
    case 'multiselect': {
      const options = getOptions(document, field.options);
      return { kind: 'list', ...(options && { options }) };
    }
    case 'select':
    case 'cascader': {
      const options = getOptions(document, field.options);
      const isText = options && [...options].every((option) => typeof option === 'string');
      return isText ? { kind: 'text', options } : undefined;
    }
    default:
      return field.computed ? undefined : { kind: 'text' };
  }
}

function createCheckEnvironment(document: ProgramDocument): Omit<CheckEnvironment, 'parameters'> {
  const shapes = document.form.sections.flatMap((section) =>
    listSectionItems(section).flatMap((item) => {
      const shape = describeField(document, item);
      return shape ? [[`${section.key}.${item.key}`, shape] as const] : [];
    }),
  );
  const counts = Object.entries(document.expressions).map(
    ([name, { parameters }]) => [name, parameters.length] as const,
  );
  return {
    ...createReferenceEnvironment(document),
    shapes: new Map(shapes),
    parameterCounts: new Map(counts.filter(([, count]) => count > 0)),
    signatures,
    isDictionary: (name) =>
      Object.hasOwn(document.dictionaries, name) || Boolean(findReferenceDictionary(name)),
  };
}

/** Names of expressions that read no answers of the form. A condition on a reader gets those of the filing as its scope. */
function createOutsideEnvironment(document: ProgramDocument) {
  const { sections, names } = createReferenceEnvironment(document);
  const hasAnswers = document.form.sightOf !== undefined;
  const helpers = new Set(SCOPE_HELPERS);
  return {
    sections: hasAnswers ? sections : new Map(),
    names: new Set([...names].filter((name) => !helpers.has(name))),
  };
}

/** Faults whose name is compared with the known ones, which takes the time of all of them: more than anybody reads. */
const PROPOSED_AT_MOST = 100;

/** Splits a path after its section; a name without one belongs to ''. */
const splitName = (name: string): [section: string, rest: string] => {
  const end = name.indexOf('.') + 1;
  return [name.slice(0, end), name.slice(end)];
};

/** Names that an expression of the document may take, and paths of all fields, by their section. */
function groupKnownNames({ sections, names }: Pick<CheckEnvironment, 'sections' | 'names'>) {
  const groups = new Map<string, string[]>([['', [...sections.keys()]]]);
  for (const [key, { fields }] of sections) groups.set(`${key}.`, [...fields]);
  for (const [section, rest] of [...names].map(splitName)) {
    const group = groups.get(section) ?? [];
    group.push(rest);
    groups.set(section, group);
  }
  return groups;
}

/** Proposes the name that the author of a fault may have meant: of the same section where a path is unknown. */
function createNameProposer(environment: Pick<CheckEnvironment, 'sections' | 'names'>) {
  const groups = groupKnownNames(environment);
  let left = PROPOSED_AT_MOST;
  return (fault: MeaningFault): MeaningFault => {
    const { name } = fault.values;
    if (fault.kind !== 'unknownName' || typeof name !== 'string' || left <= 0) return fault;
    left -= 1;
    const [section, rest] = splitName(name);
    const nearest = findNearestName(rest, groups.get(section) ?? []);
    if (!nearest) return fault;
    return { ...fault, kind: 'misspelledName', values: { name, nearest: `${section}${nearest}` } };
  };
}

/** Throws an `ExpressionFault` for a text that is no expression. */
export function listMeaningFaults(document: ProgramDocument): DocumentMeaningFault[] {
  const environment = createCheckEnvironment(document);
  const check = (expressions: PlacedExpression[], within: Omit<CheckEnvironment, 'parameters'>) => {
    const propose = createNameProposer(within);
    return expressions.flatMap(({ place, text, parameters }) => {
      const isCondition = CONDITIONS.has(place.slice(place.lastIndexOf('.') + 1));
      const found = checkMeaning(parseExpression(text), text, { ...within, parameters }, isCondition);
      return found.map((fault) => ({ ...propose(fault), place }));
    });
  };
  return [
    ...check(listDocumentExpressions(document), environment),
    ...check(listOutsideExpressions(document), { ...environment, ...createOutsideEnvironment(document) }),
    ...findMissingAnswers(document).faults,
    ...listFigureUnitFaults(document),
  ];
}
