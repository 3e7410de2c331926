import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { createVocabulary, labelReferences } from './vocabulary';

const gazelle = createVocabulary(readProgramDocument('gazelle'));

const label = (text: string, table?: string) =>
  labelReferences(text, gazelle, { parameters: ['row'], ...(table && { table }) })?.map(
    ({ at: [from, to], label: { zh } }) => [text.slice(from, to), zh],
  );

describe(createVocabulary, () => {
  it('offers fields with their options, and tables with their columns', () => {
    const track = gazelle.fields.find(({ path }) => path === 'baseData.track');
    expect(track?.options?.map(({ value }) => value)).toContain('revenue_growth');
    expect(gazelle.tables.flatMap(({ columns }) => columns.map(({ type }) => type))).toContain('money_wan');
    expect(
      gazelle.fields.some(({ path }) => gazelle.tables.some(({ key }) => path.startsWith(`${key}.`))),
    ).toBe(false);
  });
});

describe(labelReferences, () => {
  it('labels fields, tables and their columns', () => {
    expect(label("baseData.track === 'revenue_growth' && baseData.is_hightech")).toEqual([
      ['baseData.track', '申报路径'],
      ['baseData.is_hightech', '是否高新技术企业（有效期内）'],
    ]);
  });

  it('labels the columns of rows by their table', () => {
    const [table] = gazelle.tables;
    const [column] = table?.columns ?? [];
    expect(label(`${table?.key}.some((line) => line.${column?.key} > 1)`)).toEqual([
      [table?.key, table?.label.zh],
      [`line.${column?.key}`, column?.label.zh],
    ]);
    expect(label(`row.${column?.key} + 1`, table?.key)).toEqual([[`row.${column?.key}`, column?.label.zh]]);
  });

  it('labels nothing while a text is half typed', () => {
    expect(label('baseData.track ===')).toBeUndefined();
  });
});
