/** Forms of reports made of sections of a program's form (catalogue: report_info, forms). */

import type { FieldsSection, Form, Rule, Section } from '../../definition';
import type { Text } from '../../text';
import { createReportDocument } from './shared';

interface Borrowing {
  title: Text;
  /** Keys of the sections, in the order of the program's form. */
  sections: readonly string[];
  /** Ids of the program's rules that apply here as well. */
  rules?: readonly string[];
  more?: Rule[];
  adapt?: Record<string, (section: Section) => Section>;
  /** Sections before those of the program. */
  first?: Section[];
}

export function createFormFromProgram(form: Form, { title, sections, rules = [], more = [], adapt = {}, first = [] }: Borrowing): Form {
  const selected = form.sections.filter(({ key }) => sections.includes(key));
  return {
    sections: [...first, ...selected.map((section) => adapt[section.key]?.(section) ?? section)],
    rules: [...form.rules.filter(({ id }) => rules.includes(id)), ...more],
    eligibility: [],
    document: createReportDocument(title),
    basis: [],
  };
}

/** Makes fields of a section read-only: they hold answers of the approved filing that later sections depend on. */
export const toReadOnlySection =
  (keys: readonly string[]) =>
  (section: Section): Section => {
    const { fields, ...rest } = section as FieldsSection;
    const selected = fields.filter(({ key }) => keys.includes(key));
    return {
      ...rest,
      fields: selected.map((field) => ({ ...field, required: false, readonly: true, source: '' })),
    };
  };

/** Limits a yearly section to the last year. */
export const toLastYearSection = (section: Section): Section => {
  if (section.kind !== 'yearly') return section;
  const { base } = section.years;
  return {
    ...section,
    title: { zh: '上年度数据', en: 'Figures of last year', ar: 'أرقام السنة الماضية' },
    years: { base, offsets: [-1] },
  };
};
