/**
 * Structure tree of a document beside its pages (ISO 32000-1, 14.7 and 14.8), for screen readers, heading search and
 * text export. Content outside the tree is an artifact of the page.
 */
declare module 'pdfmake/interfaces' {
  interface ContentBase {
    /** Structure tag of a heading, a header cell or a layout table. */
    tag?: 'H1' | 'H2' | 'H3' | 'TH' | 'Div';
    /** Alternative text of a picture or a signature field. */
    alt?: string;
    /** Seal that this text describes; its signature field lies over the text. */
    seal?: { by: string; at: string; reason: string };
  }
}

/** Object of the PDF file. */
export interface PdfDocumentReference {
  id: number;
  data: Record<string, unknown>;
  end(content?: Buffer): void;
}

/** Marked content on a page, by its id on that page (MCID). */
interface DrawnContent {
  page: PdfDocumentReference;
  mcid: number;
}

/** Annotation on a page, such as a link. */
interface AnnotationPlace {
  page: PdfDocumentReference;
  annotation: PdfDocumentReference;
}

export interface StructurePart {
  tag: string;
  kids: (StructurePart | DrawnContent | AnnotationPlace)[];
  /** Alternative text of a picture, and its bounding box. */
  alt?: string;
  box?: number[];
  /** The scope of a head cell of a table. */
  scope?: 'Row' | 'Column';
  columns?: number;
}

export function addStructurePart(
  around: StructurePart,
  tag: string,
  rest: Partial<StructurePart> = {},
): StructurePart {
  const part = { ...rest, tag, kids: [] };
  around.kids.push(part);
  return part;
}

const isPart = (kid: StructurePart | DrawnContent | AnnotationPlace): kid is StructurePart => 'tag' in kid;

/** Removes parts without drawn content, and returns whether anything is left; an empty table cell keeps its place in the row. */
function isSaid(part: StructurePart): boolean {
  part.kids = part.kids.filter((kid) => !isPart(kid) || isSaid(kid));
  return part.kids.length > 0 || part.tag === 'TD' || part.tag === 'TH';
}

/** Part of pdfkit's document that holds the structure tree and the parent tree, which maps marked content and links to parts. */
export interface TreeFile {
  ref(data: object): PdfDocumentReference;
  getStructTreeRoot(): PdfDocumentReference;
  getStructParentTree(): {
    get(key: unknown): unknown[];
    add(key: unknown, part: PdfDocumentReference): void;
  };
}

function buildAttributes({ box, scope, columns }: StructurePart): object {
  if (box) return { A: { O: 'Layout', Placement: 'Block', BBox: box } };
  if (!scope && !columns) return {};
  return { A: { O: 'Table', ...(scope && { Scope: scope }), ...(columns && { ColSpan: columns }) } };
}

function writePart(file: TreeFile, part: StructurePart, parent: PdfDocumentReference): PdfDocumentReference {
  const { tag, alt, kids } = part;
  const page = kids.find((kid) => 'mcid' in kid)?.page;
  const reference = file.ref({
    S: tag,
    P: parent,
    ...(page && { Pg: page }),
    ...(alt && { Alt: Object(alt) }),
    ...buildAttributes(part),
  });
  reference.data.K = kids.map((kid) => {
    if (isPart(kid)) return writePart(file, kid, reference);
    const places = file.getStructParentTree();
    if ('annotation' in kid) {
      places.add(kid.annotation.data.StructParent, reference);
      return { Type: 'OBJR', Obj: kid.annotation, Pg: kid.page };
    }
    places.get(kid.page.data.StructParents)[kid.mcid] = reference;
    return kid.page === page ? kid.mcid : { Type: 'MCR', Pg: kid.page, MCID: kid.mcid };
  });
  reference.end();
  return reference;
}

export function writeStructure(file: TreeFile, whole: StructurePart): void {
  isSaid(whole);
  const root = file.getStructTreeRoot();
  root.data.K = [writePart(file, whole, root)];
}
