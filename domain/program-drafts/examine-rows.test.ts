import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { writeDocumentRows } from '../program-documents/tables';
import { examineRows } from './examine-rows';
import { createFirstDocument } from './first-document';
import { getRows } from './rows/items';

const house = { programs: [], editions: [{ key: 'gazelle', edition: '1' }], guideFiles: [], before: null };
const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const withField = (key: string, value: string) => {
  const [first, ...others] = getRows(gazelle, 'fields');
  return { first, answers: { ...gazelle, fields: [{ ...first, [key]: value }, ...others] } };
};

describe('examineRows', () => {
  it('finds no fault in a shipped program, and gives what its form is compiled from', () => {
    const { faults, body } = examineRows(gazelle, house);
    // The house of this test has no gazelle, whose addresses the specification names.
    expect(faults.map(({ place }) => place?.field)).toEqual(['route']);
    expect(body?.document.key).toBe('gazelle');
  });

  it('leads to the cell of an expression that names what is not there', () => {
    const { first, answers } = withField('showWhen', 'nothing.there === true');
    const { faults } = examineRows(answers, house);
    expect(faults).toContainEqual(
      expect.objectContaining({
        place: { section: 'fields', row: first?.row, field: 'showWhen' },
        at: [0, 7],
      }),
    );
  });

  it('leads to the cell that is missing, and compiles nothing then', () => {
    const { first, answers } = withField('key', '');
    const { faults, body } = examineRows(answers, house);
    expect(body).toBeNull();
    expect(faults.some(({ place }) => place?.row === first?.row)).toBe(true);
  });

  it('leads to the types of an attachment that has none, and compiles its form nevertheless', () => {
    const fields = getRows(gazelle, 'fields');
    const file = fields.find(({ type }) => type === 'file');
    const answers = {
      ...gazelle,
      fields: fields.map((field) => (field === file ? { ...field, accept: [] } : field)),
    };
    const { faults, body } = examineRows(answers, house);
    expect(faults.map(({ place }) => place)).toContainEqual({
      section: 'fields',
      row: file?.row,
      field: 'accept',
    });
    expect(body).not.toBeNull();
  });

  it.each([
    ['fields', 'en', { section: 'baseData', key: 'field_1', type: 'integer', zh: '车间数', en: 'New field' }],
    ['sections', 'title_zh', { key: 'section_1', kind: 'fields', title_zh: '新分组', title_en: 'Workshops' }],
    ['options', 'en', { dictionary: 'position', value: 'option_1', zh: '副厂长', en: 'New option' }],
    ['fields', 'ar', { section: 'baseData', key: 'f', type: 'integer', zh: '数', en: 'N', ar: 'حقل جديد' }],
  ])('leads to the placeholder that a new row of %s has in %s', (table, column, row) => {
    const dictionary = getRows(gazelle, 'options')[0]?.dictionary;
    const added = { ...row, row: 'added', ...('dictionary' in row && { dictionary }) };
    const { faults } = examineRows({ ...gazelle, [table]: [...getRows(gazelle, table), added] }, house);
    const [fault] = faults.filter(({ place }) => place?.row === 'added');
    expect(fault?.place).toEqual({ section: table, row: 'added', field: column });
    expect(fault?.text.zh).toContain('请填写实际名称');
  });

  it('leads to the texts that state the former threshold, and keeps no draft back for them', () => {
    const rules = getRows(gazelle, 'rules');
    const rule = rules.find(({ id }) => id === 'GZ-03');
    const figure = String(rule?.figure).replace('20, ', '35, ');
    const answers = { ...gazelle, rules: rules.map((each) => (each === rule ? { ...rule, figure } : each)) };
    const before = readProgramDocument('gazelle');
    const { faults, hints } = examineRows(answers, { ...house, before });
    expect(faults.map(({ place }) => place?.field)).toEqual(['route']);
    const places = hints.map(({ place }) => place);
    for (const field of ['zh', 'met_zh'])
      expect(places).toContainEqual({ section: 'rules', row: rule?.row, field });
    const condition = getRows(gazelle, 'conditions').find(({ id }) => id === 'GZ-A3');
    expect(places).toContainEqual({ section: 'conditions', row: condition?.row, field: 'zh' });
  });

  it('names the edition that exists', () => {
    const answers = { ...gazelle, about: { ...(gazelle.about as object), edition: '1' } };
    expect(examineRows(answers, house).faults).toContainEqual(
      expect.objectContaining({ place: { section: 'about', field: 'edition' } }),
    );
  });

  it('asks an empty draft for what every program has', () => {
    const { faults } = examineRows(writeDocumentRows(createFirstDocument()), house);
    const fields = faults.map(({ place }) => place?.field);
    expect(fields).toEqual(expect.arrayContaining(['key', 'edition', 'receiptPrefix']));
  });
});
