/** The paper of a filing laid out on A4: what goes where, how large, and where a page may end. */
import type { Column, Content, ContentTable, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Block, PaperModel, PaperSection } from '../../domain/document/model';
import { pairsTable, rowsTable } from './tables';

export const FONT = 'paper';
const QR_SIDE = 112;
/** A share of the page's height. */
const HEADINGS_ABOVE = 0.84;
const INK = '#222';
const QUIET = '#666';
const LINE = '#999';

/** Millimetres in points. */
const mm = (length: number): number => (length * 72) / 25.4;
const MARGINS: [number, number, number, number] = [mm(20), mm(20), mm(18), mm(20)];
const WIDTH = { upright: mm(210) - MARGINS[0] - MARGINS[2], across: mm(297) - MARGINS[0] - MARGINS[2] };

const signatureOf = (lines: string[]): Content => ({
  margin: [0, 16, 0, 8],
  unbreakable: true,
  stack: lines.map((line, i) => ({
    text: i === lines.length - 1 ? line : `${line}：____________________`,
    alignment: 'right' as const,
    margin: [0, 0, 0, 14],
  })),
});

function contentOf(block: Block, width: number): Content {
  switch (block.kind) {
    case 'lines':
      return { stack: block.lines.map((text) => ({ text, margin: [0, 0, 0, 4] })) };
    case 'pairs':
      return pairsTable(block.pairs, width);
    case 'record':
      return [
        { text: block.name, bold: true, margin: [0, 6, 0, 3], headlineLevel: 2 },
        pairsTable(block.pairs, width),
      ];
    case 'table':
      return rowsTable(block, width);
    case 'signature':
      return signatureOf(block.lines);
  }
}

/** Sections that lie across, and the first one after them, begin on a page of their own. */
function sectionContent(section: PaperSection, i: number, all: PaperSection[]): Content {
  const turned = section.wide !== (all[i - 1]?.wide ?? false);
  const width = section.wide ? WIDTH.across : WIDTH.upright;
  return {
    stack: [
      {
        text: section.title,
        style: 'section',
        tocItem: true,
        outline: true,
        headlineLevel: 1,
        margin: [0, turned || i === 0 ? 0 : 16, 0, 6],
      },
      ...section.blocks.map((block) => contentOf(block, width)),
    ],
    pageOrientation: section.wide ? 'landscape' : 'portrait',
    ...((turned || i === 0) && { pageBreak: 'before' as const }),
  };
}

function coverContent({ title, cover, facts, proof, company }: PaperModel): Content[] {
  const [lines, rest] = cover.length > 0 ? [cover, facts] : [facts.slice(0, 4), facts.slice(4)];
  return [
    { text: title, fontSize: 26, bold: true, alignment: 'center', margin: [0, mm(28), 0, 10] },
    { text: company, fontSize: 14, alignment: 'center', margin: [0, 0, 0, mm(14)] },
    {
      margin: [mm(12), 0, mm(12), mm(14)],
      fontSize: 12,
      table: {
        widths: [mm(44), '*'],
        body: lines.map(({ name, value }) => [
          { text: name, color: QUIET, margin: [0, 7, 0, 4] },
          { text: value || ' ', margin: [0, 7, 0, 4] },
        ]),
      },
      layout: {
        hLineWidth: (i) => (i === 0 ? 0 : 0.6),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
      },
    },
    factsContent(rest, proof),
  ];
}

function factsContent(facts: PaperModel['facts'], proof: PaperModel['proof']): Content {
  const list: ContentTable & Column = {
    width: mm(98),
    fontSize: 8.5,
    table: {
      // In points: a hash has no place to break, and would widen a column that may grow.
      widths: [mm(38), mm(56)],
      body: facts.map(({ name, value }) => [{ text: name, color: QUIET }, { text: value }]),
    },
    layout: 'noBorders',
  };
  const margin: [number, number, number, number] = [mm(12), 0, mm(12), 0];
  if (!proof) return { ...list, margin };
  return {
    columns: [
      list,
      {
        width: mm(46),
        fontSize: 7,
        color: QUIET,
        stack: [
          { qr: proof.address, fit: QR_SIDE, eccLevel: 'M', alignment: 'center', margin: [0, 0, 0, 4] },
          { text: proof.hint, alignment: 'center' },
          { text: proof.address, link: proof.address, margin: [0, 3, 0, 0], fontSize: 5.5 },
        ],
      },
    ],
    margin,
  };
}

const contentsPage = ({ contentsTitle, composition }: PaperModel): Content[] => [
  {
    toc: {
      title: { text: contentsTitle, style: 'section', pageBreak: 'before', margin: [0, 0, 0, 8] },
      textMargin: [0, 3, 0, 3],
    },
  },
  { text: composition.title, style: 'section', margin: [0, 22, 0, 6] },
  { ul: composition.lines, color: QUIET, fontSize: 9 },
];

const signPage = ({ title, lines }: PaperModel['signPages'][number]): Content => ({
  pageBreak: 'before',
  pageOrientation: 'portrait',
  stack: [
    { text: title, style: 'section', tocItem: true, outline: true, margin: [0, 0, 0, 10] },
    {
      table: {
        widths: ['*'],
        heights: mm(170),
        body: [[{ stack: [{ text: ' ', fontSize: 1, margin: [0, 0, 0, mm(105)] }, signatureOf(lines)] }]],
      },
      layout: {
        hLineWidth: () => 0.6,
        vLineWidth: () => 0.6,
        hLineColor: () => LINE,
        vLineColor: () => LINE,
      },
    },
  ],
});

function attachmentsPage({ title, note, head, none, files }: PaperModel['attachments']): Content {
  const rows = files.map(({ item, name, size, sha256 }, i) => ({
    cells: [String(i + 1), item, name, size, sha256].map((text) => ({ text, number: false })),
    sum: false,
  }));
  return {
    pageBreak: 'before',
    pageOrientation: 'portrait',
    stack: [
      { text: title, style: 'section', tocItem: true, outline: true, margin: [0, 0, 0, 8] },
      ...(note
        ? [{ text: note, color: QUIET, margin: [0, 0, 0, 8] as [number, number, number, number] }]
        : []),
      rows.length === 0 ? { text: none } : rowsTable({ head, rows }, WIDTH.upright),
    ],
  };
}

const footerFor =
  ({ footer, pageNumber }: PaperModel): DynamicContent =>
  (page, pages) => ({
    margin: [MARGINS[0], mm(7), MARGINS[2], 0],
    fontSize: 6.5,
    color: QUIET,
    columns: [
      { width: '*', text: footer },
      {
        width: 90,
        alignment: 'right',
        text: pageNumber.replace('{page}', String(page)).replace('{pages}', String(pages)),
      },
    ],
  });

/** The first page bears its own title. */
const headerFor =
  ({ title, company }: PaperModel): DynamicContent =>
  (page) =>
    page === 1
      ? null
      : {
          margin: [MARGINS[0], mm(9), MARGINS[2], 0],
          fontSize: 7.5,
          color: QUIET,
          columns: [{ text: title }, { text: company, alignment: 'right' }],
        };

export const layoutOf = (paper: PaperModel): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: MARGINS,
  info: { title: `${paper.title} ${paper.company}`, author: paper.company, subject: paper.footer },
  language: paper.language === 'zh' ? 'zh-CN' : 'en',
  defaultStyle: { font: FONT, fontSize: 9.5, lineHeight: 1.25, color: INK },
  styles: { section: { fontSize: 13, bold: true } },
  ...(paper.watermark && {
    watermark: { text: paper.watermark, font: FONT, fontSize: 44, color: '#888', opacity: 0.16, angle: -40 },
  }),
  header: headerFor(paper),
  footer: footerFor(paper),
  content: [
    ...coverContent(paper),
    ...contentsPage(paper),
    ...paper.sections.map(sectionContent),
    ...paper.signPages.map(signPage),
    attachmentsPage(paper.attachments),
  ],
  // A heading is never the last thing on a page: below this it moves to the next one together with what follows.
  pageBreakBefore: ({ headlineLevel, startPosition }) =>
    headlineLevel !== undefined && startPosition.verticalRatio > HEADINGS_ABOVE,
});
