/** Fields of a document that have a value once a filing is submitted: always, under a condition, or as the company likes. */
import { type KnownFacts, learnFacts, type NamedConditions } from '../expressions/language/known-facts';
import type { FieldPresence, PresenceEnvironment } from '../expressions/language/missing-values';
import { parseExpression } from '../expressions/language/parse';
import type { Expression } from '../expressions/language/tree';
import { createReferenceEnvironment, type DocumentItem, listSectionItems } from './references';
import type { ProgramDocument } from './types';

type DocumentSection = ProgramDocument['form']['sections'][number];

interface Asked {
  required?: boolean;
  requiredWhen?: string;
  showWhen?: string;
}

const parseAll = (texts: readonly (string | undefined)[]): Expression[] =>
  texts.flatMap((text) => (text === undefined ? [] : [parseExpression(text)]));

/** Facts that hold wherever a part of the section is shown. */
const learnShown = (texts: readonly (string | undefined)[], named: NamedConditions): KnownFacts =>
  new Set(parseAll(texts).flatMap((tree) => [...learnFacts(tree, true, named)]));

/** Undefined for a field that always holds a value, and for one that says yes or no. */
function describePresence(
  item: DocumentItem & Asked,
  section: DocumentSection,
  named: NamedConditions,
): FieldPresence | undefined {
  // A row is filled in where its section is shown.
  const shown = hasRows(section) ? [item.showWhen] : [section.showWhen, item.showWhen];
  if (item.computed !== undefined)
    return { is: 'computed', tree: parseExpression(item.computed), known: learnShown(shown, named) };
  if (!item.required && item.requiredWhen === undefined) return { is: 'optional' };
  const conditions = parseAll(item.required ? shown : [...shown, item.requiredWhen]);
  return conditions.length === 0 ? undefined : { is: 'conditional', conditions };
}

const hasRows = ({ kind }: DocumentSection): boolean => kind === 'table' || kind === 'yearly';

/** Years that every filing has; none where the grid begins or ends with an answer, or may lack years. */
function listSureYears(section: DocumentSection): ReadonlySet<number> {
  if (section.kind !== 'yearly') return new Set();
  const { offsets, from, showUntil, minCount } = section.years;
  const isSure = from === undefined && showUntil === undefined && minCount === undefined;
  return new Set(isSure ? offsets : []);
}

/** Throws an `ExpressionFault` for a text that is no expression. */
export function createPresenceEnvironment(
  document: ProgramDocument,
): Omit<PresenceEnvironment, 'parameters'> & { conditions: NamedConditions } {
  const { form, expressions } = document;
  const named = new Map(
    Object.entries(expressions).map(([name, { parameters, text }]) => [
      name,
      { parameters, tree: parseExpression(text) },
    ]),
  );
  const conditions = new Map(
    [...named].flatMap(([name, { parameters, tree }]) => (parameters.length === 0 ? [[name, tree]] : [])),
  );
  const presence = form.sections.flatMap((section) =>
    listSectionItems(section).flatMap((item) => {
      const described = describePresence(item, section, conditions);
      return described ? [[`${section.key}.${item.key}`, described] as const] : [];
    }),
  );
  return {
    ...createReferenceEnvironment(document),
    named,
    conditions,
    presence: new Map(presence),
    sureYears: new Map(form.sections.map((section) => [section.key, listSureYears(section)])),
  };
}
