/** Types of pdfmake's internal classes, as far as this portal replaces them; the library's own types lack them. */
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

/** Node of the document after it is measured. */
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
  /** True if the cell before it spans this cell. */
  _span?: boolean;
  qr?: string;
  image?: string;
  /** Structure part that holds the alternative text of a picture. */
  figure?: StructurePart | null;
  /** The seal that the text describes. */
  seal?: SealFacts;
  _canvas?: LaidVector[];
  /** Structure part of a table cell or list item. */
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

/** Text that is set as a whole, such as a word, before it is measured. */
export interface TextPiece {
  text: string;
  font?: string;
  /** True if the line ends after it. */
  lineEnd?: boolean;
  /** True if the line may not break after it. */
  noNewLine?: boolean;
  /** Level of the bidirectional algorithm, odd from right to left, and that of its paragraph; absent in paragraphs without Arabic. */
  level?: number;
  baseLevel?: number;
}

export type BreakerClass = new () => { getBreaks(texts: unknown, styles: StyleStack): TextPiece[] };

/** Measured text on a line. */
export interface LaidInline extends Omit<TextPiece, 'font'> {
  font: object;
  fontSize: number;
  fontFeatures?: string[] | null;
  color?: string;
  link?: string | null;
  /** Offset from the start of the line. */
  x: number;
  width: number;
  alignment?: string;
}

export interface LaidLine {
  inlines: LaidInline[];
  /** Structure part of the line, shared by its copies on other pages. */
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
  /** Web address. */
  link?: string;
  /** Destination in the document. */
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

/** Kinds of artifacts: content of the page that is not part of the text. */
export type ArtifactKind = 'Pagination' | 'Layout' | 'Background';

/** Signer, time and reason of a signature. */
export interface SealFacts {
  by: string;
  /** Time in ISO 8601. */
  at: string;
  reason: string;
}

/** Seal that the document's text describes. */
export interface SealInText extends SealFacts {
  /** Structure parts of the text under the signature field, and of the field itself. */
  said: StructurePart;
  field: StructurePart;
}

/** PDF file with its structure tree. */
export interface TaggedFile {
  seal: SealInText | null;
  whole: StructurePart;
  /** Structure part or artifact kind of the text drawn next. */
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
