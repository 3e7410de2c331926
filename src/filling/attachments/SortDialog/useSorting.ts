import { type FileBox, type FileBoxProposal, sortFiles } from '@domain/filing/sort-files';
import { useMemo, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { isOfdAccepted } from '@/utils/officeSettings';
import { describeFileRefusal, type FileUpload, type FormUploads } from '../uploads';
import { useBoxName } from '../useBoxName';

/** File in the dialog, with its field and upload. */
export interface SortedFile {
  file: File;
  /** File field that the file is assigned or was uploaded to. */
  box: FileBox | undefined;
  /** Reason why the file has no field, or why its field refuses it. */
  reason: string | undefined;
  isPlaced: boolean;
  /** Upload in progress or failed; a placed file without one has arrived. */
  upload: FileUpload | undefined;
}

/** Paths of the fields that the person chose, by file; null: the file is left out. */
type Choices = ReadonlyMap<File, string | null>;

export const isReady = ({ box, reason, isPlaced }: SortedFile): boolean =>
  !isPlaced && box !== undefined && !reason;
/** True for a file that is neither attached nor being uploaded. */
export const isLeft = ({ isPlaced, upload }: SortedFile): boolean =>
  !isPlaced || upload?.problem !== undefined;

/** Assigns files to file fields, by their names until the person chooses, and uploads them. */
export function useSorting(files: File[], boxes: FileBox[], uploads: FormUploads) {
  const { t } = useLanguage();
  const nameOf = useBoxName();
  const [chosen, setChosen] = useState<Choices>(new Map());
  const [placed, setPlaced] = useState<ReadonlyMap<File, FileBox>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: proposals change only when files are added
  const proposals = useMemo(() => {
    const open = files.filter((file) => !placed.has(file));
    const made = sortFiles(open, boxes, uploads.taken, isOfdAccepted());
    return new Map(open.map((file, i) => [file, made[i]]));
  }, [files]);

  /** True for a file without a proposal, whatever is chosen for it later, so that no row moves. */
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

  /** Cancels the upload of a file, so that it can go to another field. */
  const takeBack = ({ file, upload }: SortedFile) => {
    if (upload) uploads.cancel(upload);
    choose(file, null);
    setPlaced((all) => new Map([...all].filter(([each]) => each !== file)));
  };

  return { sorted, isUnmatched, choose, putIn, takeBack };
}
