import { toFileName } from '@domain/files/names';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '@/utils/beijingTime';
import { createId } from '@/utils/createId';
import { createPicturePdf } from './createPicturePdf';
import { drawPhoto, type QuarterTurns, SHARPNESSES } from './drawPhoto';

/** Photograph of a future PDF page. */
export interface PaperPhoto {
  key: string;
  file: File;
  /** Object URL of the preview. */
  url: string;
  turn: QuarterTurns;
}

/** Maximum pages of a document, which a phone handles without trouble. */
export const PAGES_AT_MOST = 40;
const NAME_AT_MOST = 60;
const MEGABYTE = 1024 * 1024;

/** Rejection for a photo that the browser cannot read. */
export class UnreadablePhoto extends Error {
  constructor(readonly file: File) {
    super(file.name);
  }
}

/** Creates the PDF at the highest sharpness that fits the size limit. */
async function makePaper(photos: readonly PaperPhoto[], bytesAtMost: number): Promise<Blob> {
  let paper = new Blob();
  for (const sharpness of SHARPNESSES) {
    const pages = [];
    // Sequential: a phone lacks the memory for all decoded photos.
    for (const { file, turn } of photos)
      pages.push(
        await drawPhoto(file, turn, sharpness).catch(() => {
          throw new UnreadablePhoto(file);
        }),
      );
    paper = createPicturePdf(pages);
    if (paper.size <= bytesAtMost) break;
  }
  return paper;
}

/** Photographs for one PDF, in the order of its pages. */
export function usePhotoPaper({ label, maxSizeMb }: { label: string; maxSizeMb: number }) {
  const [photos, setPhotos] = useState<PaperPhoto[]>([]);
  const held = useRef(photos);
  held.current = photos;
  useEffect(
    () => () => {
      for (const { url } of held.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const add = (files: File[]) =>
    setPhotos((all) => [
      ...all,
      ...files
        .slice(0, PAGES_AT_MOST - all.length)
        .map((file): PaperPhoto => ({ key: createId(), file, url: URL.createObjectURL(file), turn: 0 })),
    ]);

  const turn = (key: string) =>
    setPhotos((all) =>
      all.map((each) => (each.key === key ? { ...each, turn: ((each.turn + 1) % 4) as QuarterTurns } : each)),
    );

  const remove = (key: string) =>
    setPhotos((all) => {
      for (const each of all) if (each.key === key) URL.revokeObjectURL(each.url);
      return all.filter((each) => each.key !== key);
    });

  /** Moves a photo; negative steps move it towards the beginning. */
  const move = (key: string, steps: number) =>
    setPhotos((all) => {
      const from = all.findIndex((each) => each.key === key);
      const to = from + steps;
      const moved = all[from];
      if (!moved || to < 0 || to >= all.length) return all;
      const rest = all.filter((each) => each.key !== key);
      return [...rest.slice(0, to), moved, ...rest.slice(to)];
    });

  const clear = () => {
    for (const { url } of photos) URL.revokeObjectURL(url);
    setPhotos([]);
  };

  /** Creates the file for the upload field; its name distinguishes files made one after the other. */
  const make = async (now: Date): Promise<File> => {
    const paper = await makePaper(photos, maxSizeMb * MEGABYTE);
    const minute = formatDateTime(now.toISOString()).replace(/\D/g, '');
    return new File([paper], `${toFileName(label, NAME_AT_MOST)}_${minute}.pdf`, { type: paper.type });
  };

  return { photos, add, turn, remove, move, clear, make };
}
