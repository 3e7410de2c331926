import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useRef } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { usePins } from './pins';

/** The width of what is written in, with its edges. */
const EDITOR = 360;

/** To the side on which it does not lie over what stands beside the answers. */
function placementAt(button: HTMLElement | null): 'topLeft' | 'topRight' {
  const end = button?.closest('section')?.getBoundingClientRect().right ?? window.innerWidth;
  return (button?.getBoundingClientRect().left ?? 0) + EDITOR > end ? 'topRight' : 'topLeft';
}

interface PinButtonProps {
  path: string | undefined;
  /** Name of the place. */
  name: string;
  /** In a table only the first place is reached by Tab. */
  isReached?: boolean;
  /** Says in words what it does, where there is room. */
  isWordy?: boolean;
}

/** The way to pin something to a place, for whoever may: for the keyboard, and to be seen. */
export default function PinButton({ path, name, isReached = true, isWordy = false }: PinButtonProps) {
  const { t } = useLanguage();
  const pins = usePins();
  const editor = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  // Only now does it stand in the page: what asks for the focus when it is drawn does not get it.
  const begin = (isOpen: boolean) => isOpen && editor.current?.querySelector('textarea')?.focus();
  if (!pins || path === undefined) return null;
  const isPinned = pins.marked.has(path);
  const { pin } = pins;
  if (!pin)
    return isPinned ? (
      <span className={styles.mark} role="img" aria-label={t('review.pinnedHere', { place: name })}>
        <PushpinFilled aria-hidden="true" />
      </span>
    ) : null;
  const label = t(isPinned ? 'review.pinned' : 'review.pinHere', { place: name });
  const Icon = isPinned ? PushpinFilled : PushpinOutlined;
  const button = (
    <button
      ref={place}
      type="button"
      className={isPinned || isWordy ? styles.pinned : styles.pin}
      data-pin={path}
      tabIndex={isReached ? 0 : -1}
      aria-label={label}
      onClick={() => pin(path)}
    >
      <Icon aria-hidden="true" /> {isWordy && label}
    </button>
  );
  if (pins.open !== path) return button;
  return (
    <Popover
      open
      placement={placementAt(place.current)}
      destroyOnHidden
      trigger={[]}
      content={<div ref={editor}>{pins.editor}</div>}
      onOpenChange={pins.close}
      afterOpenChange={begin}
    >
      {button}
    </Popover>
  );
}
