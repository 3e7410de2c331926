import { describe, expect, it } from 'vitest';
import {
  certificate,
  createPaperPdf,
  LICENCE_CODE,
  licence,
  type PlacedText,
  statements,
  yuanAmounts,
} from '../../tests/support/made-papers';
import { readPaper } from '../../tests/support/read-paper';
import { readCapital } from './amounts';
import { readCertificates } from './certificate';
import type { PaperFinding } from './findings';
import { readLicence } from './licence';
import { listPaperLines } from './lines';
import { markDoubtfulText, markUnseenText } from './page-text';
import { readAuditReport } from './statement';

const linesOf = async (pages: PlacedText[][], drawn = false) =>
  listPaperLines((await readPaper(await createPaperPdf(pages), { drawn })).pages);

const textsOf = (findings: PaperFinding[]) =>
  Object.fromEntries(findings.map(({ key, text }) => [key, text]));
const amountsOf = (findings: PaperFinding[]) =>
  Object.fromEntries(findings.map(({ key, year, amount }) => [`${key} ${year}`, amount]));

describe('readLicence', () => {
  it('finds each fact beside or below its label, an address and a scope over several lines', async () => {
    const findings = readLicence(await linesOf([licence()]));
    expect(textsOf(findings)).toEqual({
      credit_code: LICENCE_CODE,
      name: '示范精密装备（沈阳）有限公司',
      registered_capital: '壹仟贰佰伍拾万元整',
      registered_date: '2018年03月06日',
      legal_rep_name: '李明',
      registered_address: '沈阳市浑南区创新路155号8楼',
      business_scope:
        '许可项目：无。一般项目：智能机器人的研发；工业自动控制系统装置制造；技术服务、技术开发、技术咨询。',
    });
    expect(findings.find(({ key }) => key === 'registered_capital')?.amount).toBe(1250);
    expect(findings.every(({ doubts }) => doubts.length === 0)).toBe(true);
    expect(findings.find(({ key }) => key === 'credit_code')?.confidence).toBe('likely');
    const { place } = findings.find(({ key }) => key === 'legal_rep_name') as PaperFinding;
    expect(place).toMatchObject({ page: 1, snippet: '法定代表人 李明' });
    expect(place.x).toBeCloseTo(130, 0);
  });

  it('says of a value that it is tiny, over another text or unseen, of two values that they differ, and leaves out text off the page', async () => {
    const hostile = [
      { text: '法定代表人 赵骗', x: 60, y: 500, color: '#ffffff' },
      { text: '注册资本 99999万元', x: 60, y: 530, size: 2 },
      { text: '成立日期 2001年01月01日', x: 900, y: 560 },
      { text: '住所 某地1号', x: 130, y: 281 },
    ];
    const findings = readLicence(await linesOf([licence(hostile)], true));
    const doubtsOf = (key: string) =>
      findings.filter((each) => each.key === key).map(({ text, doubts }) => [text, doubts]);
    expect(doubtsOf('legal_rep_name')).toEqual([
      ['李明', ['two_values']],
      ['赵骗', ['unseen', 'two_values']],
    ]);
    expect(doubtsOf('registered_capital')).toEqual([
      ['壹仟贰佰伍拾万元整', ['two_values']],
      ['99999万元', ['tiny', 'two_values']],
    ]);
    expect(doubtsOf('registered_date')).toEqual([['2018年03月06日', []]]);
    expect(doubtsOf('registered_address')).toContainEqual(['某地1号', ['overlapping', 'two_values']]);
  });

  it('takes no other paper for a licence', async () => {
    expect(readLicence(await linesOf([certificate()]))).toEqual([]);
    expect(readLicence(await linesOf(statements('元', yuanAmounts)))).toEqual([]);
  });
});

describe('markDoubtfulText', () => {
  it('marks text off the page, and none where bold type is imitated by the same text twice', () => {
    const piece = (text: string, x: number) => ({ text, x, y: 100, width: 60, height: 10 });
    const { pieces } = markDoubtfulText({
      width: 595,
      height: 842,
      pieces: [piece('页外', 700), piece('加粗', 100), piece('加粗', 100.4)],
    });
    expect(pieces.map(({ doubt }) => doubt)).toEqual(['off_page', undefined, undefined]);
  });
});

describe('markUnseenText', () => {
  const page = { width: 100, height: 20, pieces: [{ text: '见', x: 10, y: 5, width: 10, height: 10 }] };
  const data = new Uint8ClampedArray(100 * 20 * 4).fill(255);
  for (let at = (10 * 100 + 12) * 4; at < (10 * 100 + 16) * 4; at++) data[at] = 0;

  it('trusts ink on the page, but not that of a scan beneath recognised text', () => {
    const pixels = { data, width: 100, height: 20 };
    const doubtsOf = (hasLayer: boolean) =>
      markUnseenText(page, pixels, hasLayer).pieces.map(({ doubt }) => doubt);
    expect([doubtsOf(false), doubtsOf(true)]).toEqual([[undefined], ['layer']]);
  });
});

describe('readCertificates', () => {
  it('reads name, kind, number and day of each certificate of a paper', async () => {
    const software: PlacedText[] = [
      { text: '计算机软件著作权登记证书', x: 180, y: 90, size: 20 },
      { text: '软件名称：示范数控系统V2.0', x: 80, y: 170 },
      { text: '著作权人：示范精密装备（沈阳）有限公司', x: 80, y: 200 },
      { text: '登记号：2024SR0123456', x: 80, y: 230 },
      { text: '登记日期：2024年02月01日', x: 80, y: 260 },
    ];
    const read = readCertificates(await linesOf([certificate(), software]));
    expect(read.map(textsOf)).toEqual([
      {
        type: 'invention',
        name: '一种伺服驱动器的散热结构',
        number: 'ZL202310012345.3',
        date: '2025年03月18日',
      },
      {
        type: 'software_copyright',
        name: '示范数控系统V2.0',
        number: '2024SR0123456',
        date: '2024年02月01日',
      },
    ]);
  });
});

describe('readAuditReport', () => {
  const expected = {
    'total_assets 2025': 4120.75,
    'total_assets 2024': 3300,
    'total_liabilities 2025': 1480.2,
    'total_liabilities 2024': 1300,
    'net_assets 2025': 2640.55,
    'net_assets 2024': 2000,
    'revenue 2025': 2350.6,
    'revenue 2024': 1800,
    'main_revenue 2025': 2280,
    'main_revenue 2024': 1750,
    'rd_expenses 2025': 125,
    'rd_expenses 2024': 100,
    'total_profit 2025': 186.3,
    'total_profit 2024': -51.58,
    'net_profit 2025': 158.36,
    'net_profit 2024': -51.58,
  };

  it('reads both halves of a balance sheet and the income statement in 元, with brackets as minus', async () => {
    const findings = readAuditReport(await linesOf(statements('元', yuanAmounts)));
    expect(amountsOf(findings)).toEqual(expected);
    expect(findings.every(({ doubts }) => doubts.length === 0)).toBe(true);
    const { place } = findings.find(({ key }) => key === 'revenue') as PaperFinding;
    expect(place.snippet).toBe('一、营业收入 23,506,000.00');
    expect((place.mark?.x ?? 0) + (place.mark?.width ?? 0)).toBeCloseTo(place.x + place.width, 0);
  });

  it('reads the same figures in 万元, and says where a page names no unit', async () => {
    const inWan = Object.fromEntries(
      Object.entries(yuanAmounts).map(([name, both]) => [
        name,
        both.map((text) => {
          const value = Number(text.replace(/[(),]/g, '')) / 10_000;
          return text.startsWith('(') ? `(${value})` : value.toFixed(2);
        }) as [string, string],
      ]),
    );
    const pages = statements('万元', inWan);
    expect(amountsOf(readAuditReport(await linesOf(pages)))).toEqual(expected);
    const unnamed = pages.map((page) => page.filter(({ text }) => !text.startsWith('单位')));
    const doubts = readAuditReport(await linesOf(unnamed)).map((each) => each.doubts);
    expect(new Set(doubts.flat())).toEqual(new Set(['no_unit']));
  });

  it('offers both where two statements of a paper differ, and prefers neither', async () => {
    const parent = { ...yuanAmounts, '一、营业收入': ['20,000,000.00', '18,000,000.00'] as [string, string] };
    const pages = [...statements('元', yuanAmounts), ...statements('元', parent)];
    const revenue = readAuditReport(await linesOf(pages)).filter(({ key }) => key === 'revenue');
    expect(revenue.map(({ year, amount, doubts }) => [year, amount, doubts])).toEqual([
      [2025, 2350.6, ['two_values']],
      [2025, 2000, ['two_values']],
      [2024, 1800, []],
    ]);
  });
});

describe('amounts', () => {
  it.each([
    ['人民币壹仟万元整', 1000],
    ['伍佰万元', 500],
    ['1,000.50万元人民币', 1000.5],
    ['5000000元', 500],
    ['壹亿贰仟万元整', 12_000],
    ['100万美元', null],
    ['详见章程', null],
  ])('readCapital(%s) is %s', (text, amount) => {
    expect(readCapital(text)).toBe(amount);
  });
});
