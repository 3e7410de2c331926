/** How the contents of a file are shown beside the page. Others are downloaded. */
export type Kind = 'paper' | 'picture' | 'text' | 'other';

const PICTURES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};
const TEXTS = new Set(['txt', 'csv', 'md']);

export function kindOf(extension: string): Kind {
  if (extension === 'pdf') return 'paper';
  if (Object.hasOwn(PICTURES, extension)) return 'picture';
  return TEXTS.has(extension) ? 'text' : 'other';
}

/** The server gives every file as bytes to be kept, so that none is run; a picture is told to the browser as one. */
export const asPicture = (blob: Blob, extension: string): Blob =>
  new Blob([blob], { type: PICTURES[extension] ?? '' });
