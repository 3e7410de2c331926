import { toFileName } from '@domain/files/names';
import { useEffect, useRef, useState } from 'react';
import {
  drawPhoto,
  findCornersInPhoto,
  type PhotoTreatment,
  PREVIEW,
  type QuarterTurns,
  SHARPNESSES,
} from '@/filling/photos/drawPhoto';
import { type SheetCorners, WHOLE_PICTURE } from '@/filling/photos/quad';
import { formatDateTime } from '@/utils/beijingTime';
import { createId } from '@/utils/createId';
import { createPicturePdf } from './createPicturePdf';

/** Photograph of a future PDF page. */
export interface PaperPhoto extends PhotoTreatment {
  key: string;
  file: File;
  /** Object URL of the photograph as it was taken. */
  url: string;
  /** Object URL of the page that it becomes; absent until it is drawn, and where the browser cannot read the photograph. */
  page?: string;
  /** True where the browser cannot read the photograph. */
  isUnreadable?: true;
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
    for (const photo of photos)
      pages.push(
        await drawPhoto(photo.file, photo, sharpness).catch(() => {
          throw new UnreadablePhoto(photo.file);
        }),
      );
    paper = createPicturePdf(pages);
    if (paper.size <= bytesAtMost) break;
  }
  return paper;
}

const release = ({ url, page }: PaperPhoto): void => {
  URL.revokeObjectURL(url);
  if (page) URL.revokeObjectURL(page);
};

/** Photographs for one PDF, in the order of its pages. */
export function usePhotoPaper({ label, maxSizeMb }: { label: string; maxSizeMb: number }) {
  const [photos, setPhotos] = useState<PaperPhoto[]>([]);
  const held = useRef(photos);
  held.current = photos;
  useEffect(() => () => held.current.forEach(release), []);

  const patch = (key: string, change: Partial<PaperPhoto>) =>
    setPhotos((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  /** Draws the page of a photo anew, and keeps it unless the photo was changed or removed meanwhile. */
  const redraw = async (photo: PaperPhoto) => {
    const drawn = await drawPhoto(photo.file, photo, PREVIEW).catch(() => undefined);
    if (!drawn) return;
    const present = held.current.find(({ key }) => key === photo.key);
    const isSame =
      present?.turn === photo.turn &&
      present.corners === photo.corners &&
      present.isEvened === photo.isEvened;
    if (!present || !isSame) return;
    if (present.page) URL.revokeObjectURL(present.page);
    patch(photo.key, { page: URL.createObjectURL(drawn.blob) });
  };

  const treat = (key: string, change: Partial<PhotoTreatment>) => {
    const present = held.current.find((each) => each.key === key);
    if (!present) return;
    const changed = { ...present, ...change };
    held.current = held.current.map((each) => (each.key === key ? changed : each));
    patch(key, change);
    void redraw(changed);
  };

  const setUnreadable = (key: string) => patch(key, { isUnreadable: true });

  const add = async (files: File[]) => {
    const fresh = files.slice(0, PAGES_AT_MOST - held.current.length).map(
      (file): PaperPhoto => ({
        key: createId(),
        file,
        url: URL.createObjectURL(file),
        turn: 0,
        corners: WHOLE_PICTURE,
        isEvened: true,
      }),
    );
    held.current = [...held.current, ...fresh];
    setPhotos(held.current);
    for (const { key, file } of fresh) {
      const corners = await findCornersInPhoto(file).catch(() => undefined);
      if (corners) treat(key, { corners });
    }
  };

  const turn = (key: string) => {
    const present = held.current.find((each) => each.key === key);
    if (present) treat(key, { turn: ((present.turn + 1) % 4) as QuarterTurns });
  };

  const remove = (key: string) =>
    setPhotos((all) => {
      for (const each of all) if (each.key === key) release(each);
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
    photos.forEach(release);
    setPhotos([]);
  };

  /** Creates the file for the upload field; its name distinguishes files made one after the other. */
  const make = async (now: Date): Promise<File> => {
    const paper = await makePaper(photos, maxSizeMb * MEGABYTE);
    const minute = formatDateTime(now.toISOString()).replace(/\D/g, '');
    return new File([paper], `${toFileName(label, NAME_AT_MOST)}_${minute}.pdf`, { type: paper.type });
  };

  const setCorners = (key: string, corners: SheetCorners) => treat(key, { corners });
  const findAgain = async (photo: PaperPhoto): Promise<SheetCorners> =>
    findCornersInPhoto(photo.file).catch(() => WHOLE_PICTURE);
  const setEvened = (key: string, isEvened: boolean) => treat(key, { isEvened });

  return { photos, add, setUnreadable, turn, setCorners, findAgain, setEvened, remove, move, clear, make };
}
