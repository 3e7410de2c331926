import type { Answers, ChoiceField, Field, Form, Option } from '@domain/definition';
import { rowsAt } from '@/filling/draft/changes';

const NONE: Option[] = [];

const isChoice = (field: Field): field is ChoiceField => 'options' in field;

/** Rows of another table as options: the value, and the row's first text so that a number says what it stands for. */
function optionsFromRows(form: Form, filled: Answers, section: string, column: string): Option[] {
  const table = form.sections.find((candidate) => candidate.key === section);
  const name = table?.kind === 'table' && table.columns.find((field) => field.type === 'text' && !field.auto);
  return rowsAt(filled, section).flatMap((row) => {
    const value = row[column];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const label = [value, name ? row[name.key] : null].filter(Boolean).join(' ');
    return [{ value, zh: label, en: label }];
  });
}

const latest = new WeakMap<Field, Option[]>();

/** The same list for as long as it says the same, so that what is drawn from it stays. */
function steady(field: Field, options: Option[]): Option[] {
  const before = latest.get(field);
  const isSame =
    before?.length === options.length && before.every((option, i) => option.zh === options[i]?.zh);
  if (before && isSame) return before;
  latest.set(field, options);
  return options;
}

/** The options that a field offers now; none for fields that offer no choice. */
export function optionsOf(field: Field, form: Form, filled: Answers): Option[] {
  if (!isChoice(field)) return NONE;
  if ('items' in field.options) return field.options.items;
  return steady(field, optionsFromRows(form, filled, field.options.rowsOf, field.options.column));
}

/** The values from the root of a tree down to an option; empty when it is not in the tree. */
export function pathTo(options: Option[], value: unknown): Option[] {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = pathTo(option.children ?? NONE, value);
    if (below.length > 0) return [option, ...below];
  }
  return NONE;
}
