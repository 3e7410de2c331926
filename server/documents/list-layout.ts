/** Layout of a list of filings on A4 landscape: a bookmark for each program, and the table header on every page. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ListDocument } from '../../domain/document/model';
import { arrangeTable } from './columns';
import { buildFooter } from './layout';
import { ACROSS, createBottomMargin, FONT, INK, QUIET, SHEET } from './page';
import { buildRowsTable } from './printed-tables';
import { buildSealContent, buildSealPicture, type PrintedSeal } from './seal-content';

const buildSection = (
  { title, note, ...table }: ListDocument['sections'][number],
  continued: string,
): Content => ({
  stack: [
    { text: title, tag: 'H2', style: 'section', outline: true, headlineLevel: 1, margin: [0, 6, 0, 4] },
    ...(note ? [{ text: note, margin: createBottomMargin(4) }] : []),
    ...arrangeTable(table, ACROSS, ACROSS).parts.flatMap((part, i): Content[] => [
      ...(i === 0 ? [] : [{ text: continued, color: QUIET, fontSize: 8.5, margin: createBottomMargin(3) }]),
      buildRowsTable(part),
    ]),
  ],
});

const buildListSeal = (seal: PrintedSeal, list: ListDocument): Content => {
  const picture = buildSealPicture(seal, list.language);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    stack: [...(picture ? [{ ...picture, alignment: 'right' as const }] : []), buildSealContent(seal, list)],
  };
};

export const listLayout = (list: ListDocument, seal: PrintedSeal | null): TDocumentDefinitions => ({
  ...SHEET,
  pageOrientation: 'landscape',
  info: { title: list.title, author: list.office, subject: list.footer },
  language: list.language === 'zh' ? 'zh-CN' : 'en',
  defaultStyle: { font: FONT, fontSize: 9.5, lineHeight: 1.25, color: INK },
  styles: { section: { fontSize: 12, bold: true } },
  footer: buildFooter(list),
  content: [
    {
      text: list.title,
      tag: 'H1',
      fontSize: 20,
      bold: true,
      alignment: 'center',
      margin: createBottomMargin(6),
    },
    { text: list.lead, alignment: 'right', color: QUIET, fontSize: 9, margin: createBottomMargin(6) },
    ...list.sections.map((section) => buildSection(section, list.continued)),
    ...(list.closing
      ? [{ text: list.closing, margin: [0, 10, 0, 0] as [number, number, number, number] }]
      : []),
    ...(seal ? [buildListSeal(seal, list)] : []),
  ],
});
