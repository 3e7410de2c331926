/**
 * A PDF of photographs, one on each page of A4, upright or across as the picture is. Written by hand: a JPEG goes into a PDF
 * as it is, and a library for it would be larger than the whole page of the phone.
 */
import type { PhotoPage } from '@/filling/photos/drawPhoto';

/** A4 in points of 1/72 inch. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 14;

interface Sheet {
  width: number;
  height: number;
  /** Position of the picture: centred, as large as fits. */
  place: { x: number; y: number; width: number; height: number };
}

function sheetFor({ width, height }: Pick<PhotoPage, 'width' | 'height'>): Sheet {
  const isAcross = width > height;
  const [sheetWidth, sheetHeight] = isAcross ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min((sheetWidth - 2 * MARGIN) / width, (sheetHeight - 2 * MARGIN) / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const place = {
    x: (sheetWidth - drawnWidth) / 2,
    y: (sheetHeight - drawnHeight) / 2,
    width: drawnWidth,
    height: drawnHeight,
  };
  return { width: sheetWidth, height: sheetHeight, place };
}

const points = (...values: number[]): string => values.map((value) => value.toFixed(2)).join(' ');

type PdfPart = string | Uint8Array;

const stream = (dictionary: string, content: PdfPart): PdfPart[] => [
  `<<${dictionary}/Length ${content.length}>>stream\n`,
  content,
  '\nendstream',
];

/** The three PDF objects of a page; `number` is that of the first. */
function pageObjects(picture: PhotoPage, number: number): PdfPart[][] {
  const { width, height, place } = sheetFor(picture);
  const drawing = `q ${points(place.width, 0, 0, place.height, place.x, place.y)} cm /P Do Q`;
  const box = `/MediaBox[0 0 ${points(width, height)}]`;
  const image = `/Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}`;
  return [
    [
      `<</Type/Page/Parent 2 0 R${box}/Contents ${number + 1} 0 R/Resources<</XObject<</P ${number + 2} 0 R>>>>>>`,
    ],
    stream('', drawing),
    stream(`${image}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`, picture.jpeg),
  ];
}

const OBJECTS_BEFORE_PAGES = 2;
const OBJECTS_OF_A_PAGE = 3;

export function createPicturePdf(pictures: readonly PhotoPage[]): Blob {
  const numbers = pictures.map((_, i) => OBJECTS_BEFORE_PAGES + 1 + i * OBJECTS_OF_A_PAGE);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const objects: PdfPart[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [`<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`],
    ...pictures.flatMap((picture, i) => pageObjects(picture, numbers[i] as number)),
  ];
  const parts: PdfPart[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (...more: PdfPart[]) => {
    parts.push(...more);
    length += more.reduce((sum, part) => sum + part.length, 0);
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(length);
    add(`${i + 1} 0 obj\n`, ...object, '\nendobj\n');
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const directoryAt = length;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${directoryAt}\n%%EOF\n`);
  return new Blob(parts as BlobPart[], { type: 'application/pdf' });
}
