/** The library, with parts that are quicker, or tell what a text is, in place of its own. It is pinned to one release: see record 11. */
import { createRequire } from 'node:module';
import { markedDocument } from './pdfmake-document';
import { movingHeadings } from './pdfmake-headings';
import type { DocumentClass, LayoutClass, RendererClass, StyleStackClass } from './pdfmake-inside';
import { packingDocument } from './pdfmake-packed';
import { tellingParts } from './pdfmake-parts';
import { markingRenderer } from './pdfmake-renderer';
import { sealedDocument } from './pdfmake-sealed';
import { rememberingStyles } from './pdfmake-styles';

/**
 * The library opens its fonts for each paper anew, which takes a third of the time. Its own font library is wrapped before
 * it is loaded: bytes of a font that lie in memory are parsed once in this thread.
 */
function parseFontsOnce(): void {
  const printer = createRequire(require.resolve('pdfmake')).resolve('pdfkit');
  const library = createRequire(printer).resolve('fontkit');
  const fontkit = require(library) as { create(bytes: Uint8Array, name?: string): object };
  const parsed = new WeakMap<Uint8Array, object>();
  const create = (bytes: Uint8Array, name?: string): object => {
    const font = parsed.get(bytes) ?? fontkit.create(bytes, name);
    parsed.set(bytes, font);
    return font;
  };
  Object.assign(require.cache[library] ?? {}, { exports: { ...fontkit, create } });
}

/** Its parts look each other up when they are used: another class can stand under the name. */
function putInPlace<T>(part: { default: T }, made: (own: T) => T): void {
  part.default = made(part.default);
}

export function loadPdfmake(): typeof import('pdfmake') {
  parseFontsOnce();
  putInPlace<StyleStackClass>(require('pdfmake/js/StyleContextStack'), rememberingStyles);
  putInPlace<LayoutClass>(require('pdfmake/js/LayoutBuilder'), (own) => tellingParts(movingHeadings(own)));
  putInPlace<DocumentClass>(require('pdfmake/js/PDFDocument'), (own) =>
    packingDocument(sealedDocument(markedDocument(own))),
  );
  putInPlace<RendererClass>(require('pdfmake/js/Renderer'), markingRenderer);
  return require('pdfmake');
}
