import { afterAll, describe, expect, it } from 'vitest';
import type { FilingDocument } from '../../domain/document/model';
import { readPdfPages } from '../../tests/support/pdf-text';
import { createWorkers } from '../core/workers/workers';
import { createPrinter } from './printing';

const paper = (rows: number, text = (i: number) => `名称${i}`.repeat(12)): FilingDocument => ({
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
    {
      title: '表',
      blocks: [
        {
          kind: 'table',
          head: ['序号', '名称'],
          rows: Array.from({ length: rows }, (_, i) => ({
            cells: [
              { text: String(i + 1), number: true },
              { text: text(i), number: false },
            ],
            sum: false,
          })),
        },
      ],
    },
  ],
  signPages: [],
  attachments: { title: '附件目录', note: null, head: ['1', '2', '3', '4', '5'], none: '无', files: [] },
  footer: '草稿',
  continued: '（续表）',
  namedCharacters: '字库未收：',
  pageNumber: '{{page}}/{{pages}}',
});

const workers = createWorkers({ log: { error: () => undefined } });
const printer = createPrinter(workers);
afterAll(() => workers.close());

describe('printing', () => {
  it('keeps the main thread free while a long paper is laid out', async () => {
    await printer.print(paper(1), 'company');
    let beats = 0;
    const beat = setInterval(() => beats++, 5);
    const pdf = await printer.print(paper(1000), 'company');
    clearInterval(beat);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(beats).toBeGreaterThan(10);
  });

  it('prints rows that are longer than a page in full', async () => {
    const pdf = await printer.print(
      paper(2, (i) => `${'很长的一段说明'.repeat(500)}终${i}`),
      'company',
    );
    const pages = await readPdfPages(pdf);
    const text = pages.join('');
    expect(text.split('很长的一段说明'.slice(0, 2)).length - 1).toBe(1000);
    expect(text).toContain('终0');
    expect(text).toContain('终1');
  });

  it('prints characters that no font has as boxes with their numbers, and as the text that they are', async () => {
    const rare = paper(1, () => '张𠮷三\u{e0100}');
    const pdf = await printer.print({ ...rare, company: '𠮷野家' }, 'company');
    const pages = await readPdfPages(pdf);
    expect(pages[0]).toContain('𠮷野家');
    expect(pages[1]).toContain('𠮷野家');
    expect(pages.join('')).toContain('张𠮷三');
    expect(pages.at(-1)).toMatch(/字库未收：𠮷\sU\+20BB7/u);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/BaseFont \/\w+\+NamedGlyphs/);
    const common = await printer.print(
      paper(1, () => '镕䶮㛃堃'),
      'company',
    );
    expect(Buffer.from(common).toString('latin1')).not.toContain('NamedGlyphs');
    expect((await readPdfPages(common)).join('')).toContain('镕䶮㛃堃');
  });

  it('ends a paper that takes too long, and prints the next one', async () => {
    const impatient = createPrinter(workers, 1);
    await expect(impatient.print(paper(1), 'company')).rejects.toThrow('longer than 1 ms');
    expect(await printer.print(paper(1), 'company')).toBeInstanceOf(Uint8Array);
  });

  it('refuses a paper when too many of one company wait', async () => {
    const asked = Array.from({ length: 25 }, () =>
      printer.print(paper(1), 'company').then(
        () => 'printed',
        (error) => error.kind,
      ),
    );
    expect((await Promise.all(asked)).filter((outcome) => outcome === 'tooMany')).toHaveLength(4);
  });
});
