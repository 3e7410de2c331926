/** Papers made for tests: a licence, certificates and accounts as PDF, with text at given places. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces';

export interface PlacedText {
  text: string;
  /** Upper left corner in points. */
  x: number;
  y: number;
  size?: number;
  color?: string;
}

const FONT = 'paper';
const fonts = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, content: Buffer): void };
};

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

export async function createPaperPdf(pages: PlacedText[][]): Promise<Uint8Array> {
  virtualfs.writeFileSync(FONT, readFileSync(join(fonts, 'NotoSansHans-Regular.otf')));
  pdfmake.addFonts({ [FONT]: { normal: FONT, bold: FONT, italics: FONT, bolditalics: FONT } });
  const content = pages.flatMap((texts, at): Content[] => [
    { text: ' ', fontSize: 1, ...(at > 0 && { pageBreak: 'before' as const }) },
    ...texts.map(
      ({ text, x, y, size = 11, color = '#000' }): Content => ({
        text,
        fontSize: size,
        color,
        noWrap: true,
        absolutePosition: { x, y },
      }),
    ),
  ]);
  return pdfmake.createPdf({ content, defaultStyle: { font: FONT }, pageSize: 'A4' }).getBuffer();
}

export const LICENCE_CODE = '91210112MA0UN7XK2M';

/** Licence in the two columns of the official form; the scope takes three lines. */
export const licence = (own: PlacedText[] = []): PlacedText[] => [
  { text: '营业执照', x: 230, y: 60, size: 26 },
  { text: '统一社会信用代码', x: 60, y: 120 },
  { text: LICENCE_CODE, x: 60, y: 138 },
  { text: '名　　称', x: 60, y: 180 },
  { text: '示范精密装备（沈阳）有限公司', x: 130, y: 180 },
  { text: '注 册 资 本', x: 330, y: 180 },
  { text: '壹仟贰佰伍拾万元整', x: 410, y: 180 },
  { text: '类　　型', x: 60, y: 210 },
  { text: '有限责任公司（自然人投资或控股）', x: 130, y: 210 },
  { text: '成 立 日 期', x: 330, y: 210 },
  { text: '2018年03月06日', x: 410, y: 210 },
  { text: '法定代表人', x: 60, y: 240 },
  { text: '李明', x: 130, y: 240 },
  { text: '住　　所', x: 330, y: 240 },
  { text: '沈阳市浑南区创新路', x: 410, y: 240 },
  { text: '155号8楼', x: 410, y: 256 },
  { text: '经营范围', x: 60, y: 280 },
  { text: '许可项目：无。一般项目：智能机器人的研发；', x: 130, y: 280 },
  { text: '工业自动控制系统装置制造；技术服务、', x: 130, y: 296 },
  { text: '技术开发、技术咨询。', x: 130, y: 312 },
  { text: '登记机关', x: 330, y: 420 },
  ...own,
];

export const certificate = (): PlacedText[] => [
  { text: '证书号第13579246号', x: 380, y: 40 },
  { text: '发明专利证书', x: 220, y: 90, size: 24 },
  { text: '发明名称：一种伺服驱动器的散热结构', x: 80, y: 170 },
  { text: '发 明 人：李明;王芳', x: 80, y: 200 },
  { text: '专 利 号：ZL 2023 1 0012345.3', x: 80, y: 230 },
  { text: '专利申请日：2023年01月09日', x: 80, y: 260 },
  { text: '专 利 权 人：示范精密装备（沈阳）有限公司', x: 80, y: 290 },
  { text: '授权公告日：2025年03月18日', x: 80, y: 350 },
  { text: '授权公告号：CN 115912345 B', x: 320, y: 350 },
];

const right = (text: string, edge: number, y: number): PlacedText => ({
  text,
  x: edge - [...text].reduce((sum, each) => sum + (/[\u2e80-\uffef]/.test(each) ? 9 : 5), 0),
  y,
  size: 9,
});

/** Balance sheet in two halves, and income statement on the next page. `unit`: 元 or 万元; amounts as they are printed. */
export function statements(unit: '元' | '万元', amounts: Record<string, [string, string]>): PlacedText[][] {
  const cell = (text: string, x: number, y: number): PlacedText => ({ text, x, y, size: 9 });
  const row = (name: string, x: number, edges: [number, number], y: number): PlacedText[] => {
    const [now, before] = amounts[name] ?? ['', ''];
    return [cell(name, x, y), right(now, edges[0], y), right(before, edges[1], y)].filter(({ text }) => text);
  };
  const head = (x: number, edges: [number, number], y: number, words: [string, string]) => [
    cell('项目', x, y),
    right(words[0], edges[0], y),
    right(words[1], edges[1], y),
  ];
  const left: [number, number] = [220, 300];
  const far: [number, number] = [470, 550];
  return [
    [
      { text: '资产负债表', x: 240, y: 50, size: 16 },
      cell('2025年12月31日', 250, 80),
      cell('编制单位：示范精密装备（沈阳）有限公司', 40, 100),
      cell(`单位：${unit}`, 480, 100),
      ...head(40, left, 120, ['期末余额', '年初余额']),
      ...head(315, far, 120, ['期末余额', '年初余额']),
      ...row('货币资金', 40, left, 140),
      ...row('短期借款', 315, far, 140),
      ...row('负债合计', 315, far, 160),
      ...row('所有者权益合计', 315, far, 180),
      ...row('资产总计', 40, left, 200),
      ...row('负债和所有者权益总计', 315, far, 200),
    ],
    [
      { text: '利润表', x: 260, y: 50, size: 16 },
      cell('2025年度', 265, 80),
      cell(`单位：${unit}`, 480, 100),
      cell('附注', 300, 120),
      ...head(40, [430, 550], 120, ['本期金额', '上期金额']),
      cell('五、21', 300, 140),
      ...row('一、营业收入', 40, [430, 550], 140),
      ...row('其中：主营业务收入', 40, [430, 550], 160),
      ...row('减：营业成本', 40, [430, 550], 180),
      ...row('研发费用', 40, [430, 550], 200),
      ...row('三、利润总额（亏损总额以“－”号填列）', 40, [430, 550], 220),
      ...row('四、净利润（净亏损以“－”号填列）', 40, [430, 550], 240),
    ],
  ];
}

export const yuanAmounts: Record<string, [string, string]> = {
  货币资金: ['3,200,000.00', '2,800,000.00'],
  短期借款: ['5,000,000.00', '5,000,000.00'],
  负债合计: ['14,802,000.00', '13,000,000.55'],
  所有者权益合计: ['26,405,500.00', '20,000,000.00'],
  资产总计: ['41,207,500.00', '33,000,000.55'],
  负债和所有者权益总计: ['41,207,500.00', '33,000,000.55'],
  '一、营业收入': ['23,506,000.00', '18,000,000.00'],
  '其中：主营业务收入': ['22,800,000.00', '17,500,000.00'],
  '减：营业成本': ['15,000,000.00', '12,000,000.00'],
  研发费用: ['1,250,000.00', '1,000,000.00'],
  '三、利润总额（亏损总额以“－”号填列）': ['1,863,000.00', '(515,800.00)'],
  '四、净利润（净亏损以“－”号填列）': ['1,583,600.00', '(515,800.00)'],
};
