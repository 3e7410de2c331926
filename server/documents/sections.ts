/** Layout of sections, pages to be signed and the list of attachments, with their page breaks. */
import type { Content } from 'pdfmake/interfaces';
import type { DocumentBlock, FilingDocument } from '../../domain/document/model';
import { type ArrangedTable, arrangeTable } from './columns';
import { ACROSS, createBottomMargin, LINE, mm, QUIET, UPRIGHT } from './page';
import { buildPairsTable, buildRowsTable } from './printed-tables';

const buildSignatureLines = (lines: string[]): Content => ({
  margin: [0, 16, 0, 8],
  unbreakable: true,
  stack: lines.map((line, i) => ({
    text: i === lines.length - 1 ? line : `${line}：____________________`,
    alignment: 'right' as const,
    margin: [0, 0, 0, 14],
  })),
});

/** Block to be printed; tables are fitted to a page already. */
type Placed = Exclude<DocumentBlock, { kind: 'table' }> | ({ kind: 'table' } & ArrangedTable);

const placeBlock = (block: DocumentBlock): Placed =>
  block.kind === 'table' ? { kind: 'table', ...arrangeTable(block, UPRIGHT, ACROSS) } : block;

const isAcross = (blocks: Placed[]): boolean =>
  blocks.some((block) => block.kind === 'table' && block.across);

/** Content of a block. `section`: id of the bookmark that holds those of the section's records. */
function buildBlockContent(block: Placed, width: number, continued: string, section: string): Content {
  switch (block.kind) {
    case 'lines':
      return { stack: block.lines.map((text) => ({ text, margin: [0, 0, 0, 4] })) };
    case 'pairs':
      return buildPairsTable(block.pairs, width);
    case 'record':
      return [
        {
          text: block.name,
          tag: 'H3',
          bold: true,
          margin: [0, 6, 0, 3],
          headlineLevel: 2,
          outline: true,
          outlineText: block.name,
          outlineParentId: section,
        },
        buildPairsTable(block.pairs, width),
      ];
    case 'table':
      return block.parts.map((part, i) => [
        ...(i === 0
          ? []
          : [
              {
                text: continued,
                color: QUIET,
                fontSize: 8.5,
                headlineLevel: 2,
                margin: createBottomMargin(3),
              },
            ]),
        buildRowsTable(part),
      ]);
    case 'signature':
      return buildSignatureLines(block.lines);
  }
}

/** Content of sections. Landscape sections, the section after them, and with `isApart` the first one start on a new page. */
export function buildSectionsContent(
  { sections, continued }: Pick<FilingDocument, 'sections' | 'continued'>,
  isApart = true,
): Content[] {
  let before = false;
  return sections.map((section, i) => {
    const blocks = section.blocks.map(placeBlock);
    const across = isAcross(blocks);
    const isFresh = across !== before || (isApart && i === 0);
    before = across;
    const id = `section-${i}`;
    return {
      stack: [
        {
          text: section.title,
          tag: 'H2',
          id,
          style: 'section',
          tocItem: true,
          outline: true,
          headlineLevel: 1,
          margin: [0, isFresh ? 0 : 16, 0, 6],
        },
        ...blocks.map((block) => buildBlockContent(block, (across ? ACROSS : UPRIGHT).width, continued, id)),
      ],
      pageOrientation: across ? 'landscape' : 'portrait',
      ...(isFresh && { pageBreak: 'before' as const }),
    };
  });
}

/** Height left for a signature with and without statements above it, in millimetres. */
const WITHOUT_STATEMENTS = 105;
const BESIDE_STATEMENTS = 30;

function buildStatements(statements: readonly string[]): Content[] {
  const isBlank = statements.length === 0;
  const room: Content = {
    text: ' ',
    fontSize: 1,
    margin: [0, 0, 0, mm(isBlank ? WITHOUT_STATEMENTS : BESIDE_STATEMENTS)],
  };
  const said = statements.map(
    (text, index): Content => ({
      text: `${index + 1}. ${text}`,
      margin: [8, index === 0 ? 8 : 4, 8, 0],
    }),
  );
  return [...said, room];
}

export const signPage = ({ title, statements, lines }: FilingDocument['signPages'][number]): Content => ({
  pageBreak: 'before',
  pageOrientation: 'portrait',
  stack: [
    { text: title, tag: 'H2', style: 'section', tocItem: true, outline: true, margin: [0, 0, 0, 10] },
    {
      tag: 'Div',
      table: {
        widths: ['*'],
        heights: mm(170),
        body: [[{ stack: [...buildStatements(statements), buildSignatureLines(lines)] }]],
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

export function buildAttachmentsPage({
  title,
  note,
  head,
  none,
  files,
}: FilingDocument['attachments']): Content {
  const rows = files.map(({ item, name, size, sha256 }, i) => ({
    cells: [String(i + 1), item, name, size, sha256].map((text) => ({ text, number: false })),
    sum: false,
  }));
  return {
    pageBreak: 'before',
    pageOrientation: 'portrait',
    stack: [
      { text: title, tag: 'H2', style: 'section', tocItem: true, outline: true, margin: [0, 0, 0, 8] },
      rows.length === 0
        ? { text: none }
        : arrangeTable({ head, rows }, UPRIGHT, UPRIGHT).parts.map(buildRowsTable),
      ...(note ? [{ text: note, color: QUIET }] : []),
    ],
  };
}
