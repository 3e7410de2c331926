/** Builds PDFs byte by byte: objects with a correct cross-reference table. */

/** Page tree of one blank page: the minimum that readers open. */
const ONE_PAGE = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
];

interface PdfParts {
  /** Content of the objects, numbered from 1; Root is the first. */
  objects?: (string | Buffer)[];
  /** Entries of the trailer besides Root and Size. */
  trailer?: string;
  /** Bytes before the header. */
  before?: string;
}

const latin = (text: string | Buffer): Buffer =>
  typeof text === 'string' ? Buffer.from(text, 'latin1') : text;

/** Builds an object that is a stream. */
export const createPdfStream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([latin(`<<${dictionary}/Length ${bytes.length}>>stream\n`), bytes, latin('\nendstream')]);

export function createSamplePdf({ objects = ONE_PAGE, trailer = '', before = '' }: PdfParts = {}): Buffer {
  const parts = [latin('%PDF-1.7\n')];
  const lengthSoFar = () => parts.reduce((sum, { length }) => sum + length, 0);
  const offsets = objects.map((content, i) => {
    const offset = lengthSoFar();
    parts.push(latin(`${i + 1} 0 obj`), latin(content), latin('endobj\n'));
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const directoryAt = lengthSoFar();
  parts.push(
    latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`),
    latin(`trailer<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${directoryAt}\n%%EOF\n`),
  );
  return Buffer.concat([latin(before), ...parts]);
}

/** Builds a page with further objects, numbered from 4. */
export const addPdfObjects = (...more: (string | Buffer)[]): Buffer =>
  createSamplePdf({ objects: [...ONE_PAGE, ...more] });
