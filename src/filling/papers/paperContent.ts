/** Content read from a paper, with the pictures of the pages on which something was found. */
import type { PaperReading } from '@domain/papers/proposals';

export interface PagePicture {
  url: string;
  /** Size of the page in points. */
  width: number;
  height: number;
}

export interface PaperContent {
  reading: PaperReading;
  pictures: ReadonlyMap<number, PagePicture>;
}

export const releasePictures = ({ pictures }: PaperContent): void => {
  for (const { url } of pictures.values()) URL.revokeObjectURL(url);
};
