/** Small changes to a valid filing, of the kinds that people make: used to show that every rule can fail. */

import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row, Section } from '../../definition';
import { listOptionValues } from '../../filing/options';
import { isRowSection, isTypedField, listSectionFields, type RowSection } from '../../filing/sections';

export type AnswersMutation = (answers: Answers) => void;

/** Rows and fields of a section; a filing that has none of it gets some. */
const rows = (answers: Answers, section: Section): Row[] => {
  answers[section.key] ??= [];
  return answers[section.key] as Row[];
};
const fields = (answers: Answers, section: Section): FieldAnswers => {
  answers[section.key] ??= {};
  return answers[section.key] as FieldAnswers;
};

/** Returns values to try in a field. */
export function listTrialValues(field: Field): AnswerValue[] {
  switch (field.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
      return [0, 1, 7, 99, 99999];
    case 'date':
      return [
        '1930-01-01',
        '2000-01-01',
        '2019-06-01',
        '2020-02-02',
        '2025-12-01',
        '2026-05-01',
        '2026-12-31',
        '2031-01-01',
      ];
    case 'month':
      return ['2019-01', '2035-01'];
    case 'year':
      return [2000, 2010, 2023, 2040];
    case 'select':
    case 'cascader':
      return someOptions(field);
    case 'multiselect':
      return [[], ...someOptions(field).map((value) => [String(value)])];
    case 'text':
    case 'textarea':
    case 'credit_code':
    case 'id_card':
      return ['', 'x', 'a;b;c;d;e;f;g', '91210112MA0YQ1X2X9'];
    default:
      return [];
  }
}

function someOptions(field: Field): (string | number)[] {
  if (!('options' in field)) return [];
  const values = [...listOptionValues(field, {})] as (string | number)[];
  if (values.length <= 60) return values;
  return [values[0], values[values.length >> 1], values.at(-1)].filter((value) => value !== undefined);
}

/** Returns every single change to a filing, by the section that it affects. */
export const listMutations = (form: Form, base: Answers): Map<string, AnswersMutation[]> =>
  new Map(form.sections.map((section) => [section.key, mutationsIn(form, section, base)]));

function mutationsIn(form: Form, section: Section, base: Answers): AnswersMutation[] {
  if (section.kind === 'computed') return [];
  if (isRowSection(section))
    return [...tableMutations(section, rows(base, section) ?? []), ...echoes(form, section)];
  if (section.kind === 'files')
    return section.fields.map(
      ({ key }) =>
        (answers: Answers) =>
          delete fields(answers, section)[key],
    );
  return listSectionFields(section)
    .filter(isTypedField)
    .flatMap((field) =>
      listTrialValues(field).map((value) => (answers: Answers) => {
        fields(answers, section)[field.key] = value;
      }),
    );
}

function tableMutations(section: RowSection, base: Row[]): AnswersMutation[] {
  const given = section.kind === 'table' && section.fixedRows;
  const ofRows: AnswersMutation[] = given
    ? []
    : [
        (answers) => {
          answers[section.key] = [];
        },
        (answers) => rows(answers, section).reverse(),
        ...base.slice(0, 6).map((_, i) => (answers: Answers) => rows(answers, section).splice(i, 1)),
        (answers) => {
          const [first] = rows(answers, section);
          if (first) rows(answers, section).push({ ...first });
        },
      ];
  const ofCells = listSectionFields(section)
    .filter(isTypedField)
    .flatMap((field) =>
      listTrialValues(field).flatMap((value): AnswersMutation[] => [
        (answers) => {
          for (const row of rows(answers, section)) row[field.key] = value;
        },
        ...(given ? base : base.slice(0, 14)).map((_, i) => (answers: Answers) => {
          const row = rows(answers, section)[i];
          if (row) row[field.key] = value;
        }),
      ]),
    );
  const copied = listSectionFields(section).map(({ key }) => (answers: Answers) => {
    const [first, second] = rows(answers, section);
    if (first && second) first[key] = second[key];
  });
  return [...ofRows, ...ofCells, ...copied];
}

/** Copies names and codes of the form into a table, such as the applicant as its own partner. */
function echoes(form: Form, section: RowSection): AnswersMutation[] {
  const isName = (field: Field) =>
    ['text', 'credit_code', 'id_card'].includes(field.type) && /code|_no$|name/.test(field.key);
  const sources = form.sections.filter((each) => each.kind === 'fields');
  return listSectionFields(section)
    .filter((column) => isTypedField(column) && isName(column))
    .flatMap((column) =>
      sources.flatMap((source) =>
        source.fields.filter(isName).map(({ key }) => (answers: Answers) => {
          const [first] = rows(answers, section);
          if (first) first[column.key] = fields(answers, source)[key];
        }),
      ),
    );
}
