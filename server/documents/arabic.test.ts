import { afterAll, describe, expect, it } from 'vitest';
import type { FilingDocument } from '../../domain/document/model';
import { openPdf } from '../../tests/support/pdf-js';
import { createWorkers } from '../core/workers/workers';
import { type DocumentFonts, substituteMissingCharacters } from './coverage';
import { MARGINS, UPRIGHT } from './page';
import { createPrinter } from './printing';

const NAME = 'شركة النور للتقنية';

const paper = (lines: string[]): FilingDocument => ({
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
  sections: [{ title: '简介', blocks: [{ kind: 'lines', lines }] }],
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

/** Texts on the page of answers with the places of their left and right ends. */
async function printed(...lines: string[]) {
  const pdf = await printer.print(paper(lines), 'company');
  const document = await openPdf(pdf);
  const { items } = await (await document.getPage(3)).getTextContent();
  await document.destroy();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left, y] = item.transform as number[];
    return [{ text: item.str.trim(), left: left ?? 0, right: (left ?? 0) + item.width, y: y ?? 0 }];
  });
  const find = (part: string) => {
    const found = texts.find(({ text }) => text.includes(part));
    if (!found) throw new Error(`${part} is not among ${texts.map(({ text }) => text).join(' | ')}`);
    return found;
  };
  return { find, file: Buffer.from(pdf).toString('latin1') };
}

const RIGHT = MARGINS[0] + UPRIGHT.width;

describe('Arabic in printed documents', () => {
  it('is set in its own font and copied as the words that it is, with ligatures and marks', async () => {
    const { find, file } = await printed(NAME, 'لا إله', 'مُحَمَّد');
    for (const text of [NAME, 'لا إله', 'مُحَمَّد']) expect(find(text).text).toBe(text);
    expect(file).toMatch(/\/BaseFont \/\w+\+NotoNaskhArabic/);
    expect(file).not.toContain('NamedGlyphs');
  });

  it('runs from right to left at the right margin, with numbers from left to right', async () => {
    const { find } = await printed('عدد العاملين 2026 شخصا');
    expect(find('عدد العاملين').right).toBeCloseTo(RIGHT, 0);
    expect(find('عدد العاملين').left).toBeGreaterThan(find('2026').right);
    expect(find('2026').left).toBeGreaterThan(find('شخصا').right);
  });

  it('continues on the next line, not to the left of the first', async () => {
    const { find } = await printed(`بداية ${'كلمة '.repeat(60)}نهاية`);
    expect(find('نهاية').y).toBeLessThan(find('بداية').y);
    expect(find('نهاية').right).toBeCloseTo(RIGHT, 0);
  });

  it('stands within a Chinese line from right to left, with its brackets turned', async () => {
    const { find } = await printed(`名称${NAME} (2) فرع，完`);
    expect(find('名称').right).toBeLessThanOrEqual(find('فرع').left);
    expect(find('فرع').right).toBeLessThan(find('2').left);
    expect(find('2').right).toBeLessThan(find(NAME).left);
    expect(find(NAME).right).toBeLessThanOrEqual(find('完').left);
  });

  it('leaves characters of scripts that are still missing named by number', async () => {
    const { find, file } = await printed(`${NAME} 한글 😀`);
    expect(file).toMatch(/\/BaseFont \/\w+\+NamedGlyphs/);
    expect(find(NAME).text).toContain(NAME);
  });
});

describe('substituteMissingCharacters', () => {
  const isArabic = (codePoint: number) =>
    /[\p{Script=Arabic}\u064b-\u0652\u200c ]/u.test(String.fromCodePoint(codePoint));
  const fonts: DocumentFonts = {
    has: (codePoint) => /[ -~一-鿿]/.test(String.fromCodePoint(codePoint)),
    fallback: { name: 'arabic', has: isArabic },
    named: 'named',
  };
  const textOf = (text: string) => {
    const { definition, named } = substituteMissingCharacters({ content: [{ text }] }, fonts);
    return [(definition.content as { text: unknown }[])[0]?.text, named.length];
  };

  it.each([
    ['letters with their marks', 'مُحَمَّد', [{ text: 'مُحَمَّد', font: 'arabic' }], 0],
    [
      'words with the blanks between them',
      `中${NAME} a`,
      [{ text: '中' }, { text: NAME, font: 'arabic' }, { text: ' a' }],
      0,
    ],
    ['letters that a joiner parts', 'می\u200cشود', [{ text: 'می\u200cشود', font: 'arabic' }], 0],
    [
      'letters of other scripts',
      'نข',
      [
        { text: 'ن', font: 'arabic' },
        { text: 'ข', font: 'named' },
      ],
      1,
    ],
    ['text without missing characters', '中 a', '中 a', 0],
    ['text with invisible characters alone', 'a\u200cb', 'ab', 0],
  ])('sets %s in runs', (_, text, runs, named) => {
    expect(textOf(text)).toEqual([runs, named]);
  });
});
