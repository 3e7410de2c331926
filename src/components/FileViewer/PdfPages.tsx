import { Spin } from 'antd';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { loadPdf } from './loadPdf';

interface Look {
  zoom: number;
  /** Rotation in degrees. */
  turn: number;
}

/** Renders the pages of a PDF, each when it is scrolled near. */
export default function PdfPages({ blob, ...look }: Look & { blob: Blob }) {
  const { t } = useLanguage();
  const [paper, setPaper] = useState<PDFDocumentProxy | 'unreadable' | null>(null);

  useEffect(() => {
    let end = () => {};
    const asked = blob.arrayBuffer().then((data) => {
      const task = loadPdf(data);
      end = () => void task.destroy();
      return task.promise;
    });
    let isWanted = true;
    asked.then(
      (read) => (isWanted ? setPaper(read) : end()),
      () => isWanted && setPaper('unreadable'),
    );
    return () => {
      isWanted = false;
      end();
    };
  }, [blob]);

  if (paper === null) return <Spin className={styles.note ?? ''} />;
  if (paper === 'unreadable') return <p className={styles.note}>{t('viewer.unreadable')}</p>;
  return (
    <div className={styles.sheets} style={{ inlineSize: `${look.zoom * 100}%` }}>
      {Array.from({ length: paper.numPages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no identity besides its number.
        <Sheet key={at} paper={paper} no={at + 1} {...look} />
      ))}
    </div>
  );
}

/** True once the element has come within one viewport of being visible. */
function useNear(box: React.RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}

function Sheet({ paper, no, zoom, turn }: Look & { paper: PDFDocumentProxy; no: number }) {
  const { t } = useLanguage();
  const box = useRef<HTMLElement>(null);
  const isNear = useNear(box);
  const [page, setPage] = useState<PDFPageProxy | null>(null);

  useEffect(() => {
    if (isNear) paper.getPage(no).then(setPage, () => undefined);
  }, [isNear, paper, no]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom changes the width of the box, to which the page is drawn.
  useEffect(() => {
    if (!page || !box.current) return;
    return draw(page, box.current, turn);
  }, [page, turn, zoom]);

  return <section ref={box} className={styles.sheet} aria-label={t('viewer.page', { no })} />;
}

/** Renders a PDF page as wide as the box with a text layer for selection and screen readers. Returns the cleanup. */
function draw(page: PDFPageProxy, box: HTMLElement, turn: number): () => void {
  const rotation = (page.rotate + turn) % 360;
  const scale = box.clientWidth / page.getViewport({ scale: 1, rotation }).width;
  const viewport = page.getViewport({ scale, rotation });
  const dense = page.getViewport({ scale: scale * devicePixelRatio, rotation });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [dense.width, dense.height];
  const words = document.createElement('div');
  words.className = styles.words ?? '';
  box.style.setProperty('--total-scale-factor', String(scale));
  box.style.blockSize = `${viewport.height}px`;
  const drawing = page.render({ canvas, viewport: dense });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  drawing.promise.then(
    () => box.replaceChildren(canvas, words),
    () => undefined,
  );
  layer.render().catch(() => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
  };
}
