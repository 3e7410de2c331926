import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import type { Answers, Row } from '../../definition';
import { listDocumentFaults } from '../document-faults';
import { deriveEditionStep } from '../edition-step';
import { findItemOfRow, findRowOfItem, readDocumentRows, toAnswerPath, writeDocumentRows } from '.';

const gazelle = readProgramDocument('gazelle');
const rowsOf = (answers: Answers, table: string): Row[] => answers[table] as Row[];

/** Changes the row of a table whose identity is given. */
const changeRow = (answers: Answers, table: string, id: string, change: Row): Answers => {
  expect(rowsOf(answers, table).some(({ row }) => row === id)).toBe(true);
  return {
    ...answers,
    [table]: rowsOf(answers, table).map((row) => (row.row === id ? { ...row, ...change } : row)),
  };
};

const rows = writeDocumentRows(gazelle);
const findField = (document: typeof gazelle, section: string, field: string) => {
  const found = document.form.sections.find(({ key }) => key === section);
  return found && 'fields' in found ? found.fields.find(({ key }) => key === field) : undefined;
};

describe('readDocumentRows after a change', () => {
  it('gives a field whose key has changed its former identity, so that answers follow', () => {
    const changed = changeRow(rows, 'fields', 'baseData.domain', { key: 'technical_field' });
    const { document } = readDocumentRows(changed);
    expect(findField(document, 'baseData', 'technical_field')).toMatchObject({ id: 'baseData.domain' });
    expect(deriveEditionStep(gazelle, { ...document, edition: '2027.1' }).moves).toEqual({
      'baseData.domain': 'baseData.technical_field',
    });
  });

  it('keeps the fields of a section whose key has changed, by its identity', () => {
    const { document, faults } = readDocumentRows(
      changeRow(rows, 'sections', 'baseData', { key: 'company' }),
    );
    expect(faults).toEqual([]);
    const section = document.form.sections.find(({ key }) => key === 'company');
    expect(section).toMatchObject({ id: 'baseData' });
    expect(deriveEditionStep(gazelle, { ...document, edition: '2027.1' }).moves).toEqual({
      baseData: 'company',
    });
  });

  it('gives a new row of the browser no identity but its key', () => {
    const added: Row = {
      row: '0b8f9a52-3c1e-4d7a-9a55-0a3bb1f7c001',
      section: 'baseData',
      key: 'motto',
      type: 'text',
      zh: '企业口号',
      en: 'Motto',
    };
    const { document, faults } = readDocumentRows({ ...rows, fields: [...rowsOf(rows, 'fields'), added] });
    expect(faults).toEqual([]);
    expect(findField(document, 'baseData', 'motto')).toEqual({
      key: 'motto',
      type: 'text',
      zh: '企业口号',
      en: 'Motto',
    });
  });

  it('gives a new field an identity of its own where a renamed one has taken its key', () => {
    const renamed = changeRow(rows, 'fields', 'baseData.domain', { key: 'technical_field' });
    const row = '0b8f9a52-3c1e-4d7a-9a55-0a3bb1f7c001';
    const added: Row = { row, section: 'baseData', key: 'domain', type: 'text', zh: '域名', en: 'Domain' };
    const { document } = readDocumentRows({ ...renamed, fields: [...rowsOf(renamed, 'fields'), added] });
    expect(findField(document, 'baseData', 'domain')).toMatchObject({ id: row });
  });

  it('keeps the identity of a field that has moved to another section', () => {
    const { document } = readDocumentRows(
      changeRow(rows, 'fields', 'baseData.domain', { section: 'leaderData' }),
    );
    expect(deriveEditionStep(gazelle, { ...document, edition: '2027.1' }).moves).toEqual({
      'baseData.domain': 'leaderData.domain',
    });
  });

  it('follows the order of rows', () => {
    const reversed = { ...rows, rules: rowsOf(rows, 'rules').toReversed() };
    expect(readDocumentRows(reversed).document.form.rules.map(({ id }) => id)).toEqual(
      gazelle.form.rules.map(({ id }) => id).toReversed(),
    );
  });

  it('nests options below those that they name, wherever these stand', () => {
    const option = (row: string, value: string, parent?: string): Row => ({
      row,
      dictionary: 'gazelle_track',
      value,
      zh: value,
      en: value,
      ...(parent && { parent }),
    });
    const { document, faults } = readDocumentRows({
      ...rows,
      options: [option('1', 'below', 'above'), option('2', 'above'), ...rowsOf(rows, 'options')],
    });
    expect(faults).toEqual([]);
    expect(document.dictionaries.gazelle_track?.items[0]).toMatchObject({
      value: 'above',
      children: [{ value: 'below' }],
    });
  });
});

describe('readDocumentRows of a long list', () => {
  it('reads five thousand new options in a moment', () => {
    const options = Array.from({ length: 5000 }, (_, i): Row => {
      const row = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
      const above = i % 10 === 0 ? {} : { parent: String(i - (i % 10)) };
      return { row, dictionary: 'gazelle_track', value: String(i), zh: `${i}`, en: `${i}`, ...above };
    });
    const start = performance.now();
    const { document } = readDocumentRows({ ...rows, options });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(document.dictionaries.gazelle_track?.items).toHaveLength(500);
  });
});

describe('faults of readDocumentRows', () => {
  const listFaults = (answers: Answers) =>
    readDocumentRows(answers).faults.map(({ kind, place }) => [kind, place.section, place.row, place.field]);

  it('names a section that is not there', () => {
    expect(listFaults(changeRow(rows, 'fields', 'baseData.domain', { section: 'nowhere' }))).toEqual([
      ['parent', 'fields', 'baseData.domain', 'section'],
    ]);
  });

  it('names an empty label, a wrong key, and a value that does not fit the type', () => {
    const changed = changeRow(rows, 'fields', 'baseData.domain', { zh: null, key: '1 st' });
    expect(listFaults(changeRow(changed, 'fields', 'baseData.company_name', { maxFiles: 3 }))).toEqual([
      ['surplus', 'fields', 'baseData.company_name', 'maxFiles'],
      ['missing', 'fields', 'baseData.domain', 'zh'],
      ['value', 'fields', 'baseData.domain', 'key'],
    ]);
  });

  it('names a list of options that stands twice', () => {
    const again = { ...(rowsOf(rows, 'dictionaries')[0] as Row), row: 'again' };
    expect(listFaults({ ...rows, dictionaries: [...rowsOf(rows, 'dictionaries'), again] })).toEqual([
      ['repeated', 'dictionaries', 'again', undefined],
    ]);
  });

  it('names other properties that are no object', () => {
    expect(listFaults(changeRow(rows, 'rules', 'GZ-01', { rest: '{"a":' }))).toEqual([
      ['rest', 'rules', 'GZ-01', 'rest'],
    ]);
  });

  it('names what a program cannot be without', () => {
    const { title_zh: _, ...about } = rows.about as Row;
    expect(listFaults({ ...rows, about })).toEqual([['missing', 'about', undefined, 'title_zh']]);
    expect(listFaults({}).length).toBeGreaterThan(5);
  });
});

describe(findRowOfItem, () => {
  const { document, places } = readDocumentRows(rows);

  it.each([
    ['form.sections[1].fields[2].showWhen', 'fields', 'baseData.registered_date', 'showWhen'],
    [
      'form.sections.baseData.fields.registered_date.computed',
      'fields',
      'baseData.registered_date',
      'computed',
    ],
    ['form.sections.baseData.registered_date', 'fields', 'baseData.registered_date', undefined],
    ['form.sections.3.years.base', 'sections', 'operationData', 'yearsBase'],
    ['form.rules.GZ-01.figure', 'rules', 'GZ-01', 'figure'],
    ['manifest.title.zh', 'about', undefined, 'title_zh'],
    ['manifest.fits.GZ-A2', 'conditions', 'GZ-A2', 'fits'],
    ['expressions.revenue.text', 'expressions', 'revenue', 'text'],
    ['dictionaries.gazelle_track.items.0.zh', 'options', 'gazelle_track.revenue_growth', 'zh'],
    ['form.document.signPages.0.zh', 'signPages', '1', 'zh'],
    ['reports.tasks.0.schedule.due', 'reportTasks', 'gazelle_annual', 'due'],
  ])('finds %s', (path, section, row, field) => {
    expect(findRowOfItem(places, path)).toEqual({
      section,
      ...(row !== undefined && { row }),
      ...(field !== undefined && { field }),
    });
  });

  it('finds the cell of a fault in an expression', () => {
    const wrong = changeRow(rows, 'fields', 'baseData.hightech_certificate_no', { showWhen: 'baseData.is_' });
    const reading = readDocumentRows(wrong);
    const [fault] = listDocumentFaults(reading.document);
    expect(findRowOfItem(reading.places, fault?.item ?? '')).toEqual({
      section: 'fields',
      row: 'baseData.hightech_certificate_no',
      field: 'showWhen',
    });
  });

  it('is reversed by findItemOfRow', () => {
    const place = { section: 'fields', row: 'baseData.company_name', field: 'zh' };
    expect(findItemOfRow(places, place)).toBe('form.sections.1.fields.0.zh');
    expect(findField(document, 'baseData', 'company_name')).toMatchObject({ zh: '企业名称' });
    const fits = { section: 'conditions', row: 'GZ-A2', field: 'fits' };
    expect(findItemOfRow(places, fits)).toBe('manifest.fits.GZ-A2');
    expect(findItemOfRow(places, { section: 'about', field: 'title_en' })).toBe('manifest.title.en');
    expect(toAnswerPath(rows, place)).toBe('fields[3].zh');
  });
});
