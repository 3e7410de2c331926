/** Layout of a filing's document on A4. */
import type { Column, Content, ContentTable, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { FilingDocument, PrintableDocument } from '../../domain/document/model';
import { countLines, LINE_HEIGHT, PADDING } from './columns';
import {
  buildProofContent,
  createTopMargin,
  FONT,
  INK,
  LINE,
  MARGINS,
  mm,
  QUIET,
  SHEET,
  UPRIGHT,
} from './page';
import { buildSealContent, type PrintedSeal } from './seal-content';
import { buildAttachmentsPage, buildSectionsContent, signPage } from './sections';

/** Side of the QR code in points: at least two points per module, for addresses of up to 250 characters. */
const QR_SIDE = 124;

/** Room on the cover in points: above the title at most, around the company, and beside the text. */
const COVER_TOP = mm(40);
const BELOW_TITLE = mm(6);
const BELOW_COMPANY = mm(18);
const COVER_SIDE = mm(12);
const TITLE_SIZE = 28;
const COMPANY_SIZE = 16;
const LINE_SIZE = 12;
const LINE_PADDING = 12;
/** Width of the names on the cover: ten Chinese characters. */
const NAME_WIDTH = LINE_SIZE * 10;
/** Height kept for the block of facts, code and seal at the foot of the cover. */
const PROOF_HEIGHT = mm(80);

type CoverLine = FilingDocument['cover'][number];

/** Height of the lines on a cover, each as high as its longer text. */
const computeLinesHeight = (lines: readonly CoverLine[]): number =>
  lines.reduce((sum, { name, value }) => {
    const room = UPRIGHT.width - 2 * COVER_SIDE - NAME_WIDTH - 2 * PADDING;
    const count = Math.max(countLines(name, NAME_WIDTH, LINE_SIZE), countLines(value, room, LINE_SIZE));
    return sum + count * LINE_SIZE * LINE_HEIGHT + LINE_PADDING;
  }, 0);

/** Room of the cover that its content leaves, shared between its top and the gap above the proof. */
function shareRoom(title: string, lines: readonly CoverLine[]): { top: number; gap: number } {
  const titleHeight = countLines(title, UPRIGHT.width, TITLE_SIZE) * TITLE_SIZE * LINE_HEIGHT;
  const head = titleHeight + BELOW_TITLE + COMPANY_SIZE * LINE_HEIGHT + BELOW_COMPANY;
  const room = Math.max(0, UPRIGHT.height - head - computeLinesHeight(lines) - PROOF_HEIGHT);
  const top = Math.min(COVER_TOP, room * 0.6);
  return { top, gap: room - top };
}

/** Facts beside the code; those that the lines of the cover say already are left out. */
const selectProofFacts = ({ cover, facts }: FilingDocument): FilingDocument['facts'] => {
  if (cover.length === 0) return facts.slice(4);
  const said = new Set(cover.map(({ value }) => value));
  return facts.filter(({ value }, place) => place >= 4 || !said.has(value));
};

/** First page in the shape of official forms: title, company, what is declared, and the proof at the foot. */
function buildCover(paper: FilingDocument, seal: PrintedSeal | null): Content[] {
  const { title, cover, facts, company } = paper;
  const lines = cover.length > 0 ? cover : facts.slice(0, 4);
  const { top, gap } = shareRoom(title, lines);
  return [
    {
      text: title,
      tag: 'H1',
      fontSize: TITLE_SIZE,
      bold: true,
      alignment: 'center',
      margin: [0, top, 0, BELOW_TITLE],
    },
    { text: company, fontSize: COMPANY_SIZE, alignment: 'center', margin: [0, 0, 0, BELOW_COMPANY] },
    {
      margin: [COVER_SIDE, 0, COVER_SIDE, gap],
      fontSize: LINE_SIZE,
      table: {
        widths: [NAME_WIDTH, '*'],
        body: lines.map(({ name, value }) => [
          { text: name, tag: 'TH', margin: [0, 7, 0, 2] },
          { text: value || ' ', alignment: 'center', margin: [0, 7, 0, 2] },
        ]),
      },
      layout: {
        hLineWidth: (i) => (i === 0 ? 0 : 0.6),
        vLineWidth: () => 0,
        hLineColor: () => LINE,
      },
    },
    buildProofBlock(paper, seal),
  ];
}

/** Block at the foot of the cover: facts, seal and code together; without a frame while nothing is proved. */
function buildProofBlock(paper: FilingDocument, seal: PrintedSeal | null): Content {
  const { proof } = paper;
  const facts = selectProofFacts(paper);
  const list: ContentTable = {
    table: {
      // Fixed widths in points: a hash has no point to break at, and would widen a column of flexible width.
      widths: [mm(36), mm(66)],
      body: facts.map(({ name, value }) => [{ text: name, tag: 'TH', color: QUIET }, { text: value }]),
    },
    layout: 'noBorders',
  };
  if (!proof) return { ...list, fontSize: 9, margin: [COVER_SIDE, 0, COVER_SIDE, 0] };
  const code: Column = {
    width: mm(46),
    fontSize: 7,
    color: QUIET,
    stack: buildProofContent(proof, { fit: QR_SIDE, alignment: 'center' }),
  };
  const said: Content[] = [
    list,
    ...(seal ? [{ stack: [buildSealContent(seal, paper)], margin: createTopMargin(8) }] : []),
  ];
  return {
    tag: 'Div',
    fontSize: 8.5,
    unbreakable: true,
    table: {
      widths: ['*'],
      body: [[{ columns: [{ width: '*', stack: said }, code], columnGap: 8, margin: [6, 8, 6, 6] }]],
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0.6,
      hLineColor: () => LINE,
      vLineColor: () => LINE,
    },
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
