/**
 * Text of a PDF with its places, as the browser reads it. Lengths are points of 1/72 inch from the upper left corner of the page as it is
 * shown. A paper can be made to be misread: text that nobody sees is marked here, and nothing read from it is ever preselected.
 */

/** Reason to distrust a piece of text. */
export const TEXT_DOUBTS = ['tiny', 'off_page', 'overlapping', 'unseen', 'layer'] as const;
export type TextDoubt = (typeof TEXT_DOUBTS)[number];

export interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  doubt?: TextDoubt | undefined;
}

export interface PageText {
  width: number;
  height: number;
  pieces: TextPiece[];
}

/** Limits of a paper that is read; `secondsOfScan` for each page whose text is recognised. */
export const PAPER_LIMITS = {
  megabytes: 50,
  pages: 200,
  seconds: 30,
  piecesOfPage: 6000,
  scannedPages: 20,
  secondsOfScan: 60,
} as const;

/** Height below which nobody reads a text, in points. */
const TINY = 3;
/** Share of the smaller of two pieces that another may cover before one of them is taken for hidden. */
const OVERLAP = 0.5;
/** Difference of brightness, of 255, below which a text cannot be told from its ground. */
const CONTRAST = 28;

function findShapeDoubt({ x, y, width, height }: TextPiece, page: PageText): TextDoubt | undefined {
  if (height < TINY) return 'tiny';
  const [middle, centre] = [x + width / 2, y + height / 2];
  const isOnPage = middle >= 0 && middle <= page.width && centre >= 0 && centre <= page.height;
  return isOnPage ? undefined : 'off_page';
}

function computeOverlap(a: TextPiece, b: TextPiece): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(a.width * a.height, b.width * b.height));
}

/** Indexes of pieces that lie over another text; the same text twice, as bold type is imitated, is no doubt. */
function listOverlapping(pieces: readonly TextPiece[]): Set<number> {
  const found = new Set<number>();
  const order = pieces.map((piece, at) => ({ piece, at })).sort((a, b) => a.piece.y - b.piece.y);
  for (const [place, { piece, at }] of order.entries())
    for (let next = place + 1; next < order.length; next++) {
      const other = order[next] as (typeof order)[number];
      if (other.piece.y > piece.y + piece.height) break;
      if (other.piece.text !== piece.text && computeOverlap(piece, other.piece) > OVERLAP)
        found.add(at).add(other.at);
    }
  return found;
}

/** Marks text that is too small, off the page or over other text. */
export function markDoubtfulText(page: PageText): PageText {
  const shaped = page.pieces
    .filter(({ text }) => text.trim() !== '')
    .map((piece) => ({ ...piece, doubt: findShapeDoubt(piece, page) ?? piece.doubt }));
  const overlapping = listOverlapping(shaped);
  const pieces = shaped.map((piece, at) =>
    piece.doubt || !overlapping.has(at) ? piece : { ...piece, doubt: 'overlapping' as const },
  );
  return { ...page, pieces };
}

/** Picture of a page: RGBA bytes, row by row. */
export interface PagePixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** True where the box of the text has one colour: white on white, covered by a picture, clipped or transparent. */
function isUniform(piece: TextPiece, page: PageText, { data, width, height }: PagePixels): boolean {
  const scale = width / page.width;
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)));
  const [left, right] = [clamp(piece.x, width), clamp(piece.x + piece.width, width)];
  const [top, bottom] = [clamp(piece.y, height), clamp(piece.y + piece.height, height)];
  let [darkest, brightest] = [255, 0];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4;
      const light = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10;
      darkest = Math.min(darkest, light);
      brightest = Math.max(brightest, light);
    }
  return brightest - darkest < CONTRAST;
}

/** Marks text that the picture of the page does not show. `hasLayer`: the page has text without ink, as scans with recognised text do. */
export function markUnseenText(page: PageText, pixels: PagePixels, hasLayer: boolean): PageText {
  const doubtIn = (piece: TextPiece): TextDoubt | undefined => {
    if (isUniform(piece, page, pixels)) return 'unseen';
    return hasLayer ? 'layer' : undefined;
  };
  return {
    ...page,
    pieces: page.pieces.map((piece) => ({ ...piece, doubt: piece.doubt ?? doubtIn(piece) })),
  };
}
