import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ViewedFile, ViewerContext } from './context';
import styles from './index.module.css';

const ViewerPanel = lazy(() => import('./ViewerPanel'));

/** Letters are typed there, and are no keys. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="dialog"][aria-modal="true"]';
const STEPS: Record<string, number> = { n: 1, p: -1 };

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
      const target = event.target instanceof Element ? event.target : document.body;
      const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey && !target.closest(TYPED_IN);
      if (!isMeant || event.defaultPrevented) return;
      if (event.key === 'Escape' && place !== null) close();
      const by = STEPS[event.key.toLowerCase()];
      if (by === undefined) return;
      const next = place === null ? 0 : place + by;
      if (files[next]) show(next);
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
