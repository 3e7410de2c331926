import type { Answers } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { useRef } from 'react';
import type { AnswerCell, CellEdit } from '@/filling/draft/changes';
import { isInAnswers, isSameCell, listFileIds } from './fileCells';
import { addInChosenOrder, type ChosenOrder, setChosenPosition } from './order';
import type { FileUpload } from './uploads';
import { getSeenFile, saveFileInfo } from './useFileInfo';

interface FilledForm {
  answers: Answers;
  edit(edits: CellEdit[]): void;
}

/** Destination of a file. */
export type FileDestination = Pick<FileUpload, 'cell' | 'hadRow' | 'place' | 'replaces'>;

/** Adds files to the answers of a form as they are when each arrives. `latest`: the form, `answers`: those that it shows. */
export function useAttachedFiles(latest: { readonly current: FilledForm }, answers: Answers) {
  // Files may arrive faster than the form renders: keep each until the answers contain it.
  const arrived = useRef<{ cell: AnswerCell; id: string }[]>([]);
  arrived.current = arrived.current.filter(({ cell, id }) => !listFileIds(cell, answers).includes(id));
  const order = useRef<ChosenOrder>(new Map());
  const chosen = useRef(0);

  /** The files of an answer, with those that the form does not show yet. */
  const listHeld = (cell: AnswerCell): string[] => {
    const unseen = arrived.current.filter((each) => isSameCell(each.cell, cell)).map(({ id }) => id);
    return unseen.reduce(
      (ids, id) => addInChosenOrder(order.current, cell, ids, id),
      listFileIds(cell, latest.current.answers),
    );
  };

  return {
    listHeld,
    /** Position of the next file in the order of choosing. */
    takePlace: (): number => chosen.current++,
    /** Adds a file, and returns whether its row is still there. */
    attach({ cell, hadRow, place, replaces }: FileDestination, info: FileInfo): boolean {
      const { id } = info;
      saveFileInfo(info);
      if (hadRow && !isInAnswers(cell, latest.current.answers)) return false;
      const before = listHeld(cell);
      setChosenPosition(order.current, cell, { id, place });
      const value =
        replaces && before.includes(replaces)
          ? before.map((each) => (each === replaces ? id : each))
          : addInChosenOrder(order.current, cell, before, id);
      arrived.current.push({ cell, id });
      latest.current.edit([{ ...cell, value }]);
      return true;
    },
    /** Finds a file with the same content in the same field. */
    findSame: (cell: AnswerCell, { sha256 }: FileInfo): FileInfo | undefined =>
      listHeld(cell)
        .map(getSeenFile)
        .find((each) => each?.sha256 === sha256),
  };
}
