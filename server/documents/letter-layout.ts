/** A letter on A4: the office over a red line, what it says, and by what it is proved. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { LetterModel } from '../../domain/document/model';
import { footerFor } from './layout';
import { below, FONT, INK, mm, proofContent, QUIET, SHEET, UPRIGHT } from './page';
import { pairsTable } from './tables';

/** The margins of official letters. */
const RED = '#c00000';
const INDENT = 22;
const QR_SIDE = 96;

const headOf = ({ office, title, no }: LetterModel): Content[] => [
  { text: office, fontSize: 26, bold: true, color: RED, alignment: 'center', margin: [0, mm(6), 0, 8] },
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: UPRIGHT.width, y2: 0, lineWidth: 1.6, lineColor: RED }],
    margin: below(6),
  },
  { text: `文书编号：${no}`, alignment: 'right', fontSize: 9, color: QUIET, margin: below(mm(9)) },
  { text: title, tag: 'H1', fontSize: 19, bold: true, alignment: 'center', margin: below(mm(8)) },
];

const bodyOf = ({ addressee, paragraphs, facts, sections, closing }: LetterModel): Content[] => [
  { text: addressee, bold: true, margin: below(8) },
  ...paragraphs.map((text): Content => ({ text, leadingIndent: INDENT, margin: below(6) })),
  {
    stack: [
      pairsTable(
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
        ...lines.map((text): Content => ({ text, leadingIndent: INDENT, margin: below(2) })),
      ],
    }),
  ),
  { text: closing, leadingIndent: INDENT, margin: [0, 10, 0, 0] },
];

/** Stays in one piece: a signature does not stand alone on a page without what proves it. */
const footOf = ({ office, date, proof }: LetterModel): Content => ({
  unbreakable: true,
  margin: [0, mm(12), 0, 0],
  columns: [
    {
      width: mm(80),
      fontSize: 7,
      color: QUIET,
      stack: proofContent(proof, { fit: QR_SIDE }),
    },
    {
      width: '*',
      alignment: 'right',
      stack: [{ text: office, margin: below(6) }, { text: date }],
    },
  ],
});

export const letterLayout = (letter: LetterModel): TDocumentDefinitions => ({
  ...SHEET,
  info: { title: letter.title, author: letter.office, subject: letter.footer },
  language: 'zh-CN',
  defaultStyle: { font: FONT, fontSize: 11, lineHeight: 1.5, color: INK },
  footer: footerFor(letter),
  content: [...headOf(letter), ...bodyOf(letter), footOf(letter)],
});
