/**
 * Generates the types of form answers from the sections: computed fields included, as the functions of a form receive them. They
 * are type aliases, not interfaces, so that they are assignable to records of sections. One line for each section.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceField, Dictionary, Field, Form, Option, Section } from '../../domain/definition';
import { isRowSection, listSectionFields } from '../../domain/filing/sections';
import type { ReportForm } from '../../domain/reports/forms';

const HEAD = '// Written by `npm run gen` from the sections. Do not edit.';

/** Computed values of a sample: they show the type of a computed field where its kind does not. */
type Values = Record<string, unknown>;
type Computed = Record<string, Values | Values[] | undefined>;

export const pascal = (name: string): string =>
  name.replace(/(?:^|[_-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

const leaf = (item: Option): Option => (item.children?.[0] ? leaf(item.children[0]) : item);

function choiceType({ options }: ChoiceField): string {
  const first = (options as Partial<Dictionary>).items?.[0];
  return first && typeof leaf(first).value === 'number' ? 'number' : 'string';
}

function typeOf(field: Field, computed: unknown): string {
  if (Array.isArray(computed) && computed.length > 0) return `${typeof computed[0]}[]`;
  if (field.computed && typeof computed === 'number') return 'number';
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
    case 'year':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'file':
      return 'string[]';
    case 'multiselect':
      return `${choiceType(field)}[]`;
    case 'select':
    case 'cascader':
      return choiceType(field);
    default:
      return 'string';
  }
}

function itemType(section: Section, computed: Computed = {}): string {
  const values = [computed[section.key] ?? {}].flat()[0] ?? {};
  const fields = listSectionFields(section).map(
    (field) => `${field.key}: ${typeOf(field, values[field.key])}`,
  );
  return `{ ${[...(isRowSection(section) ? ['row?: string'] : []), ...fields].join('; ')} }`;
}

const formType = (name: string, form: Form, computed?: Computed): string =>
  [
    `export type ${name} = {`,
    ...form.sections.map(
      (section) => `  ${section.key}: ${itemType(section, computed)}${isRowSection(section) ? '[]' : ''};`,
    ),
    '};',
  ].join('\n');

const file = (types: string[]): string => `${[HEAD, ...types].join('\n\n')}\n`;

/** Types of the report forms that a source file of the folder refers to; forms composed of other forms need none. */
async function reportTypes(folder: string, forms: readonly ReportForm[]): Promise<string[]> {
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = forms.filter(({ key }) => sources.some((source) => source.includes(`${pascal(key)}Answers`)));
  return Promise.all(named.map(async (each) => formType(`${pascal(each.key)}Answers`, await each.load())));
}

/** Null where the folder needs none. */
export async function reportAnswers(folder: string, forms: readonly ReportForm[]): Promise<string | null> {
  const types = await reportTypes(folder, forms);
  return types.length > 0 ? file(types) : null;
}
