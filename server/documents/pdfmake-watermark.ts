/** The watermark is no part of what a paper says: who has it read aloud, or takes its text over, can pass it by. */
import type { RendererClass } from './pdfmake-inside';

export const watermarkApart = (Base: RendererClass): RendererClass =>
  class Renderer extends Base {
    override renderWatermark(page: object): void {
      this.pdfDocument.markContent('Artifact', { type: 'Background' });
      super.renderWatermark(page);
      this.pdfDocument.endMarkedContent();
    }
  };
