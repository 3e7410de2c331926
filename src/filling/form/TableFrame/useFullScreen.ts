import { type KeyboardEvent, useRef, useState } from 'react';
import { isPressed } from '@/utils/shortcuts';

/** A part of the page that may fill the screen. Escape leaves it and returns to the button that did it. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Escape closes a list or dialog first, wherever that stands in the document.
    const isOthers = !event.currentTarget.contains(target) || target.closest('[aria-expanded="true"]');
    if (!isFull || isOthers || !isPressed(event.nativeEvent, 'leave')) return;
    setFull(false);
    opener.current?.focus();
  };

  return { isFull, toggle: () => setFull(!isFull), opener, onKeyDown };
}
