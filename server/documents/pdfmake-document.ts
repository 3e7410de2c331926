/**
 * PDF document class that marks content for the structure tree: all content of a page belongs to a structure part, or is an
 * artifact.
 */
import type {
  ArtifactKind,
  DocumentClass,
  SealInText,
  TaggedDocumentClass,
  TaggedFile,
  TextOptions,
} from './pdfmake-internals';
import { addStructurePart, type PdfDocumentReference, type StructurePart, writeStructure } from './structure';

/** Link on a page, or its piece on one line. */
interface Area {
  link: StructurePart;
  said: string;
  to: Pick<TextOptions, 'link' | 'goTo'>;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const createTaggedDocumentClass = (Base: DocumentClass): TaggedDocumentClass =>
  class PDFDocument extends Base implements TaggedFile {
    readonly whole: StructurePart = { tag: 'Document', kids: [] };
    speaker: StructurePart | ArtifactKind = 'Pagination';
    seal: SealInText | null = null;
    private open: StructurePart | ArtifactKind | null = null;
    /** Link areas of the current page. */
    private areas: Area[] = [];

    mark(next: StructurePart | ArtifactKind): void {
      if (next === this.open) return;
      this.endMark();
      if (typeof next === 'string') this.markContent('Artifact', { type: next });
      else {
        const [drawn] = this.markStructureContent(next.tag).refs;
        next.kids.push({ page: drawn.pageRef, mcid: drawn.mcid });
      }
      this.open = next;
    }

    private endMark(): void {
      if (this.open) this.endMarkedContent();
      this.open = null;
    }

    override text(text: string, x: number, y: number, options: TextOptions): unknown {
      const { link, goTo } = options;
      const { speaker } = this;
      const isLink = typeof speaker !== 'string' && (link ?? goTo) !== undefined;
      this.mark(isLink ? this.linked(speaker, text, x, y, options) : speaker);
      return super.text(text, x, y, isLink ? { ...options, link: undefined, goTo: undefined } : options);
    }

    /**
     * Structure part of a link. The library makes a link of each Chinese character; here characters with the same target are
     * joined, line by line.
     */
    private linked(
      speaker: StructurePart,
      text: string,
      x: number,
      y: number,
      options: TextOptions,
    ): StructurePart {
      const { link, goTo, textWidth } = options;
      const last = this.areas.at(-1);
      const goesOn =
        last && speaker.kids.at(-1) === last.link && last.to.link === link && last.to.goTo === goTo;
      if (goesOn && last.y === y) {
        last.width = x + textWidth - last.x;
        last.said += text;
        return last.link;
      }
      const part = goesOn ? last.link : addStructurePart(speaker, 'Link');
      const height = this.currentLineHeight();
      this.areas.push({ link: part, said: text, to: { link, goTo }, x, y, width: textWidth, height });
      return part;
    }

    private endPage(): void {
      this.endMark();
      const page = this.page?.dictionary;
      for (const { link, said, to, x, y, width, height } of page ? this.areas : []) {
        const add = ({ annotationRef }: { annotationRef: PdfDocumentReference }) => {
          annotationRef.data.StructParent = this.createStructParentTreeNextKey();
          link.kids.push({ page: page as PdfDocumentReference, annotation: annotationRef });
        };
        const options = { Contents: Object(said), structParent: { add } };
        if (to.link) this.link(x, y, width, height, to.link, options);
        else this.goTo(x, y, width, height, to.goTo ?? '', options);
      }
      this.areas = [];
    }

    override addPage(options: object): unknown {
      this.endPage();
      return super.addPage(options);
    }

    override end(): void {
      this.endPage();
      super.end();
    }

    override endMarkings(): void {
      writeStructure(this, this.whole);
      super.endMarkings();
    }
  };

interface Packed {
  id: number;
  text: string;
}

/** Entry of the cross-reference table: offset in the file, or object stream and index. */
type Entry = [kind: 0 | 1 | 2, where: number, place: number];

const FIELDS: Entry = [1, 4, 4];

const buildObjectTable = (entries: Entry[]): Buffer => {
  const size = FIELDS[0] + FIELDS[1] + FIELDS[2];
  const table = Buffer.alloc(entries.length * size);
  entries.forEach(([kind, where, place], i) => {
    table.writeUInt8(kind, i * size);
    table.writeUInt32BE(where, i * size + FIELDS[0]);
    table.writeUInt32BE(place, i * size + FIELDS[0] + FIELDS[1]);
  });
  return table;
};

/**
 * Document class that packs the structure tree. In a large document the tree has more objects than the rest of the file, each
 * about eighty bytes of plain text; they are packed into one object stream, with a cross-reference stream (ISO 32000-1, 7.5.7 and
 * 7.5.8).
 */
export const createPackingDocumentClass = (Base: DocumentClass): DocumentClass =>
  class PDFDocument extends Base {
    private packed: Packed[] = [];
    private written: string[] | null = null;
    private pack: PdfDocumentReference | null = null;

    /** Output of the library: for each object a line before it, the object, and a line after it. */
    override _write(data: string | Buffer): void {
      if (this.written) this.written.push(String(data));
      else super._write(data);
    }

    override _refEnd(object: PdfDocumentReference): void {
      if (this.written) this.packed.push({ id: object.id, text: this.written[1] ?? '' });
      if (this.written) this.written = [];
      super._refEnd(object);
    }

    override endMarkings(): void {
      this.written = [];
      super.endMarkings();
      this.written = null;
      let length = 0;
      const places = this.packed.map(({ id, text }) => {
        const place = `${id} ${length}`;
        length += text.length + 1;
        return place;
      });
      const head = `${places.join(' ')}\n`;
      this.pack = this.ref({ Type: 'ObjStm', N: this.packed.length, First: head.length });
      this.pack.end(Buffer.from(head + this.packed.map(({ text }) => `${text}\n`).join(''), 'binary'));
    }

    override _finalize(): void {
      // Reset, because the cross-reference stream is an object itself, and ending it would finalize the file a second time.
      this._ended = false;
      const [start, size] = [this._offset, this._offsets.length + 2];
      const table = this.ref({
        Type: 'XRef',
        Size: size,
        W: FIELDS,
        Root: this._root,
        Info: this._info,
        ID: [this._id, this._id],
      });
      const entries: Entry[] = [
        [0, 0, 65_535],
        ...this._offsets.map((offset): Entry => [1, offset ?? start, 0]),
      ];
      this.packed.forEach(({ id }, place) => {
        entries[id] = [2, this.pack?.id ?? 0, place];
      });
      table.end(buildObjectTable(entries));
      for (const line of ['startxref', String(start), '%%EOF']) this._write(line);
      this.push(null);
    }
  };
