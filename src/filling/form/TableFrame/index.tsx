import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import type { RowSection } from '@domain/filing/sections';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import SheetTools from '@/filling/spreadsheet/SheetTools';
import { useBackLayer } from '@/utils/backLayers';
import { useLanguage, useText } from '@/utils/language';
import { formatShortcutKeys, isPressed } from '@/utils/shortcuts';
import styles from './index.module.css';
import PasteButton from './PasteButton';
import RegisterButton from './RegisterButton';
import StepButtons from './StepButtons';

interface TableFrameProps {
  section: RowSection;
  /** True for a grid to paste into, which can fill the screen; false for records shown one at a time. */
  isGrid: boolean;
  /** False while a single row fills the page. */
  hasTools?: boolean;
  /** Inserts a block of cells from the clipboard. */
  onPaste?(text: string): unknown;
  children: ReactNode;
}

/** A table below its tools. */
export default function TableFrame({ section, isGrid, hasTools = true, onPaste, children }: TableFrameProps) {
  const { t } = useLanguage();
  const say = useText();
  const { isFull, toggle, opener, onKeyDown } = useFullScreen();
  const title = say(section.title);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape, and the button does the same
    <div
      className={isFull ? styles.full : undefined}
      {...(isFull && { role: 'dialog', 'aria-label': title })}
      onKeyDown={onKeyDown}
    >
      {isFull && <strong className={styles.title}>{title}</strong>}
      {hasTools && (
        <div className={styles.tools}>
          <RegisterButton section={section} />
          <SheetTools section={section} />
          <StepButtons section={section.key} />
          {onPaste && <PasteButton onPaste={onPaste} />}
          {isGrid && (
            <Button
              ref={opener}
              icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
              onClick={toggle}
            >
              {t(isFull ? 'forms.grid.leaveFull' : 'forms.grid.full')}
              {isFull && <kbd className={styles.keys}>{formatShortcutKeys('leave')}</kbd>}
            </Button>
          )}
          {isGrid && <span className={`${styles.hint} ${styles.keys}`}>{t('forms.grid.hint')}</span>}
        </div>
      )}
      {children}
    </div>
  );
}

/** Full-screen mode of a page section. Escape and Back leave it and focus the button that toggled it. */
function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const leave = () => {
    setFull(false);
    opener.current?.focus();
  };
  useBackLayer(isFull, leave);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Escape first closes an open list or dialog, which may be elsewhere in the document.
    const isOthers = !event.currentTarget.contains(target) || target.closest('[aria-expanded="true"]');
    if (!isFull || isOthers || !isPressed(event.nativeEvent, 'leave')) return;
    leave();
  };

  return { isFull, toggle: () => setFull(!isFull), opener, onKeyDown };
}
