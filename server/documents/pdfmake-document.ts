/** The file with its text marked: each piece of a page is told to belong to a part of the text, or to none. */
import type {
  Artifact,
  DocumentClass,
  SealInText,
  TaggedDocumentClass,
  TaggedFile,
  TextOptions,
} from './pdfmake-inside';
import { added, type Part, type Reference, writeStructure } from './structure';

/** A link, or the piece of it on one line. */
interface Area {
  link: Part;
  said: string;
  to: Pick<TextOptions, 'link' | 'goTo'>;
  x: number;
  y: number;
  width: number;
  height: number;
}

export const markedDocument = (Base: DocumentClass): TaggedDocumentClass =>
  class PDFDocument extends Base implements TaggedFile {
    readonly whole: Part = { tag: 'Document', kids: [] };
    speaker: Part | Artifact = 'Pagination';
    seal: SealInText | null = null;
    private open: Part | Artifact | null = null;
    /** Of the page that is drawn. */
    private areas: Area[] = [];

    mark(next: Part | Artifact): void {
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

    /** The library makes a link of each Chinese character. Here one that goes to the same place goes on, line by line. */
    private linked(speaker: Part, text: string, x: number, y: number, options: TextOptions): Part {
      const { link, goTo, textWidth } = options;
      const last = this.areas.at(-1);
      const goesOn =
        last && speaker.kids.at(-1) === last.link && last.to.link === link && last.to.goTo === goTo;
      if (goesOn && last.y === y) {
        last.width = x + textWidth - last.x;
        last.said += text;
        return last.link;
      }
      const part = goesOn ? last.link : added(speaker, 'Link');
      const height = this.currentLineHeight();
      this.areas.push({ link: part, said: text, to: { link, goTo }, x, y, width: textWidth, height });
      return part;
    }

    private endPage(): void {
      this.endMark();
      const page = this.page?.dictionary;
      for (const { link, said, to, x, y, width, height } of page ? this.areas : []) {
        const add = ({ annotationRef }: { annotationRef: Reference }) => {
          annotationRef.data.StructParent = this.createStructParentTreeNextKey();
          link.kids.push({ page: page as Reference, annotation: annotationRef });
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
