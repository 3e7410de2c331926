/** Layout of a certificate on A4 landscape: frame, recognition, holder, and the seal over office and date. */
import type { Content, DynamicBackground, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { CertificateDocument } from '../../domain/document/model';
import { buildFooter } from './layout';
import { buildLetterFoot, RED } from './letter-layout';
import { ACROSS, createBottomMargin, FONT, INK, mm, SHEET } from './page';
import type { PrintedSeal } from './seal-content';

const [WIDTH, HEIGHT] = [mm(297), mm(210)];
/** Distance of each line of the frame from the edge of the sheet, and its thickness. */
const LINES = [
  { inset: mm(6), lineWidth: 2.4 },
  { inset: mm(8), lineWidth: 0.6 },
];
const NAME_WIDTH = mm(52);

const drawFrame: DynamicBackground = () => ({
  canvas: LINES.map(({ inset, lineWidth }) => ({
    type: 'rect',
    x: inset,
    y: inset,
    w: WIDTH - 2 * inset,
    h: HEIGHT - 2 * inset,
    lineWidth,
    lineColor: RED,
  })),
});

/** Lines of facts that fit the page at the usual size, and characters of a line. */
const LINES_AT_MOST = 7;
const CHARACTERS_OF_LINE = 26;

const isFull = ({ facts }: CertificateDocument): boolean =>
  facts.reduce((sum, { value }) => sum + Math.ceil(value.length / CHARACTERS_OF_LINE), 0) > LINES_AT_MOST;

/** Long names and many facts are set smaller, so that a certificate stays on one page. */
const buildFacts = ({ facts }: CertificateDocument, [size, gap]: [size: number, gap: number]): Content => ({
  margin: [(ACROSS.width - mm(190)) / 2, 0, 0, 0],
  fontSize: size,
  table: {
    widths: [NAME_WIDTH, mm(134)],
    body: facts.map(({ name, value }) => [
      { text: name, tag: 'TH', margin: [0, gap, 0, gap / 2] },
      { text: value, bold: true, margin: [0, gap, 0, gap / 2] },
    ]),
  },
  layout: 'noBorders',
});

export const buildCertificateLayout = (
  certificate: CertificateDocument,
  seal: PrintedSeal | null,
): TDocumentDefinitions => ({
  ...SHEET,
  pageOrientation: 'landscape',
  info: { title: certificate.title, author: certificate.office, subject: certificate.footer },
  language: 'zh-CN',
  defaultStyle: { font: FONT, fontSize: 11, lineHeight: 1.4, color: INK },
  background: drawFrame,
  footer: buildFooter(certificate),
  content: [
    {
      text: certificate.title,
      tag: 'H1',
      fontSize: 34,
      bold: true,
      color: RED,
      alignment: 'center',
      margin: [0, mm(8), 0, mm(6)],
    },
    { text: certificate.lead, fontSize: 13, alignment: 'center', margin: createBottomMargin(mm(6)) },
    buildFacts(certificate, isFull(certificate) ? [10, 1] : [14, 4]),
    buildLetterFoot(certificate, seal, mm(isFull(certificate) ? 4 : 12)),
  ],
});
