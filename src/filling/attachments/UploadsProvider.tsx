import type { Answers, FileField, Form, FormScope } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { getMinFileCount, listExpectedFileYears } from '@domain/filing/check';
import { parsePath } from '@domain/filing/paths';
import { listSectionFields } from '@domain/filing/sections';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AnswerCell,
  type CellEdit,
  findRow,
  formatCellKey,
  getRowIdentity,
  getSectionFields,
  getSectionRows,
} from '@/filling/draft/changes';
import { LEFT, UploadError, uploadFile } from '@/services/upload';
import { createId } from '@/utils/createId';
import { getLocale, translate, useLanguage } from '@/utils/language';
import { isBox, listFileBoxes, listFileHashes } from './boxes';
import styles from './index.module.css';
import { addInChosenOrder, type ChosenOrder, setChosenPosition } from './order';
import {
  describeFileRefusal,
  describeUploadFailure,
  type FileUpload,
  type OpenDraft,
  UploadsContext,
} from './uploads';
import { useBoxName } from './useBoxName';
import { useFileDrag } from './useFileDrag';
import { getSeenFile, saveFileInfo } from './useFileInfo';

const SortDialog = lazy(() => import('./SortDialog'));

/** Returns the cell at a path: row indexes change, the identity of the cell does not. null where the row is missing. */
function cellAt(path: string, form: Pick<Form, 'sections'>, filled: Answers): AnswerCell | null {
  const parsed = parsePath(path);
  const section = form.sections.find(({ key }) => key === parsed?.section);
  if (!parsed?.field || !section) return null;
  const cell: AnswerCell = { section: section.key, field: parsed.field };
  if (parsed.row === undefined) return cell;
  const row = getSectionRows(filled, section.key)[parsed.row];
  return row ? { ...cell, row: getRowIdentity(section, row) } : null;
}

/** True if the row of a cell is stored. A row that was stored before and is not any more was deleted. */
const isInAnswers = (cell: AnswerCell, answers: Answers): boolean =>
  cell.row === undefined || findRow(answers, cell.section, cell.row) !== undefined;

/** Returns the file ids in an answer. */
export function listFileIds({ section, row, field }: AnswerCell, answers: Answers): string[] {
  const record = row ? findRow(answers, section, row) : getSectionFields(answers, section);
  const value = record?.[field];
  return Array.isArray(value) ? value.map(String) : [];
}

interface UploadsProviderProps {
  /** The form. Without a scope the visible fields are unknown, so dropped files are ignored. */
  session: {
    form: Pick<Form, 'sections'>;
    answers: Answers;
    filled: Answers;
    scope?: FormScope;
    edit(edits: CellEdit[]): void;
  };
  /** Called with true while files are being uploaded. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  draft?: OpenDraft | undefined;
  children: ReactNode;
}

interface Arrived {
  cell: AnswerCell;
  id: string;
}

/** Destination of an upload's file. */
type Arrival = Pick<FileUpload, 'cell' | 'hadRow' | 'place' | 'replaces'>;

const isSame = (one: AnswerCell, other: AnswerCell) => formatCellKey(one) === formatCellKey(other);

/**
 * Provides the uploads of a form. They continue while the person moves between sections, and each file is added to the
 * answers as they are by then. Leaving the form aborts them.
 */
export default function UploadsProvider({ session, onBusy, draft, children }: UploadsProviderProps) {
  const { t } = useLanguage();
  const [uploads, setUploads] = useState<FileUpload[]>([]);
  const [told, tell] = useState('');
  const [unsorted, setUnsorted] = useState<File[]>([]);
  const latest = useRef(session);
  latest.current = session;
  // Files may arrive faster than the form renders: keep each until the answers contain it.
  const arrived = useRef<Arrived[]>([]);
  arrived.current = arrived.current.filter(
    ({ cell, id }) => !listFileIds(cell, session.answers).includes(id),
  );
  const flying = useRef(new Map<string, FileUpload>());
  const order = useRef<ChosenOrder>(new Map());
  const chosen = useRef(0);

  useEffect(() => {
    const all = flying.current;
    return () => {
      for (const { stop } of all.values()) stop.abort(LEFT);
    };
  }, []);

  const patch = (key: string, change: Partial<FileUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  /** The files of an answer, with those that the form does not show yet. */
  const held = (cell: AnswerCell): string[] => {
    const unseen = arrived.current.filter((each) => isSame(each.cell, cell)).map(({ id }) => id);
    return unseen.reduce(
      (ids, id) => addInChosenOrder(order.current, cell, ids, id),
      listFileIds(cell, latest.current.answers),
    );
  };

  const takenBy = (cell: AnswerCell): number =>
    held(cell).length +
    [...flying.current.values()].filter((each) => isSame(each.cell, cell) && !each.replaces).length;

  const attach = ({ cell, hadRow, place, replaces }: Arrival, info: FileInfo) => {
    const { id, name } = info;
    saveFileInfo(info);
    if (hadRow && !isInAnswers(cell, latest.current.answers)) return;
    tell(translate('forms.file.arrived', { name }));
    const before = held(cell);
    setChosenPosition(order.current, cell, { id, place });
    const value =
      replaces && before.includes(replaces)
        ? before.map((each) => (each === replaces ? id : each))
        : addInChosenOrder(order.current, cell, before, id);
    arrived.current.push({ cell, id });
    latest.current.edit([{ ...cell, value }]);
  };

  /** Finds a file with the same content in the same field. */
  const sameIn = (cell: AnswerCell, { sha256 }: FileInfo): FileInfo | undefined =>
    held(cell)
      .map(getSeenFile)
      .find((each) => each?.sha256 === sha256);

  const wait = (key: string, isWaiting: boolean) => {
    const waiting = translate('forms.file.waiting');
    patch(key, { isWaiting });
    tell((before) => (isWaiting ? waiting : before === waiting ? '' : before));
  };

  const send = async (upload: FileUpload) => {
    const { key, file, stop } = upload;
    flying.current.set(key, upload);
    onBusy?.(true);
    try {
      const info = await uploadFile(file, {
        language: getLocale(),
        signal: stop.signal,
        onProgress: (percent) => patch(key, { percent }),
        onWaiting: (isWaiting) => wait(key, isWaiting),
      });
      if (stop.signal.aborted) return;
      const same = sameIn(upload.cell, info);
      if (same) return patch(key, { problem: translate('forms.file.same', { name: same.name }) });
      attach(upload, info);
      drop(key);
    } catch (error) {
      if (error instanceof UploadError && error.reason === 'aborted') drop(key);
      else patch(key, describeUploadFailure(error, file));
    } finally {
      flying.current.delete(key);
      onBusy?.(flying.current.size > 0);
    }
  };

  const add = (path: string, field: FileField, files: File[], replaces?: string) => {
    const { form, filled, answers } = latest.current;
    const cell = cellAt(path, form, filled);
    if (!cell) return;
    let taken = takenBy(cell) - (replaces ? 1 : 0);
    const hadRow = isInAnswers(cell, answers);
    const fresh = files.map((file): FileUpload => {
      const problem = describeFileRefusal(file, field, taken);
      if (!problem) taken += 1;
      const stop = new AbortController();
      const place = chosen.current++;
      return {
        key: createId(),
        cell,
        hadRow,
        place,
        replaces,
        file,
        percent: 0,
        stop,
        ...(problem && { problem }),
      };
    });
    const names = new Set(files.map(({ name }) => name));
    const stays = (upload: FileUpload) =>
      !upload.problem || !isSame(upload.cell, cell) || !names.has(upload.file.name);
    setUploads((all) => [...all.filter(stays), ...fresh]);
    for (const upload of fresh) if (!upload.problem) void send(upload);
  };

  const retry = ({ problem: _, isRetryable: __, ...upload }: FileUpload) => {
    const again: FileUpload = { ...upload, stop: new AbortController() };
    setUploads((all) => all.map((each) => (each.key === upload.key ? again : each)));
    void send(again);
  };

  const cancel = (upload: FileUpload) => {
    if (upload.problem) drop(upload.key);
    else upload.stop.abort();
  };

  const at = (path: string): FileUpload[] => {
    const { form, filled } = latest.current;
    const cell = cellAt(path, form, filled);
    return cell ? uploads.filter((upload) => isSame(upload.cell, cell)) : [];
  };

  const taken = (path: string): number => {
    const { form, filled } = latest.current;
    const cell = cellAt(path, form, filled);
    return cell ? takenBy(cell) : 0;
  };

  const asks = (field: FileField) => {
    const { scope } = latest.current;
    return scope
      ? { fewest: getMinFileCount(field, scope), years: listExpectedFileYears(field, scope) }
      : { fewest: 0, years: [] };
  };

  const boxes = () => {
    const { form, filled, scope } = latest.current;
    return scope ? listFileBoxes(form.sections, filled, scope) : [];
  };
  const boxAt = (path: string) => boxes().find((box) => box.path === path);
  const nameOf = useBoxName();
  const twinOf = (path: string, { sha256 }: FileInfo): string | undefined => {
    const twin = boxes().find((box) => {
      const same = listFileHashes(box, latest.current.filled, getSeenFile).filter((each) => each === sha256);
      return same.length > (box.path === path ? 1 : 0);
    });
    return twin && nameOf(twin);
  };
  const sort = (files: File[]) => {
    if (boxes().length > 0) setUnsorted((before) => [...before, ...files]);
  };
  useFileDrag(sort);
  const canSort =
    session.scope !== undefined &&
    session.form.sections.some((section) => listSectionFields(section).some(isBox));

  const attachAt = (path: string, files: FileInfo[]) => {
    const { form, filled, answers } = latest.current;
    const cell = cellAt(path, form, filled);
    if (!cell) return;
    const hadRow = isInAnswers(cell, answers);
    for (const info of files) attach({ cell, hadRow, place: chosen.current++ }, info);
  };

  const isBusy = uploads.some(({ problem }) => !problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the latest form; typing must not redraw file fields
  const value = useMemo(
    () => ({
      isBusy,
      at,
      add,
      taken,
      asks,
      boxAt,
      twinOf,
      sort: canSort ? sort : undefined,
      retry,
      cancel,
      attach: attachAt,
      tell,
      draft,
    }),
    [uploads, draft?.program, draft?.id],
  );
  return (
    <UploadsContext.Provider value={value}>
      {children}
      {canSort && (
        <div className={styles.anywhere} aria-hidden="true">
          {t('forms.sort.anywhere')}
        </div>
      )}
      {unsorted.length > 0 && (
        <Suspense fallback={null}>
          <SortDialog
            files={unsorted}
            boxes={boxes()}
            uploads={value}
            onMore={sort}
            onClose={() => setUnsorted([])}
          />
        </Suspense>
      )}
      <div role="status" className="visually-hidden">
        {told}
      </div>
    </UploadsContext.Provider>
  );
}
