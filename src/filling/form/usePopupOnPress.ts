import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Mounts a popup on the first press of its button: a long table has hundreds of them, few are ever opened, and each renders
 * slower than the rest of its cell.
 */
export function usePopupOnPress<Opener extends HTMLElement>() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const opener = useRef<Opener>(null);
  const isMade = isOpen !== null;
  // Mounting the popup replaces the button by a new element, which needs the focus again.
  useLayoutEffect(() => {
    if (isMade) opener.current?.focus();
  }, [isMade]);
  const onPress = isMade ? {} : { onClick: () => setOpen(true) };
  return { opener, isMade, isOpen: isOpen === true, setOpen, onPress };
}
