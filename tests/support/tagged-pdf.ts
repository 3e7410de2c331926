/** Reads a tagged PDF as a screen reader does: structure elements in reading order, and artifacts. */
import type { StructTreeContent, StructTreeNode } from 'pdfjs-dist/types/src/display/api';
import { openPdf } from './pdf-js';

export interface TaggedPart {
  role: string;
  /** Text of the element itself, without its children. */
  text: string;
  alt?: string;
  parts: TaggedPart[];
}

export interface MarkedPage {
  parts: TaggedPart[];
  /** Text of the page's artifacts. */
  beside: string;
  /** Text that is neither in a structure element nor in an artifact. */
  unmarked: string;
  /** Texts of the page's links. */
  links: string[];
}

export const filterParts = (parts: TaggedPart[], ...roles: string[]): TaggedPart[] =>
  parts.flatMap((part) => [
    ...(roles.includes(part.role) ? [part] : []),
    ...filterParts(part.parts, ...roles),
  ]);

/** Returns the text of an element and its children. */
export const getWholeText = ({ text, parts }: TaggedPart): string => text + parts.map(getWholeText).join('');

export async function readMarkedPages(pdf: Uint8Array): Promise<MarkedPage[]> {
  const document = await openPdf(pdf);
  const pages: MarkedPage[] = [];
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let mark = 'unmarked';
    for (const item of items) {
      if ('str' in item) texts.set(mark, (texts.get(mark) ?? '') + item.str);
      else mark = item.type === 'endMarkedContent' ? 'unmarked' : (item.id ?? 'beside');
    }
    const textOf = (mark: string) => (texts.get(mark) ?? '').trim();
    const annotations = await page.getAnnotations();
    pages.push({
      parts: saidIn((await page.getStructTree())?.children ?? [], textOf),
      beside: textOf('beside'),
      unmarked: textOf('unmarked'),
      links: annotations.map(({ contentsObj }) => contentsObj.str),
    });
  }
  await document.destroy();
  return pages;
}

const isPart = (kid: StructTreeNode | StructTreeContent): kid is StructTreeNode => 'role' in kid;

const saidIn = (
  kids: (StructTreeNode | StructTreeContent)[],
  textOf: (mark: string) => string,
): TaggedPart[] =>
  kids.filter(isPart).map(({ role, children, ...rest }) => ({
    role,
    text: children.map((kid) => (isPart(kid) ? '' : textOf(kid.id))).join(''),
    ...('alt' in rest && { alt: String(rest.alt) }),
    parts: saidIn(children, textOf),
  }));
