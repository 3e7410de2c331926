import { openPdf } from './pdf-js';

/** Returns the text of each page, as a person who selects and copies it gets it. */
export async function readPdfPages(pdf: Uint8Array, atMost = Number.POSITIVE_INFINITY): Promise<string[]> {
  const document = await openPdf(pdf);
  const pages: string[] = [];
  for (let n = 1; n <= Math.min(document.numPages, atMost); n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await document.destroy();
  return pages;
}
