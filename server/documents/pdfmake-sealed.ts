/**
 * Signature placeholder of the seal: a signature dictionary with its bytes left open, its form field, and the field's widget on
 * the page (ISO 32000-1, 12.7.4.5 and 12.8). The visible seal is text and picture of the page; the widget lies over the text.
 */
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, SIG_FLAGS, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import type { SealInText, TaggedDocumentClass, TextOptions } from './pdfmake-internals';
import type { PdfDocumentReference } from './structure';

/** Bytes reserved for a signature with the certificate chain of an authority and a time stamp. */
const SIGNATURE_BYTES = 12 * 1024;
/** Annotation flags: printed and locked (12.5.3). */
const PRINTED_AND_LOCKED = 4 + 128;

type Rectangle = [left: number, bottom: number, right: number, top: number];

const around = (a: Rectangle, b: Rectangle): Rectangle => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

interface Place {
  page: { dictionary: PdfDocumentReference; annotations: PdfDocumentReference[] };
  /** Bounding box of the seal's text, which may have several lines. */
  rectangle: Rectangle;
}

export const createSealedDocumentClass = (Base: TaggedDocumentClass): TaggedDocumentClass =>
  class PDFDocument extends Base {
    private place: Place | null = null;

    override text(text: string, x: number, y: number, options: TextOptions): unknown {
      const { page, seal, speaker } = this;
      if (page && seal && speaker === seal.said) {
        const [right, top] = [x + options.textWidth, page.height - y];
        const line: Rectangle = [x, top - this.currentLineHeight(), right, top];
        this.place = { page, rectangle: around(this.place?.rectangle ?? line, line) };
      }
      return super.text(text, x, y, options);
    }

    /** Adds the signature field at the end of its page: a page is written when the next one begins. */
    private endPlace(): void {
      const { place, seal } = this;
      if (place && seal) this.addField(place, seal);
      this.place = null;
    }

    override addPage(options: object): unknown {
      this.endPlace();
      return super.addPage(options);
    }

    override end(): void {
      this.endPlace();
      super.end();
    }

    private addField({ page, rectangle }: Place, { by, at, reason, field }: SealInText): void {
      const signature = this.ref({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
        ByteRange: [0, ...Array.from({ length: 3 }, () => DEFAULT_BYTE_RANGE_PLACEHOLDER)],
        Contents: Buffer.alloc(SIGNATURE_BYTES),
        Name: Object(by),
        Reason: Object(reason),
        M: new Date(at),
      });
      const [left, bottom, right, top] = rectangle;
      const look = this.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, right - left, top - bottom] });
      const widget = this.ref({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Sig',
        T: Object('seal'),
        TU: Object(field.alt),
        F: PRINTED_AND_LOCKED,
        Rect: rectangle,
        P: page.dictionary,
        V: signature,
        AP: { N: look },
        StructParent: this.createStructParentTreeNextKey(),
      });
      page.annotations.push(widget);
      field.kids.push({ page: page.dictionary, annotation: widget });
      this._root.data.AcroForm = this.ref({
        Fields: [widget],
        SigFlags: SIG_FLAGS.SIGNATURES_EXIST + SIG_FLAGS.APPEND_ONLY,
      });
      look.end(Buffer.alloc(0));
      for (const each of [signature, widget, this._root.data.AcroForm as PdfDocumentReference]) each.end();
    }

    /** Does nothing: the library's own form would require fonts for form fields. */
    override endAcroForm(): void {}
  };
