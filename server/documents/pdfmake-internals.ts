/** Parts of the library that its types do not tell, as far as they are put in place of here. */
import type { PdfDocumentReference, StructurePart, TreeFile } from './structure';

export interface StyleStack {
  styleOverrides: unknown[];
  push(style: unknown): void;
  pop(howMany?: number): void;
  clone(): StyleStack;
  getProperty(property: string): unknown;
}

export interface StyleStackClass {
  new (
    dictionary: object,
    defaultStyle: object,
  ): StyleStack & { styleDictionary: object; defaultStyle: object };
  getStyleProperty(
    item: Record<string, unknown>,
    styles: StyleStack | null,
    property: string,
    otherwise: unknown,
  ): unknown;
}

/** A node of the document once it is measured. */
export interface LaidNode {
  headlineLevel?: number;
  pageBreak?: string;
  _margin?: [number, number, number, number] | null;
  tag?: string;
  alt?: string;
  text?: unknown;
  table?: { body: LaidNode[][]; headerRows?: number };
  toc?: { _table?: LaidNode };
  colSpan?: number;
  /** Covered by the cell before it. */
  _span?: boolean;
  qr?: string;
  image?: string;
  /** The part that says what a picture shows. */
  figure?: StructurePart | null;
  /** The seal that the text describes. */
  seal?: SealFacts;
  _canvas?: LaidVector[];
  /** The part of a cell, or of an item of a list. */
  part?: StructurePart;
}

export interface LaidImage {
  x: number;
  y: number;
  _width: number;
  _height: number;
  figure?: StructurePart | null;
}

export interface LaidVector {
  x: number;
  y: number;
  w: number;
  h: number;
  part?: StructurePart | null;
}

export interface LaidLine {
  /** Copies of the line share it. */
  said?: { part: StructurePart; isDrawn: boolean };
}

interface LayoutContext {
  y: number;
  pageMargins: { top: number; bottom: number };
  getCurrentPage(): { pageSize: { height: number } } | null;
}

export type LayoutClass = new (
  ...rest: never[]
) => {
  writer: { context(): LayoutContext };
  layoutDocument(content: object, file: TaggedFile, ...rest: unknown[]): object[];
  addHeadersAndFooters(...both: unknown[]): void;
  processNode(node: LaidNode, ...rest: unknown[]): void;
  processQr(node: LaidNode): void;
  processImage(node: LaidNode): void;
  buildNextLine(node: LaidNode): LaidLine | null;
};

export interface TextOptions {
  textWidth: number;
  /** An address. */
  link?: string;
  /** A place in the paper. */
  goTo?: string;
}

interface LinkOptions {
  Contents: string;
  structParent: { add(made: { annotationRef: PdfDocumentReference }): void };
}

interface DocumentFile extends TreeFile {
  page: { height: number; dictionary: PdfDocumentReference; annotations: PdfDocumentReference[] } | null;
  addPage(options: object): unknown;
  text(text: string, x: number, y: number, options: TextOptions): unknown;
  currentLineHeight(): number;
  link(x: number, y: number, width: number, height: number, to: string, options: LinkOptions): unknown;
  goTo(x: number, y: number, width: number, height: number, to: string, options: LinkOptions): unknown;
  markContent(tag: string, options: { type: string }): unknown;
  markStructureContent(tag: string): { refs: [{ pageRef: PdfDocumentReference; mcid: number }] };
  endMarkedContent(): unknown;
  createStructParentTreeNextKey(): number;
  endMarkings(): void;
  endAcroForm(): void;
  end(): void;
  push(bytes: null): unknown;
  _root: PdfDocumentReference;
  _info: PdfDocumentReference;
  _id: Buffer;
  _ended: boolean;
  _offset: number;
  _offsets: (number | null)[];
  _write(data: string | Buffer): void;
  _refEnd(object: PdfDocumentReference): void;
  _finalize(): void;
}

export type DocumentClass = new (...rest: never[]) => DocumentFile;

/** Marks that belong to the page and not to the text. */
export type ArtifactKind = 'Pagination' | 'Layout' | 'Background';

/** The signature's words on itself. */
export interface SealFacts {
  by: string;
  /** ISO. */
  at: string;
  reason: string;
}

/** The seal, where the text says that there is one. */
export interface SealInText extends SealFacts {
  /** The text over which its field lies, and the field. */
  said: StructurePart;
  field: StructurePart;
}

/** The file, with the tree of what it says. */
export interface TaggedFile {
  seal: SealInText | null;
  whole: StructurePart;
  /** Says the next text that is drawn. */
  speaker: StructurePart | ArtifactKind;
  /** Assigns the following content to a structure part or artifact. */
  mark(next: StructurePart | ArtifactKind): void;
  page: { height: number } | null;
}

export type TaggedDocumentClass = new (...rest: never[]) => DocumentFile & TaggedFile;

export type RendererClass = new (
  ...rest: never[]
) => {
  pdfDocument: TaggedFile;
  renderLine(line: LaidLine, x: number, y: number): void;
  renderVector(vector: LaidVector): void;
  renderImage(image: LaidImage): void;
  renderWatermark(page: object): void;
};
