import { type FileBox, type FileBoxProposal, sortFiles } from '@domain/filing/sort-files';
import { useMemo, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { isOfdAccepted } from '@/utils/officeSettings';
import { describeFileRefusal, type FileUpload, type FormUploads } from '../uploads';
import { useBoxName } from '../useBoxName';

/** A file of the dialog, and what becomes of it. */
export interface SortedFile {
  file: File;
  /** The box that it goes to, or went to. */
  box: FileBox | undefined;
  /** The reason why it goes to none, or does not go to this one. */
  reason: string | undefined;
  isPlaced: boolean;
  /** On its way, or failed; a placed file without one has arrived. */
  upload: FileUpload | undefined;
}

/** Boxes by file, as somebody chose them; null: to be left out. */
type Choices = ReadonlyMap<File, string | null>;

export const isReady = ({ box, reason, isPlaced }: SortedFile): boolean =>
  !isPlaced && box !== undefined && !reason;
/** Neither there nor on its way. */
export const isLeft = ({ isPlaced, upload }: SortedFile): boolean =>
  !isPlaced || upload?.problem !== undefined;

/** Files with their boxes: as proposed by their names, until somebody chooses; and the way to put them in. */
export function useSorting(files: File[], boxes: FileBox[], uploads: FormUploads) {
  const { t } = useLanguage();
  const nameOf = useBoxName();
  const [chosen, setChosen] = useState<Choices>(new Map());
  const [placed, setPlaced] = useState<ReadonlyMap<File, FileBox>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a proposal stays while its file waits; only more files make new ones
  const proposals = useMemo(() => {
    const open = files.filter((file) => !placed.has(file));
    const made = sortFiles(open, boxes, uploads.taken, isOfdAccepted());
    return new Map(open.map((file, i) => [file, made[i]]));
  }, [files]);

  /** A file without a proposal; it stays one of these whatever is chosen for it, so that no row moves. */
  const isUnmatched = (file: File): boolean => {
    const proposal = proposals.get(file);
    return proposal !== undefined && proposal.reason !== null;
  };

  const wordsOf = (file: File, { box, reason }: FileBoxProposal): string | undefined => {
    if (reason === 'unknown' || reason === 'several') return t(`forms.sort.${reason}`);
    if (!box) return undefined;
    const refusal =
      describeFileRefusal(file, box.field, uploads.taken(box.path)) ??
      t('forms.file.tooMany', { limit: box.field.maxFiles });
    return t('forms.sort.nearest', { box: nameOf(box), reason: refusal });
  };

  const coming = new Map<string, number>();
  const sorted = files.map((file): SortedFile => {
    const at = placed.get(file);
    if (at) {
      const upload = uploads.at(at.path).find((each) => each.file === file);
      return { file, box: at, reason: undefined, isPlaced: true, upload };
    }
    const none = { file, box: undefined, isPlaced: false, upload: undefined };
    const proposal = proposals.get(file);
    const choice = chosen.get(file);
    if (choice === undefined && proposal?.reason) return { ...none, reason: wordsOf(file, proposal) };
    const path = choice === undefined ? proposal?.box?.path : choice;
    const box = boxes.find((each) => each.path === path);
    if (!box) return { ...none, reason: undefined };
    const before = coming.get(box.path) ?? 0;
    const reason = describeFileRefusal(file, box.field, uploads.taken(box.path) + before);
    if (!reason) coming.set(box.path, before + 1);
    return { ...none, box, reason };
  });

  const choose = (file: File, path: string | null) => setChosen((all) => new Map(all).set(file, path));

  const putIn = () => {
    const ready = sorted.filter(isReady);
    for (const box of new Set(ready.map((each) => each.box)))
      if (box) {
        const own = ready.filter((each) => each.box === box).map(({ file }) => file);
        uploads.add(box.path, box.field, own);
      }
    setPlaced(
      (all) => new Map([...all, ...ready.flatMap(({ file, box }) => (box ? [[file, box] as const] : []))]),
    );
  };

  /** Stops it, or gives up on it: it may go to another box. */
  const takeBack = ({ file, upload }: SortedFile) => {
    if (upload) uploads.cancel(upload);
    choose(file, null);
    setPlaced((all) => new Map([...all].filter(([each]) => each !== file)));
  };

  return { sorted, isUnmatched, choose, putIn, takeBack };
}
