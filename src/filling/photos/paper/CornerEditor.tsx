import { Button } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveCorner, type SheetCorners, WHOLE_PICTURE } from '@/filling/photos/quad';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface CornerEditorProps {
  /** Object URL of the photograph. */
  url: string;
  no: number;
  corners: SheetCorners;
  onFind(): Promise<SheetCorners>;
  onDone(corners: SheetCorners): void;
  onCancel(): void;
}

const CORNERS = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
/** Step of an arrow key, as a share of the picture. */
const STEP = 0.01;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Photograph with the four corners of the sheet, which are dragged, or moved with the arrow keys. */
export default function CornerEditor({ url, no, corners, onFind, onDone, onCancel }: CornerEditorProps) {
  const { t } = useLanguage();
  const [quad, setQuad] = useState(corners);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.querySelector('button')?.focus(), []);

  const drag = (corner: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    setQuad((before) => moveCorner(before, corner, to));
  };
  const press = (corner: number) => (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    setQuad((before) => {
      const { x = 0, y = 0 } = before[corner] ?? {};
      return moveCorner(before, corner, { x: x + by[0], y: y + by[1] });
    });
  };

  return (
    <section className={styles.editor} aria-label={t('phone.paper.corners', { no })}>
      <p>{t('phone.paper.cornersHow')}</p>
      <div ref={stage} className={styles.stage}>
        <img src={url} alt={t('phone.paper.page', { no })} draggable={false} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <polygon points={quad.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        {quad.map(({ x, y }, corner) => (
          <button
            key={CORNERS[corner]}
            type="button"
            className={styles.corner}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={t(`phone.paper.${CORNERS[corner]}`)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(corner)}
            onKeyDown={press(corner)}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button onClick={async () => setQuad(await onFind())}>{t('phone.paper.find')}</Button>
        <Button onClick={() => setQuad(WHOLE_PICTURE)}>{t('phone.paper.whole')}</Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="primary" onClick={() => onDone(quad)}>
          {t('phone.paper.cut')}
        </Button>
      </div>
    </section>
  );
}
