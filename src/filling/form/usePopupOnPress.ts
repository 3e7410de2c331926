import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A popup that is made with the first press of its button: a long table has hundreds of them, of which nearly none is ever
 * opened, and each takes longer to draw than all the rest of its cell.
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
