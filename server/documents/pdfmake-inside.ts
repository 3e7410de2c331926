/** Parts of the library that its types do not tell, as far as they are put in place of here. */

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
}

interface LayoutContext {
  y: number;
  pageMargins: { top: number; bottom: number };
  getCurrentPage(): { pageSize: { height: number } } | null;
}

export type LayoutClass = new (
  ...rest: never[]
) => { writer: { context(): LayoutContext }; processNode(node: LaidNode, ...rest: unknown[]): void };

interface Marking {
  markContent(tag: string, options: { type: string }): void;
  endMarkedContent(): void;
}

export type RendererClass = new (
  ...rest: never[]
) => { pdfDocument: Marking; renderWatermark(page: object): void };
