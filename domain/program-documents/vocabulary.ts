/** Names that the expressions of a document can take, with labels: editors offer them, and show labels in place of keys. */
import type { FieldType, Option } from '../definition';
import { ExpressionFault } from '../expressions/language/faults';
import { parseExpression } from '../expressions/language/parse';
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
}

export interface ExpressionVocabulary {
  fields: readonly VocabularyField[];
  tables: readonly VocabularyTable[];
  expressions: Readonly<Record<string, NamedExpression>>;
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

export function createVocabulary(document: ProgramDocument): ExpressionVocabulary {
  const { sections } = document.form;
  return {
    fields: sections
      .filter((section) => !hasRows(section))
      .flatMap((section) => listFields(document, section)),
    tables: sections
      .filter(hasRows)
      .map((section) => ({ key: section.key, label: section.title, columns: listFields(document, section) })),
    expressions: document.expressions,
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
}

export const createParameters = ({
  parameters,
  table,
}: ExpressionPlace): ReferenceEnvironment['parameters'] =>
  new Map(
    parameters.map((name) => {
      const isRow = table !== undefined && (name === 'row' || name === 'previous');
      return [name, isRow ? { section: table, has: 'row' as const } : null];
    }),
  );

/** Ranges of a text that stand for sections and fields; null while the text is no expression. */
export function labelReferences(
  text: string,
  { fields, tables, environment }: ExpressionVocabulary,
  place: ExpressionPlace,
): LabelledRange[] | null {
  const labels = new Map<string, Text>();
  for (const { path, label } of fields) labels.set(path, label);
  for (const { key, label, columns } of tables) {
    labels.set(key, label);
    for (const { path, label: column } of columns) labels.set(path, column);
  }
  try {
    const references = listReferences(parseExpression(text), {
      ...environment,
      parameters: createParameters(place),
    });
    const labelled = references.flatMap(({ path, at }) => {
      const label = labels.get(path);
      return label ? [{ at, path, label }] : [];
    });
    // A path contains the name of its section; the label of the path is the one to show.
    return labelled.filter(
      ({ at: [from, to] }) =>
        !labelled.some(({ at: [start, end] }) => start <= from && to <= end && end - start > to - from),
    );
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}
