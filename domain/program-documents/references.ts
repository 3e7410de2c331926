/** Where the expressions of a document use its sections, fields, columns and named expressions. */
import { parseExpression } from '../expressions/language/parse';
import {
  type ExpressionReference,
  listReferences,
  type ReferenceEnvironment,
  type SectionShape,
  type SectionValue,
} from '../expressions/language/references';
import { createCatalogue } from './catalogue';
import { EXPRESSION_PARAMETERS, SCOPE_HELPERS } from './compile';
import type { ProgramDocument } from './types';

/** A reference, with the place of its expression in the document: `form.rules.GZ-01.check`. */
export interface DocumentReference extends ExpressionReference {
  place: string;
}

type DocumentSection = ProgramDocument['form']['sections'][number];

export interface PlacedExpression {
  place: string;
  text: string;
  parameters: ReadonlyMap<string, SectionValue | null>;
}

/** What the expressions of a document can tell of a field, a column or an indicator. */
export interface DocumentItem {
  key: string;
  type: string;
  unit?: string;
  options?: unknown;
  computed?: string;
  pattern?: string;
}

export function listSectionItems(section: DocumentSection): DocumentItem[] {
  if (section.kind === 'table') return section.columns;
  return section.kind === 'yearly' ? section.indicators : section.fields;
}

const isTable = ({ kind }: DocumentSection): boolean => kind === 'table' || kind === 'yearly';

const describeSection = (section: DocumentSection): SectionShape => ({
  isTable: isTable(section),
  fields: new Set(listSectionItems(section).map(({ key }) => key)),
});

/** Parameters of the expressions within an item; rows are those of the table that the item belongs to. */
const getParameters = (
  names: readonly string[],
  table: string | null,
): ReadonlyMap<string, SectionValue | null> =>
  new Map(
    names.map((name) => {
      const isRow = table !== null && (name === 'row' || name === 'previous');
      return [name, isRow ? { section: table, has: 'row' } : null];
    }),
  );

function listExpressions(
  value: unknown,
  key: string,
  place: string,
  table: string | null,
): PlacedExpression[] {
  if (typeof value === 'string') {
    const names = Object.hasOwn(EXPRESSION_PARAMETERS, key) ? EXPRESSION_PARAMETERS[key] : undefined;
    return names ? [{ place, text: value, parameters: getParameters(names, table) }] : [];
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const { key: own, id } = (each ?? {}) as { key?: string; id?: string };
    const step = Array.isArray(value) ? (own ?? id ?? name) : name;
    return listExpressions(each, Array.isArray(value) ? key : name, `${place}.${step}`, table);
  });
}

export function listDocumentExpressions({ form, expressions }: ProgramDocument): PlacedExpression[] {
  // Conditions on a reader and on a continued filing read answers of other forms.
  const { sections, sightOf: _sightOf, continuation: _continuation, ...rest } = form;
  return [
    ...sections.flatMap((section) =>
      listExpressions(section, '', `form.sections.${section.key}`, isTable(section) ? section.key : null),
    ),
    ...listExpressions(rest, '', 'form', null),
    ...Object.entries(expressions).map(([name, { parameters, text }]) => ({
      place: `expressions.${name}`,
      text,
      parameters: getParameters(parameters, null),
    })),
  ];
}

/** Conditions of a profile, on a reader and on a continued filing: they read no answers of the form. */
export function listOutsideExpressions({ manifest, form }: ProgramDocument): PlacedExpression[] {
  const { notYet = [] } = form.continuation ?? {};
  const place = (name: string, text: string, parameters: readonly string[]): PlacedExpression => ({
    place: name,
    text,
    parameters: getParameters(parameters, null),
  });
  const waiting = notYet.flatMap(({ when, with: values = {} }, index) => [
    [`form.continuation.notYet.${index}.when`, when] as const,
    ...Object.entries(values).map(
      ([name, text]) => [`form.continuation.notYet.${index}.with.${name}`, text] as const,
    ),
  ]);
  return [
    ...Object.entries(manifest.fits ?? {}).map(([id, text]) =>
      place(`manifest.fits.${id}`, text, ['profile', 'today']),
    ),
    ...waiting.map(([name, text]) => place(name, text, ['other', 'ctx'])),
    ...(form.sightOf ?? []).map(({ when }, index) => place(`form.sightOf.${index}.when`, when, ['reader'])),
  ];
}

export function createReferenceEnvironment(
  document: ProgramDocument,
): Omit<ReferenceEnvironment, 'parameters'> {
  const catalogue = createCatalogue(() => {
    throw new Error('a list of names needs no dictionary');
  });
  return {
    sections: new Map(document.form.sections.map((section) => [section.key, describeSection(section)])),
    names: new Set([...Object.keys(catalogue), ...Object.keys(document.expressions), ...SCOPE_HELPERS]),
  };
}

/** Returns the references of all expressions of a document. Throws an `ExpressionFault` for a text that is no expression. */
export function listDocumentReferences(document: ProgramDocument): DocumentReference[] {
  const environment = createReferenceEnvironment(document);
  return listDocumentExpressions(document).flatMap(({ place, text, parameters }) =>
    listReferences(parseExpression(text), { ...environment, parameters }).map((reference) => ({
      ...reference,
      place,
    })),
  );
}
