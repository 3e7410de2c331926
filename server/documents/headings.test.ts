import { afterAll, expect, it } from 'vitest';
import type { FilingDocument } from '../../domain/document/model';
import { openPdf } from '../../tests/support/pdf-js';
import { readPdfPages } from '../../tests/support/pdf-text';
import { createWorkers } from '../core/workers/workers';
import { createPrinter } from './printing';

const workers = createWorkers({ log: { error: () => undefined } });
const printer = createPrinter(workers);
afterAll(() => workers.close());

const record = (i: number) => ({
  kind: 'record' as const,
  name: `记录${i}`,
  pairs: [{ name: '名称', value: `内容${i}`, long: true }],
});

const paper = (before: number): FilingDocument => ({
  kind: 'filing',
  language: 'zh',
  title: '申报书',
  fileName: '申报书',
  company: '示范企业',
  watermark: null,
  cover: [{ name: '申报单位', value: '示范企业' }],
  facts: [{ name: '申报项目', value: '示范' }],
  proof: null,
  contentsTitle: '目录',
  sections: [
    { title: '前一节', blocks: [{ kind: 'lines', lines: Array.from({ length: before }, () => '一行') }] },
    { title: '后一节', blocks: [record(1), record(2)] },
  ],
  signPages: [],
  attachments: { title: '附件', note: null, head: ['1', '2', '3', '4', '5'], none: '无', files: [] },
  footer: '草稿',
  continued: '（续表）',
  namedCharacters: '字库未收：',
  pageNumber: '{{page}}/{{pages}}',
});

it('keeps a heading on the page of what follows it', async () => {
  for (let before = 30; before < 48; before++) {
    const pages = (await readPdfPages(await printer.print(paper(before), 'company'))).slice(2);
    const pageWith = (text: string) => pages.findIndex((page) => page.includes(text));
    expect([before, pageWith('后一节')]).toEqual([before, pageWith('内容1')]);
    expect([before, pageWith('记录2')]).toEqual([before, pageWith('内容2')]);
  }
}, 60_000);

it('sets title and language, with an outline entry for each section and record', async () => {
  const pdf = await printer.print(paper(5), 'company');
  const document = await openPdf(pdf);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: '申报书 示范企业', Language: 'zh-CN' });
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const outline = await document.getOutline();
  expect(outline.map(({ title, items }) => [title, ...items.map(({ title }) => title)])).toEqual([
    ['前一节'],
    ['后一节', '记录1', '记录2'],
    ['附件'],
  ]);
  await document.destroy();
});

it('repeats the name of a long answer on each page that the answer fills', async () => {
  const value = Array.from({ length: 120 }, (_, i) => `第${i}段内容`).join('\n');
  const long = { kind: 'pairs' as const, pairs: [{ name: '研发基础', value, long: true }] };
  for (let before = 30; before < 48; before += 3) {
    const made = paper(before);
    const [first, second] = made.sections;
    const sections = [first, { ...second, title: '后一节', blocks: [long] }] as typeof made.sections;
    const pages = (await readPdfPages(await printer.print({ ...made, sections }, 'company'))).slice(2);
    const filled = pages.filter((page) => /第\d+段内容/.test(page));
    expect(filled.length).toBeGreaterThan(1);
    expect([before, pages.filter((page) => page.includes('研发基础'))]).toEqual([before, filled]);
    expect(filled.join('').match(/第\d+段内容/g)).toHaveLength(120);
  }
}, 60_000);
