/**
 * The tree of a large paper has more objects than everything else in the file, each some eighty bytes of plain text. They
 * are packed into one stream, and the table of objects is a stream as well (ISO 32000-1, 7.5.7 and 7.5.8).
 */
import type { DocumentClass } from './pdfmake-inside';
import type { Reference } from './structure';

interface Packed {
  id: number;
  text: string;
}

/** In the table of objects: where one lies in the file, or in which stream at which place. */
type Entry = [kind: 0 | 1 | 2, where: number, place: number];

const FIELDS: Entry = [1, 4, 4];

const tableOf = (entries: Entry[]): Buffer => {
  const size = FIELDS[0] + FIELDS[1] + FIELDS[2];
  const table = Buffer.alloc(entries.length * size);
  entries.forEach(([kind, where, place], i) => {
    table.writeUInt8(kind, i * size);
    table.writeUInt32BE(where, i * size + FIELDS[0]);
    table.writeUInt32BE(place, i * size + FIELDS[0] + FIELDS[1]);
  });
  return table;
};

export const packingDocument = (Base: DocumentClass): DocumentClass =>
  class PDFDocument extends Base {
    private packed: Packed[] = [];
    private written: string[] | null = null;
    private pack: Reference | null = null;

    /** What the library writes here: a line before, one with the object, and one after it. */
    override _write(data: string | Buffer): void {
      if (this.written) this.written.push(String(data));
      else super._write(data);
    }

    override _refEnd(object: Reference): void {
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
      // The table is an object itself, and with it the file would be at its end once more.
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
      table.end(tableOf(entries));
      for (const line of ['startxref', String(start), '%%EOF']) this._write(line);
      this.push(null);
    }
  };
