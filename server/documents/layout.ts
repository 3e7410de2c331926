/** Layout of a filing's document on A4. */
import type { Column, Content, ContentTable, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { FilingDocument, PrintableDocument } from '../../domain/document/model';
import { buildProofContent, FONT, INK, LINE, MARGINS, mm, QUIET, SHEET } from './page';
import { buildSealContent, type PrintedSeal } from './seal-content';
import { buildAttachmentsPage, buildSectionsContent, signPage } from './sections';

/** Side of the QR code in points: at least two points per module, for addresses of up to 250 characters. */
const QR_SIDE = 124;

const SEALED_AT: [number, number, number, number] = [mm(12), 8, mm(12), 0];

function buildCover(paper: FilingDocument, seal: PrintedSeal | null): Content[] {
  const { title, cover, facts, proof, company } = paper;
  const [lines, rest] = cover.length > 0 ? [cover, facts] : [facts.slice(0, 4), facts.slice(4)];
  return [
    { text: title, tag: 'H1', fontSize: 26, bold: true, alignment: 'center', margin: [0, mm(28), 0, 10] },
    { text: company, fontSize: 14, alignment: 'center', margin: [0, 0, 0, mm(14)] },
    {
      margin: [mm(12), 0, mm(12), mm(14)],
      fontSize: 12,
      table: {
        widths: [mm(44), '*'],
        body: lines.map(({ name, value }) => [
          { text: name, tag: 'TH', color: QUIET, margin: [0, 7, 0, 4] },
          { text: value || ' ', margin: [0, 7, 0, 4] },
        ]),
      },
      layout: {
        hLineWidth: (i) => (i === 0 ? 0 : 0.6),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
      },
    },
    buildFacts(rest, proof),
    ...(seal ? [{ stack: [buildSealContent(seal, paper)], margin: SEALED_AT }] : []),
  ];
}

function buildFacts(facts: FilingDocument['facts'], proof: FilingDocument['proof']): Content {
  const list: ContentTable & Column = {
    width: mm(98),
    fontSize: 8.5,
    table: {
      // Fixed widths in points: a hash has no point to break at, and would widen a column of flexible width.
      widths: [mm(38), mm(56)],
      body: facts.map(({ name, value }) => [{ text: name, tag: 'TH', color: QUIET }, { text: value }]),
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
        stack: buildProofContent(proof, { fit: QR_SIDE, alignment: 'center' }),
      },
    ],
    margin,
  };
}

const buildContentsPage = ({ contentsTitle }: FilingDocument): Content => ({
  toc: {
    title: { text: contentsTitle, tag: 'H2', style: 'section', pageBreak: 'before', margin: [0, 0, 0, 8] },
    textMargin: [0, 3, 0, 3],
  },
});

export const buildFooter =
  ({ footer, pageNumber }: Pick<PrintableDocument, 'footer' | 'pageNumber'>): DynamicContent =>
  (page, pages) => ({
    margin: [MARGINS[0], mm(7), MARGINS[2], 0],
    fontSize: 6.5,
    color: QUIET,
    columns: [
      { width: '*', text: footer },
      {
        width: 90,
        alignment: 'right',
        text: pageNumber.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
      },
    ],
  });

/** Page header; the first page has a title of its own. */
const buildHeader =
  ({ title, company }: FilingDocument): DynamicContent =>
  (page) =>
    page === 1
      ? null
      : {
          margin: [MARGINS[0], mm(9), MARGINS[2], 0],
          fontSize: 7.5,
          color: QUIET,
          columns: [{ text: title }, { text: company, alignment: 'right' }],
        };

/** Watermark of documents that are not final. */
export const buildWatermark = ({
  watermark,
}: Pick<FilingDocument, 'watermark'>): Partial<TDocumentDefinitions> =>
  watermark === null
    ? {}
    : { watermark: { text: watermark, font: FONT, fontSize: 44, color: '#888', opacity: 0.2, angle: -40 } };

/** Day of the embedded file, always the same: a print of the same content has the same bytes. */
const NO_DAY = new Date(0);

/** Properties of an embedded file; pdfkit knows `relationship`, which the types of pdfmake lack. */
const ASSOCIATED = { relationship: 'Data', creationDate: NO_DAY, modifiedDate: NO_DAY };

const describeFile = ({ name, text, description }: NonNullable<FilingDocument['associated']>) => ({
  src: `data:application/json;base64,${Buffer.from(text).toString('base64')}`,
  name,
  description,
});

/** Answers as a file beside the pages (ISO 32000-2, 14.13), for a later filing to read. */
const buildAssociatedFile = ({ associated }: FilingDocument): Partial<TDocumentDefinitions> =>
  associated ? { files: { [associated.name]: { ...ASSOCIATED, ...describeFile(associated) } } } : {};

export const buildPaperLayout = (paper: FilingDocument, seal: PrintedSeal | null): TDocumentDefinitions => ({
  ...SHEET,
  info: { title: `${paper.title} ${paper.company}`, author: paper.company, subject: paper.footer },
  language: paper.language === 'zh' ? 'zh-CN' : 'en',
  defaultStyle: { font: FONT, fontSize: 9.5, lineHeight: 1.25, color: INK },
  styles: { section: { fontSize: 13, bold: true } },
  ...buildWatermark(paper),
  ...buildAssociatedFile(paper),
  header: buildHeader(paper),
  footer: buildFooter(paper),
  content: [
    ...buildCover(paper, seal),
    buildContentsPage(paper),
    ...buildSectionsContent(paper),
    ...paper.signPages.map(signPage),
    buildAttachmentsPage(paper.attachments),
  ],
});

/** Note at the end about characters that are printed as boxes with their code points. */
export const buildNamedCharactersNote = (
  { namedCharacters }: Pick<PrintableDocument, 'namedCharacters'>,
  codePoints: number[],
): Content => ({
  margin: [0, 14, 0, 0],
  fontSize: 8.5,
  color: QUIET,
  text: namedCharacters + codePoints.map(formatCodePoint).join('  '),
});

const formatCodePoint = (codePoint: number): string =>
  `${String.fromCodePoint(codePoint)}\u00a0U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
