/**
 * pdfmake with some of its classes replaced: by faster ones, and by ones that add the structure tree. It is pinned to one
 * release: see docs/adr/0011-pdf-documents-made-on-the-server-without-a-browser.md.
 */
import { createRequire } from 'node:module';
import { createDirectedBreakerClass, createDirectedLayoutClass } from './pdfmake-direction';
import { createPackingDocumentClass, createTaggedDocumentClass } from './pdfmake-document';
import type {
  BreakerClass,
  DocumentClass,
  LaidImage,
  LaidLine,
  LaidNode,
  LaidVector,
  LayoutClass,
  RendererClass,
  StyleStack,
  StyleStackClass,
} from './pdfmake-internals';
import { createSealedDocumentClass } from './pdfmake-sealed';
import { createStructuredLayoutClass } from './pdfmake-structure';

/**
 * Makes pdfmake parse fonts once per thread. It would parse them for each document, which takes a third of the printing time;
 * fontkit is wrapped before it is loaded, and caches parsed fonts by their bytes in memory.
 */
function parseFontsOnce(): void {
  const printer = createRequire(require.resolve('pdfmake')).resolve('pdfkit');
  const library = createRequire(printer).resolve('fontkit');
  const fontkit = require(library) as { create(bytes: Uint8Array, name?: string): ParsedFont };
  const parsed = new WeakMap<Uint8Array, ParsedFont>();
  const create = (bytes: Uint8Array, name?: string): ParsedFont => {
    const font = parsed.get(bytes) ?? nameInVisualOrder(fontkit.create(bytes, name));
    parsed.set(bytes, font);
    return font;
  };
  Object.assign(require.cache[library] ?? {}, { exports: { ...fontkit, create } });
}

interface ParsedFont {
  layout(text: string, ...rest: unknown[]): { direction: string; glyphs: { codePoints: number[] }[] };
}

/**
 * Names the letters of a ligature, such as lam-alef, in visual order. A word from right to left is written glyph by glyph from the
 * left, and programs that copy its text reverse it letter by letter.
 */
function nameInVisualOrder(font: ParsedFont): ParsedFont {
  const layout = font.layout.bind(font);
  const named = new WeakSet<object>();
  font.layout = (...text) => {
    const run = layout(...text);
    if (run.direction !== 'rtl') return run;
    for (const glyph of run.glyphs) {
      if (named.has(glyph)) continue;
      named.add(glyph);
      glyph.codePoints = glyph.codePoints.toReversed();
    }
    return run;
  };
  return font;
}

/** Replaces a class of the library in its module; other modules look it up there when they use it. */
function putInPlace<T>(part: { default: T }, made: (own: T) => T): void {
  part.default = made(part.default);
}

export function loadPdfmake(): typeof import('pdfmake') {
  parseFontsOnce();
  putInPlace<StyleStackClass>(require('pdfmake/js/StyleContextStack'), createStyleStackClass);
  putInPlace<BreakerClass>(require('pdfmake/js/TextBreaker'), createDirectedBreakerClass);
  putInPlace<LayoutClass>(require('pdfmake/js/LayoutBuilder'), (own) =>
    createStructuredLayoutClass(createHeadingLayoutClass(createDirectedLayoutClass(own))),
  );
  putInPlace<DocumentClass>(require('pdfmake/js/PDFDocument'), (own) =>
    createPackingDocumentClass(createSealedDocumentClass(createTaggedDocumentClass(own))),
  );
  putInPlace<RendererClass>(require('pdfmake/js/Renderer'), createMarkingRendererClass);
  return require('pdfmake');
}

/**
 * Largest share of the page height, between its margins, at which a heading may start. That of sections is smaller, so that the
 * heading of the first record fits below it.
 */
const SECTIONS_ABOVE = 0.79;
const RECORDS_ABOVE = 0.84;

/**
 * Layout class that moves a heading near the end of a page to the next page, so that it is never the last thing on a page. The
 * library's `pageBreakBefore` would lay out the whole document again for each heading that moves.
 */
const createHeadingLayoutClass = (Base: LayoutClass): LayoutClass =>
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

const isValue = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Style stack with a cache. The library reads two dozen properties of each Chinese character, each time by a search through all
 * enclosing styles; the cache holds until the stack changes.
 */
const createStyleStackClass = (Base: StyleStackClass): StyleStackClass =>
  class Styles extends Base {
    private readonly known = new Map<string, unknown>();

    override push(style: unknown): void {
      this.known.clear();
      super.push(style);
    }

    override pop(howMany?: number): void {
      this.known.clear();
      super.pop(howMany);
    }

    override clone(): StyleStack {
      const copy = new Styles(this.styleDictionary, this.defaultStyle);
      copy.styleOverrides.push(...this.styleOverrides);
      return copy;
    }

    override getProperty(property: string): unknown {
      if (!this.known.has(property)) this.known.set(property, super.getProperty(property));
      return this.known.get(property);
    }

    static override getStyleProperty(
      item: Record<string, unknown>,
      styles: StyleStack | null,
      property: string,
      otherwise: unknown,
    ): unknown {
      if (isValue(item[property])) return item[property];
      if (!styles || item.style) return Base.getStyleProperty(item, styles, property, otherwise);
      // Without a named style the item itself sets no further property.
      const value = styles.getProperty(property);
      return isValue(value) ? value : otherwise;
    }
  };

/** Renderer that marks each line and picture with its structure part, and all else as an artifact. */
const createMarkingRendererClass = (Base: RendererClass): RendererClass =>
  class Renderer extends Base {
    /** Marks a line with its structure part once; its copies, such as table headers repeated on later pages, are artifacts. */
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
      // The background of a QR code is drawn first, and gives the bounding box of the whole code.
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
