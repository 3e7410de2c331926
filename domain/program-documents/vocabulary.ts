/** Names that the expressions of a document can take, with labels: editors offer them, and show labels in place of keys. */
import type { FieldType, Option } from '../definition';
import { findExpressionTree } from '../expressions/language/find-tree';
import { listReferences, type ReferenceEnvironment } from '../expressions/language/references';
import type { TextRange } from '../expressions/language/tree';
import { findReferenceDictionary } from '../reference/dictionaries';
import type { Text } from '../text';
import { createReferenceEnvironment, type DocumentItem, listSectionItems } from './references';
import type { NamedExpression, ProgramDocument } from './types';

export interface VocabularyField {
  /** `section.field`. */
  path: string;
  key: string;
  label: Text;
  section: Text;
  type: FieldType;
  unit?: string;
  options?: readonly Option[];
}

export interface VocabularyTable {
  key: string;
  label: Text;
  columns: readonly VocabularyField[];
  /** Years of a year grid, as distances from its base year. */
  offsets?: readonly number[];
  /** True where that year is the one of the filing's batch. */
  isOfBatchYear?: boolean;
  /** Rows that the form prescribes. */
  fixedRows?: readonly { key: string; label: Text }[];
}

export interface ExpressionVocabulary {
  fields: readonly VocabularyField[];
  tables: readonly VocabularyTable[];
  expressions: Readonly<Record<string, NamedExpression>>;
  /** Names of the thresholds of the sets, `T(name)`, that are numbers in some of them. */
  thresholds: readonly string[];
  environment: Omit<ReferenceEnvironment, 'parameters'>;
}

type SectionDocument = ProgramDocument['form']['sections'][number];

const findOptions = ({ dictionaries }: ProgramDocument, name: unknown): readonly Option[] | undefined => {
  if (typeof name !== 'string') return undefined;
  const own = Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined;
  return (own ?? findReferenceDictionary(name))?.items as readonly Option[] | undefined;
};

function listFields(document: ProgramDocument, section: SectionDocument): VocabularyField[] {
  return (listSectionItems(section) as (DocumentItem & Text)[]).map(
    ({ key, type, unit, options, zh, en, ar }) => {
      const listed = findOptions(document, options);
      return {
        path: `${section.key}.${key}`,
        key,
        label: { zh, en, ...(ar !== undefined && { ar }) },
        section: section.title,
        type: type as FieldType,
        ...(unit !== undefined && { unit }),
        ...(listed && { options: listed }),
      };
    },
  );
}

const hasRows = ({ kind }: SectionDocument): boolean => kind === 'table' || kind === 'yearly';

const nameRow = ({ key, zh, en, ar }: Text & { key: string }) => ({
  key,
  label: { zh, en, ...(ar !== undefined && { ar }) },
});

const listNumberNames = (sets: unknown): string[] =>
  Object.entries(sets ?? {}).flatMap(([name, value]): string[] => {
    if (typeof value === 'number') return [name];
    return value && typeof value === 'object' && !Array.isArray(value) ? listNumberNames(value) : [];
  });

export function createVocabulary(document: ProgramDocument): ExpressionVocabulary {
  const { sections } = document.form;
  return {
    fields: sections
      .filter((section) => !hasRows(section))
      .flatMap((section) => listFields(document, section)),
    tables: sections.filter(hasRows).map((section) => ({
      key: section.key,
      label: section.title,
      columns: listFields(document, section),
      ...(section.kind === 'yearly' && {
        offsets: section.years.offsets,
        isOfBatchYear: section.years.base === 'ctx.batchYear',
      }),
      ...(section.kind === 'table' && section.fixedRows && { fixedRows: section.fixedRows.map(nameRow) }),
    })),
    expressions: document.expressions,
    thresholds: [...new Set(listNumberNames(document.form.thresholds?.sets))],
    environment: createReferenceEnvironment(document),
  };
}

/** A name or path in the text of an expression that has a label. */
export interface LabelledRange {
  at: TextRange;
  path: string;
  label: Text;
}

/** Names that a text has parameters for; `table`: the table that its rows are of. */
export interface ExpressionPlace {
  parameters: readonly string[];
  table?: string;
  /** Name of the parameter that stands for a row; `row` where absent. */
  row?: string;
}

export const createParameters = ({
  parameters,
  table,
  row = 'row',
}: ExpressionPlace): ReferenceEnvironment['parameters'] =>
  new Map(
    parameters.map((name) => {
      const isRow = table !== undefined && (name === row || name === 'previous');
      return [name, isRow ? { section: table, has: 'row' as const } : null];
    }),
  );

/** Ranges of a text that stand for sections and fields, or have one of the `names`; null while the text is no expression. */
export function labelReferences(
  text: string,
  { fields, tables, environment }: ExpressionVocabulary,
  place: ExpressionPlace,
  names: Readonly<Record<string, Text>> = {},
): LabelledRange[] | null {
  const labels = new Map<string, Text>(Object.entries(names));
  for (const { path, label } of fields) labels.set(path, label);
  for (const { key, label, columns } of tables) {
    labels.set(key, label);
    for (const { path, label: column } of columns) labels.set(path, column);
  }
  const tree = findExpressionTree(text);
  if (!tree) return null;
  const references = listReferences(tree, { ...environment, parameters: createParameters(place) });
  const labelled = references.flatMap(({ path, at }) => {
    const label = labels.get(path);
    return label ? [{ at, path, label }] : [];
  });
  // A path contains the name of its section; the label of the path is the one to show.
  return labelled.filter(
    ({ at: [from, to] }) =>
      !labelled.some(({ at: [start, end] }) => start <= from && to <= end && end - start > to - from),
  );
}
