/** The first page, by what the paper is proved, and the contents. */
import type { Column, Content, ContentTable } from 'pdfmake/interfaces';
import type { PaperModel } from '../../domain/document/model';
import { LINE, mm, QUIET } from './page';
import { proofContent } from './proof';

/** Not less than two points for a module, up to addresses of 250 characters. */
const QR_SIDE = 124;

export function coverContent({ title, cover, facts, proof, company }: PaperModel): Content[] {
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
        stack: proofContent(proof, { fit: QR_SIDE, alignment: 'center' }),
      },
    ],
    margin,
  };
}

export const contentsPage = ({ contentsTitle, composition }: PaperModel): Content[] => [
  {
    toc: {
      title: { text: contentsTitle, style: 'section', pageBreak: 'before', margin: [0, 0, 0, 8] },
      textMargin: [0, 3, 0, 3],
    },
  },
  { text: composition.title, style: 'section', margin: [0, 22, 0, 6] },
  { ul: composition.lines, color: QUIET, fontSize: 9 },
];
