import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { isInField, isPressed } from '@/utils/shortcuts';
import { PANEL_ID, type ViewedFile, ViewerContext } from './context';
import styles from './index.module.css';

const ViewerPanel = lazyWithRetry(() => import('./ViewerPanel'));

const NONE: ViewedFile[] = [];

/** Offset in pixels below the sticky header from which an attachment counts as being read. */
const READ_FROM_PX = 100;

/** Index of the attachment beside the text being read: the first whose name is not above the viewport. */
function placeAtReading(files: ViewedFile[]): number {
  const names = [...document.querySelectorAll<HTMLElement>('[data-file]')];
  const here = names.find((name) => name.getBoundingClientRect().bottom > READ_FROM_PX) ?? names.at(-1);
  return Math.max(
    0,
    files.findIndex(({ id }) => id === here?.dataset.file),
  );
}

interface Props {
  /** The attachments of the page in their order; one that is not among them is shown alone. */
  files?: ViewedFile[];
  /** Called with each file shown. */
  onShown?(file: ViewedFile): void;
  children: ReactNode;
}

/**
 * Viewer that shows one attachment at a time beside the page. Keys: N opens the attachment of the field being read, N and P
 * step to the next and the previous one, Escape closes the viewer and returns the focus. The viewer is not modal: the page
 * stays visible and usable.
 */
export default function FileViewer({ files = NONE, onShown, children }: Props) {
  const [{ list, place }, setShown] = useState<{ list: ViewedFile[]; place: number | null }>({
    list: NONE,
    place: null,
  });
  const opener = useRef<HTMLElement | null>(null);

  const show = useCallback((among: ViewedFile[], at: number) => {
    if (document.activeElement instanceof HTMLElement) opener.current ??= document.activeElement;
    setShown({ list: among, place: at });
  }, []);
  const open = useCallback(
    (file: ViewedFile) => {
      const at = files.findIndex(({ id }) => id === file.id);
      if (at < 0) show([file], 0);
      else show(files, at);
    },
    [files, show],
  );
  const close = useCallback(() => {
    setShown({ list: NONE, place: null });
    opener.current?.focus();
    opener.current = null;
  }, []);

  const shown = place === null ? undefined : list[place];
  useEffect(() => {
    if (shown) onShown?.(shown);
  }, [shown, onShown]);

  // The open viewer narrows the page: keep the opener in view.
  useEffect(() => {
    if (place !== null) opener.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  // On a narrow screen the viewer covers the page: close it when the focus moves to an element behind it.
  useEffect(() => {
    if (place === null) return;
    const leave = ({ target }: FocusEvent) => {
      const panel = document.getElementById(PANEL_ID);
      if (!panel || panel.offsetWidth < window.innerWidth || panel.contains(target as Node)) return;
      opener.current = null;
      close();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [place, close]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (place !== null && !isInField(event) && isPressed(event, 'closeFile')) close();
      const by = Number(isPressed(event, 'nextFile')) - Number(isPressed(event, 'previousFile'));
      if (by === 0) return;
      const among = place === null ? files : list;
      const next = place === null ? placeAtReading(files) : place + by;
      if (among[next]) show(among, next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, list, files, show, close]);

  const viewer = useMemo(() => ({ open, files }), [open, files]);
  return (
    <ViewerContext.Provider value={viewer}>
      <div className={place === null ? undefined : styles.beside}>{children}</div>
      {place !== null && (
        <Suspense fallback={null}>
          <ViewerPanel files={list} place={place} onShow={(at) => show(list, at)} onClose={close} />
        </Suspense>
      )}
    </ViewerContext.Provider>
  );
}
