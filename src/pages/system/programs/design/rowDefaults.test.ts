import type { Answers, Row } from '@domain/definition';
import { programTablesForm, writeDocumentRows } from '@domain/program-documents/tables';
import { getRows } from '@domain/program-drafts/rows/items';
import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../../../tests/support/program-documents';
import { isUsual } from './record/groupColumns';
import { createTypedRow, suggestName } from './rowDefaults';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const capital = getRows(gazelle, 'fields').find(({ zh }) => zh === '注册资本') as Row & { row: string };
const besideCapital = { table: 'fields', row: capital.row };

describe(createTypedRow, () => {
  it('lets a rule be mended at the field beside which it is added', () => {
    const create = (beside: { table: string; row?: string }) =>
      createTypedRow(gazelle, { table: 'rules', kind: '', beside });
    expect(create(besideCapital)).toMatchObject({ level: 'error', paths: `baseData.${capital.key}` });
    expect(create({ table: 'rules' })).not.toHaveProperty('paths');
  });

  it('gives an attachment the usual types of file, shown with its limits', () => {
    const row = createTypedRow(gazelle, { table: 'fields', kind: 'file', beside: besideCapital });
    expect(row).toMatchObject({ accept: ['pdf', 'jpg', 'png'], maxSizeMb: 20, maxFiles: 1 });
    const section = programTablesForm.sections.find(({ key }) => key === 'fields');
    const accept = section?.kind === 'table' && section.columns.find(({ key }) => key === 'accept');
    expect(accept && isUsual([accept], { ...row, accept: [] })).toBe(true);
  });

  it('words nothing in Arabic, which may be left out', () => {
    for (const table of ['sections', 'fields', 'dictionaries', 'options', 'fixedRows'])
      expect(
        Object.keys(createTypedRow(gazelle, { table, kind: 'integer', beside: besideCapital })),
      ).not.toEqual(expect.arrayContaining([expect.stringMatching(/(^|_)ar$/)]));
  });
});

describe(suggestName, () => {
  const withField = (field: Partial<Row>): Answers => {
    const row = { ...createTypedRow(gazelle, { table: 'fields', kind: 'integer', beside: besideCapital }) };
    const added = { ...row, row: 'added', section: 'baseData', ...field };
    return { ...gazelle, fields: [...getRows(gazelle, 'fields'), added] };
  };
  const suggest = (field: Partial<Row>) => suggestName(withField(field), { table: 'fields', row: 'added' });

  it.each([
    [{ en: 'Number of workshops (2026)' }, 'number_of_workshops_2026'],
    [{ en: '3D printers' }, 'd_printers'],
    [{ en: 'New field' }, null],
    [{ en: '' }, null],
    [{ en: 'Number of workshops', key: 'workshops' }, null],
  ])('%j is named %s', (field, name) => {
    expect(suggest(field)).toBe(name);
  });

  it('gives no name twice in a section', () => {
    const label = String(capital.key).replaceAll('_', ' ');
    expect(suggest({ en: label })).not.toBe(capital.key);
  });

  it('names no row of another table', () => {
    expect(suggestName(gazelle, { table: 'sections', row: getRows(gazelle, 'sections')[0]?.row ?? '' })).toBe(
      null,
    );
  });
});
