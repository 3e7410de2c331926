import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { compileText } from '../expressions/language/compile-text';
import { migrateAnswersToEdition } from '../filing/editions';
import { listWithdrawnChoices } from '../filing/withdrawn-options';
import { compileForm } from './compile';
import { addEditionStep, deriveEditionStep } from './edition-step';
import type { ProgramDocument } from './types';

const earlier: ProgramDocument = {
  ...readProgramDocument('gazelle'),
  edition: '1',
  expressions: {},
  dictionaries: {
    levels: {
      title: { zh: '级别', en: 'Levels' },
      items: [
        { value: 'city', zh: '市级', en: 'City' },
        { value: 'state', zh: '国家级', en: 'National' },
      ],
    },
  },
};
earlier.form = {
  ...earlier.form,
  rules: [],
  eligibility: [],
  thresholds: undefined as never,
  separatePapers: [],
  sections: [
    {
      key: 'company',
      kind: 'fields',
      title: { zh: '企业', en: 'Company' },
      fields: [
        { key: 'name', type: 'text', zh: '名称', en: 'Name' },
        { key: 'level', type: 'select', options: 'levels', zh: '级别', en: 'Level' },
        { key: 'capital', type: 'money_wan', zh: '注册资本', en: 'Capital' },
      ],
    },
    {
      key: 'staff',
      kind: 'table',
      title: { zh: '人员', en: 'Staff' },
      columns: [{ key: 'number', type: 'integer', zh: '人数', en: 'Number' }],
      fixedRows: [
        { key: 'men', zh: '男', en: 'Men' },
        { key: 'women', zh: '女', en: 'Women' },
      ],
    },
  ],
};
const { thresholds: _, ...form } = earlier.form;
earlier.form = form;

type Sections = ProgramDocument['form']['sections'];
type Fields = Extract<Sections[number], { kind: 'fields' }>['fields'];

/** The next edition: a copy with other keys, places and options. */
function edit(
  change: (sections: Sections, document: ProgramDocument, fields: Fields) => void,
): ProgramDocument {
  const later = structuredClone({ ...earlier, edition: '2' });
  const [company] = later.form.sections;
  if (company?.kind !== 'fields') throw new Error('no fields');
  change(later.form.sections, later, company.fields);
  return later;
}

const answers = {
  company: { name: '甲公司', level: 'state', capital: 20 },
  staff: [
    { row: 'men', number: 3 },
    { row: 'women', number: 5 },
  ],
};

const migrate = (later: ProgramDocument) =>
  migrateAnswersToEdition(compileForm(addEditionStep(earlier, later), compileText), answers, '1');

describe(deriveEditionStep, () => {
  it('says nothing but the editions where no item moved', () => {
    expect(
      deriveEditionStep(
        earlier,
        edit(() => {}),
      ),
    ).toEqual({ from: '1', to: '2' });
  });

  it('moves a section with a new key whole, and a renamed field of it by its own line', () => {
    const later = edit(([company], _document, [name]) => {
      if (company) Object.assign(company, { key: 'firm', id: 'company' });
      if (name) Object.assign(name, { key: 'firm_name', id: 'company.name' });
    });
    expect(deriveEditionStep(earlier, later).moves).toEqual({
      company: 'firm',
      'company.name': 'firm.firm_name',
    });
    expect(migrate(later)).toMatchObject({
      answers: { firm: { firm_name: '甲公司', level: 'state', capital: 20 } },
      kept: 5,
      aside: [],
    });
  });

  it('tells a dropped section of rows from one of single answers', () => {
    const { retired } = deriveEditionStep(
      earlier,
      edit((sections) => sections.splice(0, 2)),
    );
    expect(retired).toMatchObject({ staff: { hasRows: true }, 'staff.number': { type: 'integer' } });
    expect(retired?.company).toEqual({ zh: '企业', en: 'Company' });
  });

  it('moves given rows with new keys', () => {
    const later = edit((sections) => {
      const staff = sections[1];
      const [men] = staff?.kind === 'table' ? (staff.fixedRows ?? []) : [];
      if (men) Object.assign(men, { key: 'male', id: 'men' });
    });
    expect(migrate(later).answers.staff).toEqual([
      { row: 'male', number: 3 },
      { row: 'women', number: 5 },
    ]);
  });

  it('renames options in the answers that chose them', () => {
    const later = edit((_sections, { dictionaries }) => {
      const [, state] = dictionaries.levels?.items ?? [];
      if (state) Object.assign(state, { value: 'national', id: 'state' });
    });
    expect(migrate(later).answers.company).toMatchObject({ level: 'national' });
  });

  it('keeps the texts of options that are gone, by the present place of their field', () => {
    const later = edit((_sections, { dictionaries }, fields) => {
      dictionaries.levels?.items.splice(1, 1);
      Object.assign(fields[1] as object, { key: 'rank', id: 'company.level' });
    });
    expect(deriveEditionStep(earlier, later).withdrawn).toEqual({
      'company.rank': { state: { zh: '国家级', en: 'National' } },
    });
    const form = compileForm(addEditionStep(earlier, later), compileText);
    expect(listWithdrawnChoices(form, migrate(later).answers)).toEqual([
      { path: 'company.rank', option: expect.objectContaining({ zh: '国家级', en: 'National' }) },
    ]);
  });

  it('keeps a field that moved out of a section which is gone, and names what went with it', () => {
    const later = edit((sections, document, fields) => {
      const [name] = fields;
      if (!name) return;
      sections.splice(0, 1, {
        key: 'applicant',
        kind: 'fields',
        title: { zh: '申请人', en: 'Applicant' },
        fields: [{ ...name, id: 'company.name' }],
      });
      document.dictionaries = {};
    });
    const { answers: moved, aside } = migrate(later);
    expect(moved.applicant).toEqual({ name: '甲公司' });
    expect(aside.map(({ label, value, text }) => [label.zh, value, text?.zh])).toEqual([
      ['企业 / 级别', 'state', '国家级'],
      ['企业 / 注册资本', 20, undefined],
    ]);
  });
});

describe(addEditionStep, () => {
  it('puts what the author wrote before what the identities tell', () => {
    const later = edit((_sections, { form }, fields) => {
      fields.splice(2, 1, { key: 'paid_in', type: 'money_wan', zh: '实收资本', en: 'Paid in' });
      form.editions = [{ from: '1', to: '2', moves: { 'company.capital': 'company.paid_in' } }];
    });
    expect(migrate(later)).toMatchObject({ answers: { company: { paid_in: 20 } } });
  });

  it('brings the steps of the editions before', () => {
    const later = edit(() => {});
    const steps = [{ from: '0', to: '1', moves: { firm: 'company' } }];
    const before = { ...earlier, form: { ...earlier.form, editions: steps } };
    expect(addEditionStep(before, later).form.editions).toEqual([...steps, { from: '1', to: '2' }]);
  });

  it('converts values by an expression', () => {
    const later = edit((_sections, { form }) => {
      form.editions = [{ from: '1', to: '2', converts: { 'company.capital': 'value * 10' } }];
    });
    expect(migrate(later).answers.company).toMatchObject({ capital: 200 });
  });
});
