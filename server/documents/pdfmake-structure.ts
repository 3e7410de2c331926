/** Layout class that assigns each line to its structure part; the library itself knows only pages and positions. */
import type { LaidLine, LaidNode, LayoutClass, TaggedFile } from './pdfmake-internals';
import { addStructurePart, type StructurePart } from './structure';

export const createStructuredLayoutClass = (Base: LayoutClass): LayoutClass =>
  class Layout extends Base {
    /** Current structure part; null outside the text, as in page headers and footers. */
    private part: StructurePart | null = null;
    private file: TaggedFile | null = null;

    override layoutDocument(content: object, file: TaggedFile, ...rest: unknown[]): object[] {
      this.part = file.whole;
      this.file = file;
      return super.layoutDocument(content, file, ...rest);
    }

    override addHeadersAndFooters(...both: unknown[]): void {
      this.part = null;
      super.addHeadersAndFooters(...both);
    }

    override processNode(node: LaidNode, ...rest: unknown[]): void {
      const around = this.part;
      this.part = around && addNodePart(node, around);
      if (node.seal) this.noteSeal(node, around);
      super.processNode(node, ...rest);
      this.part = around;
    }

    override buildNextLine(node: LaidNode): LaidLine | null {
      const line = super.buildNextLine(node);
      if (line && this.part) line.said = { part: this.part, isDrawn: false };
      return line;
    }

    /** Records the seal on the file; its signature field gets a structure part of its own after that of the text. */
    private noteSeal({ seal, alt }: LaidNode, around: StructurePart | null): void {
      const { file, part: said } = this;
      if (file && seal && said && around)
        file.seal = { ...seal, said, field: addStructurePart(around, 'Form', { alt }) };
    }

    override processImage(node: LaidNode): void {
      node.figure = this.part;
      super.processImage(node);
    }

    override processQr(node: LaidNode): void {
      for (const vector of node._canvas ?? []) vector.part = this.part;
      super.processQr(node);
    }
  };

function addNodePart(node: LaidNode, around: StructurePart): StructurePart | null {
  const { part, tag = 'P', table, toc, text, qr, image, alt } = node;
  if (part) return part;
  if (table) return tag === 'Div' ? around : addTablePart(node, around);
  if (toc?._table) toc._table.tag = 'TOC';
  if (qr || image) return addStructurePart(around, 'Figure', { alt });
  if (text === undefined) return around;
  return typeof text === 'string' && text.trim() === '' ? null : addStructurePart(around, tag);
}

function addTablePart({ table, tag }: LaidNode, around: StructurePart): StructurePart {
  const { body, headerRows = 0 } = table ?? { body: [] };
  if (tag === 'TOC') return addContentsPart(body, around);
  const whole = addStructurePart(around, 'Table');
  body.forEach((cells, i) => {
    const row = addStructurePart(whole, 'TR');
    for (const cell of cells) if (!cell._span) cell.part = addCellPart(cell, i < headerRows, row);
  });
  return whole;
}

function addCellPart({ tag, colSpan }: LaidNode, isHead: boolean, row: StructurePart): StructurePart {
  const columns = colSpan && colSpan > 1 ? { columns: colSpan } : {};
  if (isHead) return addStructurePart(row, 'TH', { ...columns, scope: 'Column' });
  return tag === 'TH'
    ? addStructurePart(row, 'TH', { ...columns, scope: 'Row' })
    : addStructurePart(row, 'TD', columns);
}

/** Adds the table of contents: each entry is one link of a section's title and page number. */
function addContentsPart(rows: LaidNode[][], around: StructurePart): StructurePart {
  const contents = addStructurePart(around, 'TOC');
  for (const cells of rows) {
    const entry = addStructurePart(addStructurePart(contents, 'TOCI'), 'Reference');
    for (const cell of cells) cell.part = entry;
  }
  return contents;
}
