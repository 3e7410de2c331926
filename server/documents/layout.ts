/** The paper of a filing laid out on A4. */
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { PaperModel, Printable } from '../../domain/document/model';
import { contentsPage, coverContent } from './cover';
import { FONT, INK, MARGINS, mm, QUIET } from './page';
import { attachmentsPage, sectionsContent, signPage } from './sections';

/** A share of the page's height. */
const HEADINGS_ABOVE = 0.84;

export const footerFor =
  ({ footer, pageNumber }: Pick<Printable, 'footer' | 'pageNumber'>): DynamicContent =>
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
    watermark: { text: paper.watermark, font: FONT, fontSize: 44, color: '#888', opacity: 0.2, angle: -40 },
  }),
  header: headerFor(paper),
  footer: footerFor(paper),
  content: [
    ...coverContent(paper),
    ...contentsPage(paper),
    ...sectionsContent(paper),
    ...paper.signPages.map(signPage),
    attachmentsPage(paper.attachments),
  ],
  // A heading is never the last thing on a page: below this it moves to the next one together with what follows.
  pageBreakBefore: ({ headlineLevel, startPosition }) =>
    headlineLevel !== undefined && startPosition.verticalRatio > HEADINGS_ABOVE,
});

/** Says at the end which characters stand as boxes with their numbers. */
export const namedNote = (
  { namedCharacters }: Pick<Printable, 'namedCharacters'>,
  codePoints: number[],
): Content => ({
  margin: [0, 14, 0, 0],
  fontSize: 8.5,
  color: QUIET,
  text: namedCharacters + codePoints.map(named).join('  '),
});

const named = (codePoint: number): string =>
  `${String.fromCodePoint(codePoint)}\u00a0U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
