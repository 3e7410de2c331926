import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isPressed } from '@/utils/shortcuts';
import { type ViewedFile, ViewerContext } from './context';
import styles from './index.module.css';

const ViewerPanel = lazy(() => import('./ViewerPanel'));

/**
 * The attachments of a page, shown beside it one at a time: N and P lead through them, Escape back to where they were
 * opened. It is no modal dialog: the answers stay in sight and in reach.
 */
export default function FileViewer({ files, children }: { files: ViewedFile[]; children: ReactNode }) {
  const [place, setPlace] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const shown = place === null ? undefined : files[place];

  const show = useCallback((at: number) => {
    if (document.activeElement instanceof HTMLElement) opener.current ??= document.activeElement;
    setPlace(at);
  }, []);
  const open = useMemo(() => (id: string) => show(files.findIndex((file) => file.id === id)), [files, show]);
  const close = useCallback(() => {
    setPlace(null);
    opener.current?.focus();
    opener.current = null;
  }, []);

  // The page is narrower now: what is read stays in sight.
  useEffect(() => {
    if (place !== null) opener.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (place !== null && isPressed(event, 'closeFile')) close();
      const by = Number(isPressed(event, 'nextFile')) - Number(isPressed(event, 'previousFile'));
      const next = place === null ? 0 : place + by;
      if (by !== 0 && files[next]) show(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place, files, show, close]);

  return (
    <ViewerContext.Provider value={open}>
      <div className={shown ? styles.beside : undefined}>{children}</div>
      {shown && place !== null && (
        <Suspense fallback={null}>
          <ViewerPanel files={files} place={place} onShow={setPlace} onClose={close} />
        </Suspense>
      )}
    </ViewerContext.Provider>
  );
}
