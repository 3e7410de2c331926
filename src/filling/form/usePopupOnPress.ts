import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Mounts a popup on the first press of its button: a long table has hundreds of them, few are ever opened, and each
 * renders slower than the rest of its cell.
 */
export function usePopupOnPress<Opener extends HTMLElement>() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const opener = useRef<Opener>(null);
  const isMade = isOpen !== null;
  // The popup wraps the button, which is another element from then on.
  useLayoutEffect(() => {
    if (isMade) opener.current?.focus();
  }, [isMade]);
  const onPress = isMade ? {} : { onClick: () => setOpen(true) };
  return { opener, isMade, isOpen: isOpen === true, setOpen, onPress };
}
