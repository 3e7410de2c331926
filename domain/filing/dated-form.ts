/** A form as it reads in one batch: fields that are about a year of it say which. */
import type { Field, Form, Section } from '../definition';
import { fillText } from '../text';
import { listSectionFields, memoizeBySection } from './sections';

const made = new WeakMap<Form, Map<number, Form>>();

const datedField = (field: Field, batchYear: number): Field =>
  field.ofYear ? { ...field, ...fillText(field.ofYear, { year: batchYear + field.ofYear.offset }) } : field;

const isDated = memoizeBySection((section) => listSectionFields(section).some(({ ofYear }) => ofYear));

function datedSection(section: Section, batchYear: number): Section {
  if (!isDated(section)) return section;
  const dated = listSectionFields(section).map((field) => datedField(field, batchYear));
  switch (section.kind) {
    case 'table':
      return { ...section, columns: dated };
    case 'yearly':
      return { ...section, indicators: dated };
    default:
      return { ...section, fields: dated } as Section;
  }
}

/** The form itself where none of its fields is about a year; else one and the same form for each batch. */
export function adaptFormToBatch(form: Form, batchYear: number): Form {
  if (!Number.isInteger(batchYear) || !form.sections.some(isDated)) return form;
  const known = made.get(form) ?? new Map<number, Form>();
  made.set(form, known);
  const dated = known.get(batchYear) ?? {
    ...form,
    sections: form.sections.map((section) => datedSection(section, batchYear)),
  };
  known.set(batchYear, dated);
  // Whoever gives it years again gets the same one.
  made.set(dated, known);
  return dated;
}
