import type { Answers, FileField, Form, FormScope } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { getMinFileCount, listExpectedFileYears } from '@domain/filing/check';
import { listSectionFields } from '@domain/filing/sections';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { CellEdit } from '@/filling/draft/changes';
import { translate, useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { isBox, listFileBoxes, listFileHashes } from './boxes';
import { findFileCell, isInAnswers, isSameCell } from './fileCells';
import styles from './index.module.css';
import { type OpenDraft, UploadsContext } from './uploads';
import { type FileDestination, useAttachedFiles } from './useAttachedFiles';
import { useBoxName } from './useBoxName';
import { useFileDrag } from './useFileDrag';
import { getSeenFile } from './useFileInfo';
import { useUploads } from './useUploads';

const SortDialog = lazyWithRetry(() => import('./SortDialog'));

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

/**
 * Provides the uploads of a form. They continue while the person moves between sections, and each file is added to the
 * answers as they are by then. Leaving the form aborts them.
 */
export default function UploadsProvider({ session, onBusy, draft, children }: UploadsProviderProps) {
  const { t } = useLanguage();
  const [told, tell] = useState('');
  const [unsorted, setUnsorted] = useState<File[]>([]);
  const latest = useRef(session);
  latest.current = session;
  const attached = useAttachedFiles(latest, session.answers);
  const attach = (destination: FileDestination, info: FileInfo) => {
    if (attached.attach(destination, info)) tell(translate('forms.file.arrived', { name: info.name }));
  };
  const { uploads, countTaken, add, retry, cancel } = useUploads({
    attached,
    onBusy,
    onArrived: attach,
    tell,
  });

  /** The cell at a path, and whether its row is stored. */
  const locate = (path: string) => {
    const { form, filled, answers } = latest.current;
    const cell = findFileCell(path, form, filled);
    return cell && { cell, hadRow: isInAnswers(cell, answers) };
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

  const isBusy = uploads.some(({ problem }) => !problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the latest form; typing must not redraw file fields
  const value = useMemo(
    () => ({
      isBusy,
      at(path: string) {
        const place = locate(path);
        return place ? uploads.filter(({ cell }) => isSameCell(cell, place.cell)) : [];
      },
      add(path: string, field: FileField, files: File[], replaces?: string) {
        const place = locate(path);
        if (place) add({ ...place, field, files, replaces });
      },
      taken(path: string) {
        const place = locate(path);
        return place ? countTaken(place.cell) : 0;
      },
      asks,
      boxAt,
      twinOf,
      sort: canSort ? sort : undefined,
      retry,
      cancel,
      attach(path: string, files: FileInfo[]) {
        const place = locate(path);
        if (!place) return;
        for (const info of files) attach({ ...place, place: attached.takePlace() }, info);
      },
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
