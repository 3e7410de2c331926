/** A list of filings on A4 across: a bookmark for each program, and the head of its table on every page. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ListDocument } from '../../domain/document/model';
import { arrange } from './columns';
import { footerFor } from './layout';
import { ACROSS, below, FONT, INK, QUIET, SHEET } from './page';
import { rowsTable } from './printed-tables';
import { type PrintedSeal, pictureContent, sealedContent } from './seal-content';

const sectionOf = ({ title, ...table }: ListDocument['sections'][number], continued: string): Content => ({
  stack: [
    { text: title, tag: 'H2', style: 'section', outline: true, headlineLevel: 1, margin: [0, 6, 0, 4] },
    ...arrange(table, ACROSS, ACROSS).parts.flatMap((part, i): Content[] => [
      ...(i === 0 ? [] : [{ text: continued, color: QUIET, fontSize: 8.5, margin: below(3) }]),
      rowsTable(part),
    ]),
  ],
});

const sealContent = (seal: PrintedSeal, list: ListDocument): Content => {
  const picture = pictureContent(seal, list.language);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    stack: [...(picture ? [{ ...picture, alignment: 'right' as const }] : []), sealedContent(seal, list)],
  };
};

export const listLayout = (list: ListDocument, seal: PrintedSeal | null): TDocumentDefinitions => ({
  ...SHEET,
  pageOrientation: 'landscape',
  info: { title: list.title, author: list.office, subject: list.footer },
  language: list.language === 'zh' ? 'zh-CN' : 'en',
  defaultStyle: { font: FONT, fontSize: 9.5, lineHeight: 1.25, color: INK },
  styles: { section: { fontSize: 12, bold: true } },
  footer: footerFor(list),
  content: [
    { text: list.title, tag: 'H1', fontSize: 20, bold: true, alignment: 'center', margin: below(6) },
    { text: list.lead, alignment: 'right', color: QUIET, fontSize: 9, margin: below(6) },
    ...list.sections.map((section) => sectionOf(section, list.continued)),
    ...(seal ? [sealContent(seal, list)] : []),
  ],
});
