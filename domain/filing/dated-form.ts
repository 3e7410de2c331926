/** Adapts a form to a batch: names of fields that concern a certain year contain that year. */
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

/** Returns the form itself where no field concerns a certain year; else a form that is cached per batch year. */
export function adaptFormToBatch(form: Form, batchYear: number): Form {
  if (!Number.isInteger(batchYear) || !form.sections.some(isDated)) return form;
  const known = made.get(form) ?? new Map<number, Form>();
  made.set(form, known);
  const dated = known.get(batchYear) ?? {
    ...form,
    sections: form.sections.map((section) => datedSection(section, batchYear)),
  };
  known.set(batchYear, dated);
  // An adapted form shares the cache, so that adapting it again returns the same form.
  made.set(dated, known);
  return dated;
}
