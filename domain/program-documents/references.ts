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
import { signatures } from './signatures';
import type { ProgramDocument } from './types';

/** A reference, with the place of its expression in the document: `form.rules.GZ-01.check`. */
export interface DocumentReference extends ExpressionReference {
  place: string;
}

type DocumentSection = ProgramDocument['form']['sections'][number];

export interface PlacedExpression {
  place: string;
  text: string;
  /** Puts another text in its place. */
  write?: (text: string) => void;
  parameters: ReadonlyMap<string, SectionValue | null>;
}

/** What the expressions of a document can tell of a field, a column or an indicator. */
export interface DocumentItem {
  key: string;
  zh: string;
  type: string;
  unit?: string;
  options?: unknown;
  computed?: string;
  pattern?: string;
  accept?: readonly string[];
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

interface ExpressionSlot {
  holder: object;
  property: string;
  key: string;
  place: string;
  /** Table that the item belongs to. */
  table: string | null;
}

function listExpressions({ holder, property, key, place, table }: ExpressionSlot): PlacedExpression[] {
  const value: unknown = (holder as Record<string, unknown>)[property];
  if (typeof value === 'string') {
    const names = Object.hasOwn(EXPRESSION_PARAMETERS, key) ? EXPRESSION_PARAMETERS[key] : undefined;
    if (!names) return [];
    const write = (text: string) => Object.assign(holder, { [property]: text });
    return [{ place, text: value, parameters: getParameters(names, table), write }];
  }
  return value && typeof value === 'object' ? listPartExpressions(value, key, place, table) : [];
}

/** Expressions of a part of a form: of a section, of a rule. */
export const listPartExpressions = (
  value: object,
  key: string,
  place: string,
  table: string | null,
): PlacedExpression[] =>
  Object.entries(value).flatMap(([name, each]) => {
    const { key: own, id } = (each ?? {}) as { key?: string; id?: string };
    const isList = Array.isArray(value);
    return listExpressions({
      holder: value,
      property: name,
      key: isList ? key : name,
      place: `${place}.${isList ? (own ?? id ?? name) : name}`,
      table,
    });
  });

export const listSectionExpressions = (section: DocumentSection, place: string): PlacedExpression[] =>
  listPartExpressions(section, '', place, isTable(section) ? section.key : null);

export function listDocumentExpressions({ form, expressions }: ProgramDocument): PlacedExpression[] {
  // Conditions on a reader and on a continued filing read answers of other forms, conversions those of earlier editions.
  const { sections, sightOf: _sightOf, continuation: _continuation, editions: _editions, ...rest } = form;
  return [
    ...sections.flatMap((section) => listSectionExpressions(section, `form.sections.${section.key}`)),
    ...listPartExpressions(rest, '', 'form', null),
    ...Object.entries(expressions).map(([name, expression]) => ({
      place: `expressions.${name}`,
      text: expression.text,
      parameters: getParameters(expression.parameters, null),
      write: (text: string) => Object.assign(expression, { text }),
    })),
  ];
}

/** Conditions of a profile, on a reader and on a continued filing, and conversions: they read no answers of the form. */
export function listOutsideExpressions({ manifest, form }: ProgramDocument): PlacedExpression[] {
  const list = (place: string, holder: object | undefined, parameters: readonly string[], names?: string[]) =>
    Object.entries(holder ?? {}).flatMap(([name, text]): PlacedExpression[] => {
      if (typeof text !== 'string' || (names && !names.includes(name))) return [];
      const write = (written: string) => Object.assign(holder ?? {}, { [name]: written });
      return [{ place: `${place}.${name}`, text, parameters: getParameters(parameters, null), write }];
    });
  return [
    ...list('manifest.fits', manifest.fits, ['profile', 'today']),
    ...(form.continuation?.notYet ?? []).flatMap((waiting, index) => {
      const place = `form.continuation.notYet.${index}`;
      return [
        ...list(place, waiting, ['other', 'ctx'], ['when']),
        ...list(`${place}.with`, waiting.with, ['other', 'ctx']),
      ];
    }),
    ...(form.sightOf ?? []).flatMap((sight, index) =>
      list(`form.sightOf.${index}`, sight, ['reader'], ['when']),
    ),
    ...(form.editions ?? []).flatMap(({ from, converts }) =>
      list(`form.editions.${from}.converts`, converts, ['value']),
    ),
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
    signatures,
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
