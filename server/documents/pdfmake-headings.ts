/**
 * A heading is never the last thing on a page: where little room is left it begins the next one. The library's own way,
 * `pageBreakBefore`, lays the whole document out anew for each heading that moves.
 */
import type { LaidNode, LayoutClass } from './pdfmake-inside';

/** Shares of the page's height between its margins; over the first record's heading there is still room for the section's. */
const SECTIONS_ABOVE = 0.79;
const RECORDS_ABOVE = 0.84;

export const movingHeadings = (Base: LayoutClass): LayoutClass =>
  class Layout extends Base {
    override processNode(node: LaidNode, ...rest: unknown[]): void {
      if (node.headlineLevel !== undefined && this.isLow(node)) node.pageBreak = 'before';
      super.processNode(node, ...rest);
    }

    private isLow({ _margin, headlineLevel }: LaidNode): boolean {
      const context = this.writer.context();
      const { top, bottom } = context.pageMargins;
      const height = (context.getCurrentPage()?.pageSize.height ?? 0) - top - bottom;
      const above = headlineLevel === 1 ? SECTIONS_ABOVE : RECORDS_ABOVE;
      return context.y + (_margin?.[1] ?? 0) - top > height * above;
    }
  };
