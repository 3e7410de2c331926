/** Layout of a separate paper on A4: its title and the sections selected for it. */
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { SeparateDocument } from '../../domain/document/model';
import { buildFooter, buildWatermark } from './layout';
import { createBottomMargin, FONT, INK, SHEET } from './page';
import { buildSectionsContent } from './sections';

export const buildSeparateLayout = (paper: SeparateDocument): TDocumentDefinitions => ({
  ...SHEET,
  info: { title: paper.title, subject: paper.footer },
  language: paper.language === 'zh' ? 'zh-CN' : 'en',
  defaultStyle: { font: FONT, fontSize: 9.5, lineHeight: 1.25, color: INK },
  styles: { section: { fontSize: 13, bold: true } },
  ...buildWatermark(paper),
  footer: buildFooter(paper),
  content: [
    {
      text: paper.title,
      tag: 'H1',
      fontSize: 20,
      bold: true,
      alignment: 'center',
      margin: createBottomMargin(12),
    },
    ...buildSectionsContent(paper, false),
  ],
});
