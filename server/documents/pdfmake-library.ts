/** The library, with parts that are quicker in place of its own. It is pinned to one release: see record 11. */
import { createRequire } from 'node:module';
import { movingHeadings } from './pdfmake-headings';
import type { LayoutClass, RendererClass, StyleStackClass } from './pdfmake-inside';
import { rememberingStyles } from './pdfmake-styles';
import { watermarkApart } from './pdfmake-watermark';

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
  putInPlace<LayoutClass>(require('pdfmake/js/LayoutBuilder'), movingHeadings);
  putInPlace<RendererClass>(require('pdfmake/js/Renderer'), watermarkApart);
  return require('pdfmake');
}
