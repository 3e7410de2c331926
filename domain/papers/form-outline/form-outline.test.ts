import { describe, expect, it } from 'vitest';
import type { Answers } from '../../definition';
import { readDocumentRows, writeDocumentRows } from '../../program-documents/tables';
import { createFirstDocument } from '../../program-drafts/first-document';
import { pasteRows } from '../../program-drafts/rows/edit-rows';
import { readBookBlocks } from './book-blocks';
import { guessField } from './guess-field';
import { writeOutlineRows } from './outline-rows';
import { readPaperOutline } from './read-outline';
import { readWordBlocks } from './word-blocks';

const cell = (text: string, more = '') => `<w:tc>${more}<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
const row = (...texts: string[]) => `<w:tr>${texts.map((text) => cell(text)).join('')}</w:tr>`;
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const XML = `<w:document><w:body>
${paragraph('一、单位基本情况')}
<w:tbl>
${row('单位名称', '', '统一社会信用代码', '')}
${row('注册资本（万元）', '', '成立日期', '年  月  日')}
${row('单位性质', '□国有 □民营 □外资', '是否高企', '□是 □否')}
${row('主要产品简介', '')}
</w:tbl>
${paragraph('二、研发投入')}
<w:tbl>
${row('科目', '自有资金', '财政资金')}
${row('人员人工费用', '', '')}
${row('直接投入', '', '')}
</w:tbl>
${paragraph('三、项目组成员')}
<w:tbl>
${row('序号', '姓名', '身份证号', '手机')}
${row('1', '', '', '')}
${row('2', '', '', '')}
</w:tbl>
${paragraph('联系人：______')}
<w:tbl>${row('四、申报理由')}${row('市场背景')}${row('')}</w:tbl>
${paragraph('五、近三年经营数据')}
<w:tbl>
${row('指标', '2023年', '2024年', '2025年')}
${row('营业收入（万元）', '', '', '')}
${row('在研品种', '', '', '')}
</w:tbl>
${paragraph('六、企业简介（800字以内）')}
<w:tbl>${row('')}</w:tbl>
</w:body></w:document>`;

const outline = readPaperOutline(readWordBlocks(XML));

describe(guessField, () => {
  it.each([
    ['1. 职工总数（人）：', '', { label: '职工总数', type: 'integer', unit: '人' }],
    ['研发费用占比', '', { label: '研发费用占比', type: 'percent' }],
    ['上年度营业收入', '', { label: '上年度营业收入', type: 'money_wan', unit: '万元' }],
    ['占地面积', '平方米', { label: '占地面积', type: 'decimal', unit: '平方米' }],
    ['联系电话', '', { label: '联系电话', type: 'phone' }],
    ['营业执照扫描件', '', { label: '营业执照扫描件', type: 'file' }],
    ['企业名称', '', { label: '企业名称', type: 'text' }],
  ])('%s %s', (text, beside, expected) => {
    expect(guessField(text, beside)).toEqual(expected);
  });
});

describe(readPaperOutline, () => {
  it('finds places beside labels, with their kinds and options', () => {
    expect(outline[0]).toMatchObject({ title: '单位基本情况', kind: 'fields' });
    expect(outline[0]?.fields).toEqual([
      { label: '单位名称', type: 'text' },
      { label: '统一社会信用代码', type: 'credit_code' },
      { label: '注册资本', type: 'money_wan', unit: '万元' },
      { label: '成立日期', type: 'date' },
      { label: '单位性质', type: 'select', options: ['国有', '民营', '外资'] },
      { label: '是否高企', type: 'boolean' },
      { label: '主要产品简介', type: 'textarea' },
    ]);
  });

  it('tells given rows from rows to be filled in', () => {
    expect(outline[1]).toMatchObject({
      title: '研发投入',
      kind: 'table',
      givenRows: ['人员人工费用', '直接投入'],
    });
    expect(outline[2]).toMatchObject({ title: '项目组成员', kind: 'table', givenRows: [] });
    expect(outline[2]?.fields.map(({ label, type }) => [label, type])).toEqual([
      ['姓名', 'text'],
      ['身份证号', 'id_card'],
      ['手机', 'phone'],
    ]);
  });

  it('takes a line with a colon, and a heading above an empty box', () => {
    expect(outline.slice(3, 5).flatMap(({ fields }) => fields)).toEqual([
      { label: '联系人', type: 'text' },
      { label: '市场背景', type: 'textarea' },
    ]);
  });

  it('takes a table with years across as figures of years, counted back from the batch', () => {
    expect(outline[5]).toMatchObject({ title: '近三年经营数据', kind: 'yearly', offsets: [-3, -2, -1] });
    expect(outline[5]?.fields).toEqual([
      { label: '营业收入', type: 'money_wan', unit: '万元' },
      { label: '在研品种', type: 'decimal' },
    ]);
  });

  it('takes an empty box below a heading as a text of the length that the heading says', () => {
    expect(outline[6]?.fields).toEqual([{ label: '企业简介', type: 'textarea', maxLength: 800 }]);
  });

  it('reads a sheet as it reads a table', () => {
    const text = (value: string) => (value ? ({ kind: 'text', text: value } as const) : null);
    const lines = [
      ['申报表'],
      ['单位名称', '', '职工总数（人）', ''],
      ['序号', '产品', '收入'],
      ['1', '', ''],
    ];
    const rows = lines.map((cells, i) => ({ number: i + 1, cells: cells.map(text) }));
    const read = readPaperOutline(readBookBlocks({ sheets: [{ name: '表1', rows }], known: {} }));
    expect(read.map(({ title, kind, fields }) => [title, kind, fields.map(({ label }) => label)])).toEqual([
      ['申报表', 'fields', ['单位名称', '职工总数']],
      ['申报表', 'table', ['产品', '收入']],
    ]);
  });
});

describe(readWordBlocks, () => {
  it('skips the rest of a cell that rows share, and keeps letters that are written as entities', () => {
    const merged = cell('', '<w:tcPr><w:vMerge/></w:tcPr>');
    const xml = `<w:tbl><w:tr>${cell('A&amp;B', '<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>')}${cell('x')}</w:tr><w:tr>${merged}${cell('y')}</w:tr></w:tbl>`;
    expect(readWordBlocks(xml)).toEqual([{ kind: 'table', rows: [['A&B', 'x'], ['y']] }]);
  });

  it('is bounded, whatever the file says', () => {
    const many = readWordBlocks(paragraph('x').repeat(20_000));
    expect(many.length).toBe(5_000);
    expect(readWordBlocks(paragraph('长'.repeat(100_000)))[0]).toMatchObject({ text: '长'.repeat(2_000) });
    const deep = '<w:tbl><w:tr><w:tc>'.repeat(50_000);
    const start = performance.now();
    expect(readWordBlocks(`${deep}<w:t>&#99999999;&bad;<w:p`)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe(writeOutlineRows, () => {
  it('becomes sections of a draft, whose faults are the texts that are missing', () => {
    const empty = writeDocumentRows(createFirstDocument());
    let ids = 0;
    const createId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
    const answers = writeOutlineRows(outline, empty).reduce(
      (next: Answers, copied) => pasteRows(next, copied, {}, createId)?.answers ?? next,
      empty,
    );
    const { document, faults } = readDocumentRows(answers);
    const titles = document.form.sections.slice(3).map(({ title }) => title.zh);
    expect(titles).toEqual(expect.arrayContaining(['单位基本情况', '研发投入', '项目组成员']));
    expect(document.form.sections.find(({ title }) => title.zh === '研发投入')).toMatchObject({
      kind: 'table',
      fixedRows: [{ key: 'row_1', zh: '人员人工费用' }, { key: 'row_2' }],
    });
    expect(document.form.sections.find(({ kind }) => kind === 'yearly')).toMatchObject({
      title: { zh: '近三年经营数据' },
      years: { base: 'ctx.batchYear', offsets: [-3, -2, -1] },
      indicators: [{ auto: 'reporting_year' }, { zh: '营业收入' }, { zh: '在研品种' }],
    });
    expect(Object.values(document.dictionaries)[0]?.items.map(({ zh }) => zh)).toEqual([
      '国有',
      '民营',
      '外资',
    ]);
    expect(new Set(faults.map(({ place }) => place.field))).toEqual(
      new Set(['key', 'edition', 'receiptPrefix', 'title_en', 'en']),
    );
  });
});
