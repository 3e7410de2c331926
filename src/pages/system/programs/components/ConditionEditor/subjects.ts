/** Fields that a condition can ask about, as choices. */
import type {
  ExpressionPlace,
  ExpressionVocabulary,
  VocabularyField,
} from '@domain/program-documents/vocabulary';
import type { Text } from '@domain/text';

type Say = (text: Text) => string;

export interface ConditionSubject {
  /** Text of the expression. */
  path: string;
  field: VocabularyField;
}

/** Fields of the form, and before them the columns of the table whose row a condition is about. */
export function listSubjects(
  { fields, tables }: ExpressionVocabulary,
  { table }: ExpressionPlace,
): ConditionSubject[] {
  const columns = tables.find(({ key }) => key === table)?.columns ?? [];
  return [
    ...columns.map((field) => ({ path: `row.${field.key}`, field })),
    ...fields.map((field) => ({ path: field.path, field })),
  ];
}

export interface SubjectGroup {
  label: string;
  options: { value: string; label: string }[];
}

export function groupSubjects(subjects: readonly ConditionSubject[], say: Say): SubjectGroup[] {
  const groups = new Map<string, SubjectGroup>();
  for (const { path, field } of subjects) {
    const label = say(field.section);
    const group = groups.get(label) ?? { label, options: [] };
    group.options.push({ value: path, label: say(field.label) });
    groups.set(label, group);
  }
  return [...groups.values()];
}

export const isSubjectMatch = (typed: string, option: { value?: unknown; label?: unknown } | undefined) =>
  `${option?.label ?? ''} ${option?.value ?? ''}`.toLowerCase().includes(typed.trim().toLowerCase());
