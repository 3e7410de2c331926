import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentBlock, FilingDocument, LetterDocument } from '../../domain/document/model';
import { labelDocumentProof } from '../../domain/document/proof';
import { filterParts, getWholeText, type MarkedPage, readMarkedPages } from '../../tests/support/tagged-pdf';
import { createWorkers } from '../core/workers/workers';
import { createTaggedDocumentClass } from './pdfmake-document';
import type { DocumentClass, TaggedFile } from './pdfmake-internals';
import { createPrinter } from './printing';
import { addStructurePart } from './structure';

const ADDRESS = 'https://portal.example.cn/check?no=HT20260610-000001&hash=0123456789abcdef';
const ROWS = 120;

const workers = createWorkers({ log: { error: () => undefined } });
const printer = createPrinter(workers);
afterAll(() => workers.close());

const table: DocumentBlock = {
  kind: 'table',
  head: ['序号', '名称'],
  rows: Array.from({ length: ROWS }, (_, i) => ({
    cells: [
      { text: String(i + 1), number: true },
      { text: `成果${i + 1}`, number: false },
    ],
    sum: false,
  })),
};

const paper: FilingDocument = {
  kind: 'filing',
  language: 'zh',
  title: '申报书',
  fileName: '申报书',
  company: '示范企业',
  watermark: '水印',
  cover: [
    { name: '申报单位', value: '示范企业' },
    { name: '经办人', value: '' },
  ],
  facts: [{ name: '申报项目', value: '示范' }],
  proof: labelDocumentProof({ no: 'BE-D1', hash: 'a'.repeat(64), address: ADDRESS }, 'zh'),
  contentsTitle: '目录',
  sections: [
    { title: '简介', blocks: [{ kind: 'lines', lines: ['一段', '又一段'] }] },
    {
      title: '活动',
      blocks: [
        {
          kind: 'record',
          name: '第1条',
          pairs: [
            { name: '编号', value: 'RD01', long: false },
            { name: '名称', value: '减速器', long: false },
            { name: '说明', value: '一段很长的说明。'.repeat(400), long: true },
          ],
        },
        table,
      ],
    },
  ],
  signPages: [{ title: '签字页', statements: [], lines: ['负责人', '日期'] }],
  attachments: {
    title: '附件',
    note: null,
    head: ['序号', '项', '文件', '大小', '校验码'],
    none: '无',
    files: [{ item: '营业执照', name: 'a.pdf', size: '1 kB', sha256: 'f'.repeat(64) }],
  },
  footer: '页脚',
  continued: '（续表）',
  namedCharacters: '字库未收：',
  pageNumber: '第{{page}}页',
};

const letter: LetterDocument = {
  kind: 'letter',
  language: 'zh',
  office: '科技局',
  title: '退回修改通知书',
  fileName: '通知书',
  no: 'BE-D1',
  documentNo: '示科审〔2026〕1号',
  addressee: '示范企业：',
  paragraphs: ['经审核，予以退回。'],
  facts: [{ name: '申报项目', value: '示范' }],
  sections: [{ title: '修改意见', lines: ['附件重传'] }],
  closing: '特此通知。',
  date: '2026年6月10日',
  proof: labelDocumentProof({ no: 'BE-D1', hash: 'a'.repeat(64), address: ADDRESS }, 'zh'),
  footer: '页脚',
  namedCharacters: '字库未收：',
  pageNumber: '第{{page}}页',
};

type MarkedFile = InstanceType<DocumentClass> & TaggedFile & { font(name: string): void } & Readable;

const inAll = (pages: MarkedPage[]) => pages.flatMap(({ parts }) => parts);
/** Objects of the structure tree, unpacked from their object stream. */
function treeIn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const start = bytes.indexOf('stream\n', bytes.indexOf('/Type /ObjStm')) + 'stream\n'.length;
  return inflateSync(bytes.subarray(start)).toString('latin1');
}
const count = (pdf: Uint8Array, pattern: RegExp) => treeIn(pdf).match(pattern)?.length ?? 0;

describe('tags of a paper (for screen readers)', () => {
  let pdf: Uint8Array;
  let pages: MarkedPage[];
  beforeAll(async () => {
    pdf = await printer.print(paper, 'company');
    pages = await readMarkedPages(pdf);
  });

  it('hold one title, and the headings of sections and records in order', () => {
    const headings = filterParts(inAll(pages), 'H1', 'H2', 'H3');
    expect(headings.map(({ role, text }) => `${role} ${text}`)).toEqual([
      'H1 申报书',
      'H2 目录',
      'H2 简介',
      'H2 活动',
      'H3 第1条',
      'H2 签字页',
      'H2 附件',
    ]);
  });

  it('hold paragraphs one by one, and no empty frame', () => {
    const texts = filterParts(inAll(pages), 'P').map(getWholeText);
    expect(texts).toEqual(
      expect.arrayContaining(['示范企业', '一段', '又一段', '负责人：____________________']),
    );
    expect(texts).not.toContain('');
  });

  it('leave out watermark, page head and foot, and mark everything as content or artifact', () => {
    pages.forEach(({ beside, unmarked, parts }, i) => {
      expect(unmarked).toBe('');
      for (const words of ['水印', '页脚', `第${i + 1}页`]) {
        expect(beside).toContain(words);
        expect(parts.map(getWholeText).join('')).not.toContain(words);
      }
    });
  });

  it('hold one table over all pages, with its head once', () => {
    const cells = pages.flatMap(({ parts }) =>
      filterParts(parts, 'TH', 'TD').flatMap(({ role, text }) => (text ? `${role} ${text}` : [])),
    );
    const start = cells.lastIndexOf('TH 名称') - 1;
    expect(cells.slice(start, start + 2 + ROWS * 2)).toEqual([
      'TH 序号',
      'TH 名称',
      ...Array.from({ length: ROWS }, (_, i) => [`TD ${i + 1}`, `TD 成果${i + 1}`]).flat(),
    ]);
    expect(pages.filter(({ beside }) => /序号\s*名称/.test(beside)).length).toBeGreaterThan(1);
    // Cover, facts, record, its long answer, table and attachments.
    expect(count(pdf, /\/S \/Table\b/g)).toBe(6);
    expect(count(pdf, /\/Scope \/Column/g)).toBe(2 + 1 + 5);
    expect(count(pdf, /\/Scope \/Row/g)).toBe(3 + 2);
    expect(count(pdf, /\/ColSpan 3/g)).toBe(0);
  });

  it('keep the cell of an empty answer, and one that continues over pages', () => {
    const [cover] = filterParts(pages[0]?.parts ?? [], 'Table');
    expect(cover?.parts.map(({ parts }) => parts.map(({ role, text }) => [role, text]))).toEqual([
      [
        ['TH', '申报单位'],
        ['TD', '示范企业'],
      ],
      [
        ['TH', '经办人'],
        ['TD', ''],
      ],
    ]);
    const long = filterParts(inAll(pages), 'TD').filter(({ text }) => text.includes('很长的说明'));
    expect(long.map(({ text }) => text).join('')).toBe('一段很长的说明。'.repeat(400));
    expect(long.length).toBeGreaterThan(1);
    expect(count(pdf, /\/Type \/MCR/g)).toBe(long.length - 1);
  });

  it('describe the QR code in words, and each link by its text', () => {
    const [figure, ...others] = filterParts(inAll(pages), 'Figure');
    expect([figure?.alt, others]).toEqual([paper.proof?.code, []]);
    const links = filterParts(inAll(pages), 'Link').map(({ text }) => text.replace(/\s/g, ''));
    expect(links).toEqual([
      ADDRESS,
      '简介3',
      '活动3',
      expect.stringMatching(/^签字页\d$/),
      expect.stringMatching(/^附件\d+$/),
    ]);
    expect(pages[0]?.links.join('')).toBe(ADDRESS);
    expect(pages[1]?.links).toEqual(['简介3', '活动3', ...links.slice(3)]);
  });

  it('are the same at each printing, except for the time', async () => {
    const timeless = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .replace(/D:\d{14}Z|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|<[0-9a-f]{32}>/g, 'time');
    expect(timeless(await printer.print(paper, 'company')) === timeless(pdf)).toBe(true);
  });
});

it('tags a letter from its title to its date', async () => {
  const [page, ...more] = await readMarkedPages(await printer.print(letter, 'company'));
  expect([more, page?.unmarked]).toEqual([[], '']);
  const said = filterParts(page?.parts ?? [], 'H1', 'H2', 'P', 'TH', 'TD', 'Figure');
  expect(said.map((part) => `${part.role} ${part.alt ?? getWholeText(part)}`.trim())).toEqual([
    'P 科技局',
    'P 示科审〔2026〕1号',
    'P 文书编号：BE-D1',
    'H1 退回修改通知书',
    'P 示范企业：',
    'P 经审核，予以退回。',
    'TH 申报项目',
    'TD 示范',
    'H2 修改意见',
    'P 附件重传',
    'P 特此通知。',
    `Figure ${letter.proof.code}`,
    `P ${letter.proof.hint}`,
    `P ${ADDRESS}`,
    'P 科技局',
    'P 2026年6月10日',
  ]);
});

it('tags links of one line apart, and a link on two lines together', async () => {
  const { default: own } = require('pdfmake/js/PDFDocument') as { default: DocumentClass };
  const Marked = createTaggedDocumentClass(own) as unknown as new (...rest: object[]) => MarkedFile;
  const file = new Marked({}, {}, {}, {}, { autoFirstPage: false, tagged: true });
  file.addPage({ size: 'A4' });
  file.font('Helvetica');
  file.speaker = addStructurePart(file.whole, 'P');
  const options = { textWidth: 30, lineBreak: false, wordCount: 1 };
  file.text('See', 10, 10, options);
  file.text('one', 50, 10, { ...options, link: 'https://one.example' });
  file.text('two', 80, 10, { ...options, link: 'https://two.example' });
  file.text('and', 120, 10, options);
  file.text('third', 150, 10, { ...options, link: 'https://three.example' });
  file.text('line', 10, 30, { ...options, link: 'https://three.example' });
  file.end();
  const [page] = await readMarkedPages(await buffer(file));
  const [paragraph] = filterParts(page?.parts ?? [], 'P');
  expect(paragraph?.text).toBe('Seeand');
  expect(paragraph?.parts.map(({ role, text }) => [role, text])).toEqual([
    ['Link', 'one'],
    ['Link', 'two'],
    ['Link', 'thirdline'],
  ]);
  expect(page?.links).toEqual(['one', 'two', 'third', 'line']);
});
