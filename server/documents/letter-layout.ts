/** Layout of a letter on A4: the office over a red line, the text, and the proof block with QR code. */
import type { Content, Margins, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { LetterDocument } from '../../domain/document/model';
import { buildFooter } from './layout';
import { buildProofContent, createBottomMargin, FONT, INK, mm, QUIET, SHEET, UPRIGHT } from './page';
import { buildPairsTable } from './printed-tables';
import { buildSealContent, buildSealPicture, type PrintedSeal, SEAL_RADIUS } from './seal-content';

/** Red of official letters. */
export const RED = '#c00000';
const INDENT = 22;
const QR_SIDE = 96;

/**
 * Font size of the office's name in points: up to twelve characters fill the line; longer names are set smaller to stay on one
 * line.
 */
const computeOfficeFontSize = (office: string): number =>
  Math.max(14, Math.min(30, Math.floor(UPRIGHT.width / office.length)));

const buildHead = ({ office, documentNo, title, no }: LetterDocument): Content[] => [
  {
    text: office,
    fontSize: computeOfficeFontSize(office),
    bold: true,
    color: RED,
    alignment: 'center',
    margin: [0, mm(6), 0, 8],
  },
  ...(documentNo ? [{ text: documentNo, alignment: 'center' as const, margin: createBottomMargin(6) }] : []),
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: UPRIGHT.width, y2: 0, lineWidth: 1.6, lineColor: RED }],
    margin: createBottomMargin(6),
  },
  {
    text: `文书编号：${no}`,
    alignment: 'right',
    fontSize: 9,
    color: QUIET,
    margin: createBottomMargin(mm(9)),
  },
  {
    text: title,
    tag: 'H1',
    fontSize: 19,
    bold: true,
    alignment: 'center',
    margin: createBottomMargin(mm(8)),
  },
];

const buildBody = ({ addressee, paragraphs, facts, sections, closing }: LetterDocument): Content[] => [
  { text: addressee, bold: true, margin: createBottomMargin(8) },
  ...paragraphs.map((text): Content => ({ text, leadingIndent: INDENT, margin: createBottomMargin(6) })),
  {
    stack: [
      buildPairsTable(
        facts.map(({ name, value }) => ({ name, value, long: false })),
        UPRIGHT.width,
      ),
    ],
    margin: [0, 6, 0, 0],
  },
  ...sections.map(
    ({ title, lines }): Content => ({
      stack: [
        { text: title, tag: 'H2', bold: true, headlineLevel: 1, margin: [0, 6, 0, 3] },
        ...lines.map((text): Content => ({ text, leadingIndent: INDENT, margin: createBottomMargin(2) })),
      ],
    }),
  ),
  { text: closing, leadingIndent: INDENT, margin: [0, 10, 0, 0] },
];

/** Dashed circle where an office stamps its seal by hand. */
const ring: Content = {
  canvas: [
    {
      type: 'ellipse',
      x: SEAL_RADIUS,
      y: SEAL_RADIUS,
      r1: SEAL_RADIUS,
      r2: SEAL_RADIUS,
      lineColor: RED,
      lineWidth: 0.6,
      dash: { length: 2, space: 3 },
    },
  ],
  alignment: 'center',
};

type SignedModel = Pick<LetterDocument, 'office' | 'date' | 'language' | 'proof'>;

/** Seal, printed over the name of the office and the date. */
const buildSignature = ({ office, date, language }: SignedModel, seal: PrintedSeal | null): Content[] => [
  (seal && buildSealPicture(seal, language)) ?? ring,
  { text: office, alignment: 'center', margin: [0, mm(-26), 0, 6] },
  { text: date, alignment: 'center', margin: createBottomMargin(mm(10)) },
];

/** Unbreakable foot of a letter, so that signature and proof block stay together. */
export const buildLetterFoot = (letter: SignedModel, seal: PrintedSeal | null, above = mm(12)): Content => ({
  unbreakable: true,
  margin: [0, above, 0, 0],
  columns: [
    {
      width: mm(80),
      fontSize: 7,
      color: QUIET,
      stack: [
        ...buildProofContent(letter.proof, { fit: QR_SIDE }),
        ...(seal
          ? [
              {
                stack: [buildSealContent(seal, { ...letter, issued: letter })],
                margin: [0, 6, 0, 0] as Margins,
              },
            ]
          : []),
      ],
    },
    { width: '*', stack: buildSignature(letter, seal) },
  ],
});

export const buildLetterLayout = (
  letter: LetterDocument,
  seal: PrintedSeal | null,
): TDocumentDefinitions => ({
  ...SHEET,
  info: { title: letter.title, author: letter.office, subject: letter.footer },
  language: 'zh-CN',
  defaultStyle: { font: FONT, fontSize: 11, lineHeight: 1.5, color: INK },
  footer: buildFooter(letter),
  content: [...buildHead(letter), ...buildBody(letter), buildLetterFoot(letter, seal)],
});
