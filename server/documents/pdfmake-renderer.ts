/** Draws each line and picture as a piece of the text that it belongs to; everything else is an artifact. */
import type { LaidImage, LaidLine, LaidVector, RendererClass } from './pdfmake-inside';

export const markingRenderer = (Base: RendererClass): RendererClass =>
  class Renderer extends Base {
    /** The head of a table is drawn again on each page that the table goes on to, and is said once. */
    override renderLine(line: LaidLine, x: number, y: number): void {
      const { said } = line;
      this.pdfDocument.speaker = said && !said.isDrawn ? said.part : 'Pagination';
      super.renderLine(line, x, y);
      if (said) said.isDrawn = true;
    }

    override renderImage(image: LaidImage): void {
      const { figure, x, y, _width: width, _height: drawn } = image;
      const height = this.pdfDocument.page?.height ?? 0;
      if (figure) figure.box = [x, height - y - drawn, x + width, height - y];
      this.pdfDocument.mark(figure ?? 'Layout');
      super.renderImage(image);
    }

    override renderVector(vector: LaidVector): void {
      const { part, x, y, w, h } = vector;
      const height = this.pdfDocument.page?.height ?? 0;
      // The ground of a code is drawn first.
      if (part) part.box ??= [x, height - y - h, x + w, height - y];
      this.pdfDocument.mark(part ?? 'Layout');
      super.renderVector(vector);
    }

    override renderWatermark(page: object): void {
      this.pdfDocument.speaker = 'Background';
      this.pdfDocument.mark('Background');
      super.renderWatermark(page);
    }
  };
